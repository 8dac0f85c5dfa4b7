import { Link } from 'react-router'
import type { Today } from '#contract/office/today.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { whenLabel } from '../../when.ts'
import { Part, Person } from './part.tsx'

/** Enquiries that were promised an answer by now. */
export function LateEnquiries({ rows }: { rows: NonNullable<Today['lateEnquiries']> }) {
  return (
    <Part id="late" title="Enquiries past their answer" count={rows.length} none="">
      <ul className="day-rows plain">
        {rows.map(({ id, reference, name, about, dueAt }) => (
          <li key={id}>
            <Badge kind="bad">Late</Badge>
            <div className="day-what">
              <p>
                <Link to={`/enquiries/${id}`}>
                  {name}, {about}
                </Link>{' '}
                <span className="token">{reference}</span>
              </p>
              <p className="soft">An answer was promised by {whenLabel(dueAt)}.</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Second payments that are due in these days. */
export function Balances({ day, balances }: { day: string; balances: Today['balances'] }) {
  return (
    <Part
      id="money"
      title="Unpaid balances"
      count={balances.length}
      none="No balance is due in these days."
      csv={{ day, list: 'balances' }}
    >
      <ul className="day-rows plain">
        {balances.map((row) => (
          <li key={row.ref}>
            <Badge kind={row.isLate ? 'bad' : 'warn'}>{row.isLate ? 'Late' : 'Due'}</Badge>
            <div className="day-what">
              <Person {...row} />
              <p>
                <b>{formatRupees(row.due)}</b> by {formatDay(row.balanceDate)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const REFUND_WORDS: Record<Today['refunds'][number]['state'], string> = {
  due: 'Due',
  sent: 'Sent to the bank',
  failed: 'Refused by the bank',
  manual: 'To be paid by hand',
}

/** Money that should be with its traveller. */
export function Refunds({ day, refunds }: { day: string; refunds: Today['refunds'] }) {
  return (
    <Part
      id="refunds"
      title="Refunds due"
      count={refunds.length}
      none="No refund waits."
      csv={{ day, list: 'refunds' }}
    >
      <ul className="day-rows plain">
        {refunds.map((row) => (
          <li key={`${row.ref} ${row.amount} ${row.dueDate}`}>
            <Badge kind={row.state === 'manual' || row.state === 'failed' ? 'bad' : 'warn'}>
              {REFUND_WORDS[row.state]}
            </Badge>
            <div className="day-what">
              <Person {...row} />
              <p>
                <b>{formatRupees(row.amount)}</b> by {formatDay(row.dueDate)}. {row.reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

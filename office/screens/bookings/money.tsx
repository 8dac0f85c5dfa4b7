import { useState } from 'react'
import { notePaidBack } from '#contract/office/booking-changes.ts'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { callOffice } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { gatewayLabel } from './states.ts'

type Refund = BookingStory['refunds'][number]

const REFUND_LABELS: Record<Refund['state'], string> = {
  due: 'is about to be asked for',
  sent: 'is on its way',
  processed: 'is paid back',
  failed: 'failed and is tried again',
  manual: 'has to be paid back by hand',
}

/** The books: what came in, what went back, and what has to. */
export function Money({ booking }: { booking: BookingStory }) {
  const { money, refunds } = booking
  const mayPay = useMay('bookings.money')
  const [paying, setPaying] = useState<Refund>()
  const open = refunds.filter(({ state }) => state !== 'processed')
  return (
    <section className="panel" aria-labelledby="money">
      <h2 id="money">Money</h2>
      {money.length === 0 && <p>Nothing has come in yet.</p>}
      <ul className="plain books">
        {money.map(({ at, entry, amount, gateway, number }) => (
          <li key={`${entry} ${number} ${at}`}>
            <span>
              {entry === 'captured' ? 'Received' : 'Paid back'} {gatewayLabel(gateway)}
              <br />
              <small>
                {whenLabel(at)} · <span className="token">{number}</span>
              </small>
            </span>
            <b className="num">
              {entry === 'captured' ? '' : '−'}
              {formatRupees(amount)}
            </b>
          </li>
        ))}
      </ul>
      {open.map((refund) => (
        <div key={refund.id} className="books-open">
          <p>
            <b className="num">{formatRupees(refund.amount)}</b> {REFUND_LABELS[refund.state]}, promised by{' '}
            {formatDay(refund.dueDate)}. {refund.reason}.
          </p>
          {mayPay && refund.isByHand && <Button onClick={() => setPaying(refund)}>Note it as paid back</Button>}
        </div>
      ))}
      <PaidBack id={booking.id} refund={paying} onClose={() => setPaying(undefined)} />
    </section>
  )
}

function PaidBack({ id, refund, onClose }: { id: string; refund: Refund | undefined; onClose: () => void }) {
  const say = useSay()
  const renew = useRenewList(callKey(fetchStory))
  const save = async ({ receipt }: { receipt: string }) => {
    const answer = await callOffice(notePaidBack, { query: { ref: id, id: refund?.id ?? '' }, body: { receipt } })
    if (!answer.ok) return answer.error
    say('Noted, and mailed to the traveller')
    renew()
    onClose()
  }
  return (
    <Dialog open={refund !== undefined} onClose={onClose} title="Note a refund as paid back" look="box">
      {refund && (
        <OfficeForm values={{ receipt: '' }} onSave={save} save="Note it and mail the traveller" light>
          <p>{formatRupees(refund.amount)} went back to the traveller by hand.</p>
          <Input
            of={TextBox}
            source="receipt"
            label="Number of the transfer or receipt"
            check={needed('Please enter the number')}
          />
        </OfficeForm>
      )}
    </Dialog>
  )
}

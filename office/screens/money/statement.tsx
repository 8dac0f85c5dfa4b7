import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import {
  fetchStatement,
  listStatements,
  MATCHES,
  removeStatement,
  type SettlementRow,
} from '#contract/office/settlement.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { May, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Stat, Stats } from '../../ui/figures.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import type { Column } from '../../ui/table.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice, useRenewList } from '../../use-office.ts'
import { NoteDifference } from './note-difference.tsx'
import { KIND_WORDS, MATCH_WORDS, moneyText } from './settlement-words.ts'
import './money.css'

const COLUMNS: readonly Column<SettlementRow>[] = [
  { id: 'day', head: 'Day', onCard: 'title', cell: ({ day }) => formatDay(day) },
  {
    id: 'match',
    head: 'How it stands',
    onCard: 'aside',
    cell: ({ match, note }) => (
      <Badge kind={note?.isSettled ? 'plain' : MATCH_WORDS[match].kind}>
        {note?.isSettled ? `${MATCH_WORDS[match].label}, settled` : MATCH_WORDS[match].label}
      </Badge>
    ),
  },
  {
    id: 'text',
    head: 'Number and text',
    onCard: 'bare',
    cell: ({ reference, text, note }) => (
      <span className="settlement-text">
        {text === '' ? reference : text}
        {text !== '' && reference !== '' && <small>{reference}</small>}
        {note && (
          <small>
            {note.by}: {note.text}
          </small>
        )}
      </span>
    ),
  },
  { id: 'amount', head: 'Statement', end: true, cell: ({ amount, entry }) => sumOf(amount, entry) },
  { id: 'ledgerAmount', head: 'Ledger', end: true, cell: ({ ledgerAmount, entry }) => sumOf(ledgerAmount, entry) },
  {
    id: 'ref',
    head: 'Booking',
    cell: ({ ref, isPayout }) =>
      ref === null ? isPayout ? 'Payout of the gateway' : 'none' : <Link to={`/bookings/${ref}`}>{ref}</Link>,
  },
]

function sumOf(amount: number | null, entry: 'in' | 'out') {
  return <span className="num">{amount === null ? 'nothing' : moneyText(entry === 'out' ? -amount : amount)}</span>
}

/** A statement, line by line, beside the ledger: what differs first. */
export function StatementPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchStatement, { id })
  const [noting, setNoting] = useState<SettlementRow>()
  const mayChange = useMay('settlement.change')
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={8} />
  const { statement, sums } = data
  const open = sums.reduce((all, each) => all + each.open, 0)
  return (
    <>
      <PageHead
        title={statement.name}
        badges={
          <Badge kind={open === 0 ? 'good' : 'warn'}>{open === 0 ? 'Agrees or settled' : `${open} to look at`}</Badge>
        }
        about={`${KIND_WORDS[statement.kind].label}, ${formatDay(statement.from)} to ${formatDay(statement.until)}.`}
        help="settlement"
        actions={
          <May operation="settlement.change">
            <TakeAway id={id} />
          </May>
        }
      />
      <Stats>
        {MATCHES.map((match) => {
          const { count = 0, amount = 0 } = sums.find((each) => each.match === match) ?? {}
          return (
            <Stat
              key={match}
              label={MATCH_WORDS[match].label}
              value={count}
              note={`${moneyText(amount)}. ${MATCH_WORDS[match].about}`}
            />
          )
        })}
      </Stats>
      <List<SettlementRow>
        resource="settlement-rows"
        label="Lines"
        columns={COLUMNS}
        sort={{ field: 'day', order: 'ASC' }}
        fixed={{ id }}
        filters={[
          {
            ...{ source: 'match', label: 'How it stands' },
            options: MATCHES.map((match) => ({ value: match, label: MATCH_WORDS[match].label })),
          },
        ]}
        actions={(row) =>
          mayChange && row.match !== 'matched' ? (
            <Button kind="quiet" icon="pencil" onClick={() => setNoting(row)}>
              {row.note === null ? 'Note' : 'Change the note'}
            </Button>
          ) : null
        }
        empty={
          <Empty icon="rupee" title="Nothing to compare">
            The statement has no line, and the ledger nothing of its days.
          </Empty>
        }
      />
      <NoteDifference row={noting} onClose={() => setNoting(undefined)} />
    </>
  )
}

function TakeAway({ id }: { id: string }) {
  const [asking, setAsking] = useState(false)
  const deed = useDeed(removeStatement, [listStatements])
  const renew = useRenewList('statements')
  const navigate = useNavigate()
  const say = useSay()
  const remove = async () => {
    if ((await deed.run({ query: { id } })) === undefined) return
    renew()
    say('The statement is taken away')
    void navigate('/settlement')
  }
  return (
    <>
      <Button icon="bin" onClick={() => setAsking(true)}>
        Take it away
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Take this statement away?"
        yes="Take it away"
        danger
        busy={deed.busy}
        refusal={deed.failure?.message}
        onYes={() => void remove()}
      >
        Its lines and the notes on them go with it. The ledger stays as it is, and the file can be brought again.
      </Confirm>
    </>
  )
}

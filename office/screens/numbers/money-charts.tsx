import type { MoneyNumbers, SalesToLedger } from '#contract/office/numbers.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { RankBars } from '../../ui/bars.tsx'
import { Chart, FigureTable } from '../../ui/chart.tsx'
import { gatewayLabel } from '../bookings/states.ts'
import { SaveTable } from './save-table.tsx'

const CAUSES = { traveller: 'By the traveller', office: 'By the office', balance: 'Balance not paid' }
const REFUND_STATES: Partial<Record<string, string>> = {
  due: 'To be sent',
  sent: 'On its way',
  processed: 'Paid back',
  failed: 'Failed, tried again',
  manual: 'To be paid by hand',
}

export function CancelChart({ money: { span, now, before, causes, refunds } }: { money: MoneyNumbers }) {
  return (
    <Chart
      title="Cancellations and refunds"
      about={`What was cancelled on these days, whenever it was sold: ${formatRupees(now.cancelled)}, of which ${formatRupees(now.kept)} are kept by the terms (${formatRupees(before.cancelled)} a year before). Refunds count on the day on which they are approved.`}
      table={
        <FigureTable
          label="Cancellations and refunds, rupees"
          head={['What', 'Number', 'Rupees', 'Kept']}
          rows={[
            ...causes.map(({ cause, lines, price, kept }) => [CAUSES[cause], lines, price, kept]),
            ...refunds.map(({ state, count, amount }) => [
              `Refunds: ${(REFUND_STATES[state] ?? state).toLowerCase()}`,
              ...[count, amount, ''],
            ]),
          ]}
        />
      }
      file={<SaveTable table="cancellations" span={span} of="cancellations" />}
    >
      <RankBars
        tone={4}
        ranks={[
          ...causes.map(({ cause, lines, price }) => ({
            ...{ label: CAUSES[cause], value: price, words: formatRupees(price), note: counted(lines, 'part') },
          })),
          ...refunds.map(({ state, count, amount }) => ({
            ...{ label: REFUND_STATES[state] ?? state, value: amount, words: formatRupees(amount) },
            note: counted(count, 'refund'),
          })),
        ]}
      />
    </Chart>
  )
}

/** A sum that is worked out line by line: what is sold, what it loses, and what the ledger has. */
export function LedgerChart({ ledger }: { ledger: SalesToLedger }) {
  const { span, sold, givenUp, due, waived, toRefund, tooMuch, captured, refunded } = ledger
  const rows: [string, number][] = [
    ['Sold', sold],
    ['Given up in cancellations', -givenUp],
    ['Still due', -due],
    ['Kept by the terms, never paid', -waived],
    ['Refunds on their way', toRefund],
    ['Paid above the price', tooMuch],
  ]
  return (
    <Chart
      title="From sales to the ledger"
      tall
      about="The bookings that were confirmed on these days, as they stand now: their price, less what is given up, due or waived, is what came in less what went back."
      table={
        <FigureTable
          label="From sales to the ledger"
          head={['Line', 'Rupees']}
          rows={[
            ...rows.filter(([, amount]) => amount !== 0),
            ...[
              ['Came in', captured],
              ['Went back', -refunded],
            ],
          ]}
          foot={['In the ledger', captured - refunded]}
        />
      }
      file={<SaveTable table="ledger" span={span} of="from sales to the ledger" />}
    />
  )
}

export function FlowChart({ money: { span, now, flows } }: { money: MoneyNumbers }) {
  return (
    <Chart
      title="Money by the way it came"
      about="What came in and went back on these days by the ledger, for whatever booking."
      table={
        <FigureTable
          label="Money by the way it came, rupees"
          head={['Way', 'Came in', 'Went back']}
          rows={flows.map(({ gateway, captured, refunded }) => [nameOf(gateway), captured, refunded])}
          foot={['All', now.captured, now.refunded]}
        />
      }
      file={<SaveTable table="payments" span={span} of="money by the way it came" />}
    />
  )
}

function nameOf(gateway: string): string {
  const label = gatewayLabel(gateway)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`
}

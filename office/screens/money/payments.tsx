import { useState } from 'react'
import { Link } from 'react-router'
import type { PaymentRow } from '#contract/office/settlement.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { TAKEN_HOWS, TAKEN_LABELS } from '#contract/terms/taken-money.ts'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import type { Column } from '../../ui/table.tsx'
import { whenLabel } from '../../when.ts'
import { gatewayLabel } from '../bookings/states.ts'
import './money.css'

const COLUMNS: readonly Column<PaymentRow>[] = [
  { id: 'at', head: 'When', onCard: 'title', cell: ({ at }) => whenLabel(at) },
  {
    id: 'amount',
    head: 'Amount',
    end: true,
    onCard: 'aside',
    cell: ({ entry, amount }) => (
      <b className="num">{entry === 'refunded' ? `− ${formatRupees(amount)}` : formatRupees(amount)}</b>
    ),
  },
  { id: 'entry', head: 'What', cell: ({ entry }) => (entry === 'refunded' ? 'Refund' : 'Payment') },
  { id: 'gateway', head: 'How', cell: ({ gateway }) => gatewayLabel(gateway) },
  { id: 'number', head: 'Number', cell: ({ number }) => <span className="token">{number}</span> },
  { id: 'ref', head: 'Booking', cell: ({ ref }) => (ref === '' ? '' : <Link to={`/bookings/${ref}`}>{ref}</Link>) },
]

const HOW_OPTIONS = [
  { value: 'gateway', label: 'At the gateway' },
  ...TAKEN_HOWS.map((how) => ({ value: how, label: TAKEN_LABELS[how] })),
]

/** The ledger, as a list. */
export function Payments() {
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  return (
    <>
      <PageHead
        title="Payments"
        about="Every payment that came in and every refund that went back, the latest first. Rows are only added, never changed."
        help="settlement"
      />
      <div className="money-days">
        <DateBox label="From" value={from} onChange={setFrom} />
        <DateBox label="Until" value={until} min={from} onChange={setUntil} />
      </div>
      <List<PaymentRow>
        resource="payments"
        label="Payments"
        columns={COLUMNS}
        sort={{ field: 'at', order: 'DESC' }}
        search="Booking, or number of the payment or receipt"
        filters={[
          {
            ...{ source: 'entry', label: 'What' },
            options: [
              { value: 'captured', label: 'Payments' },
              { value: 'refunded', label: 'Refunds' },
            ],
          },
          { source: 'how', label: 'How', options: HOW_OPTIONS },
        ]}
        fixed={{ ...(from === '' ? {} : { from }), ...(until === '' ? {} : { until }) }}
        empty={
          <Empty icon="rupee" title="No payment yet">
            From the first payment on, each stands here.
          </Empty>
        }
      />
    </>
  )
}

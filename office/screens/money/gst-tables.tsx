import { Link } from 'react-router'
import type { PaperRow, RateRow } from '#contract/office/tax.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { Chart } from '../../ui/chart.tsx'
import { DataTable } from '../../ui/table.tsx'

const rateLabel = (rate: number | null) => (rate === null ? 'unclear' : `${rate} %`)
const number = (amount: number) => <span className="num">{amount.toLocaleString('en-IN')}</span>

type Sum = 'taxable' | 'cgst' | 'utgst' | 'total'
/** A row for a service, a rate and a kind of customer; the last is their sum. */
type ShownRate = Pick<RateRow, Sum> & { id: string; service: string; code: string; customer: string; rate: string }

/** On a phone each row is a card: eight columns are wider than it. */
export function RateTable({ rates }: { rates: readonly RateRow[] }) {
  const sum = (key: Sum) => rates.reduce((all, row) => all + row[key], 0)
  const sums = { taxable: sum('taxable'), cgst: sum('cgst'), utgst: sum('utgst'), total: sum('total') }
  const rows: ShownRate[] = rates.map(({ service, code, isB2b, rate, ...row }) => ({
    ...row,
    ...{ id: `${code} ${rate} ${isB2b}`, service, code, customer: isB2b ? 'B2B' : 'B2C', rate: rateLabel(rate) },
  }))
  if (rows.length === 0) return <p>Nothing was taxed in this time.</p>
  return (
    <DataTable<ShownRate>
      label="Tax by service and rate, rupees"
      rows={[...rows, { id: 'all', service: 'All', code: '', customer: '', rate: '', ...sums }]}
      idOf={({ id }) => id}
      columns={[
        { id: 'service', head: 'Service', onCard: 'title', cell: serviceCell },
        { id: 'code', head: 'SAC', onCard: 'hidden', cell: ({ code }) => code || NONE },
        { id: 'customer', head: 'Customer', onCard: 'hidden', cell: ({ customer }) => customer || NONE },
        { id: 'rate', head: 'Rate', end: true, onCard: 'hidden', cell: ({ rate }) => rate || NONE },
        { id: 'taxable', head: 'Taxable', end: true, cell: ({ taxable }) => number(taxable) },
        { id: 'cgst', head: 'CGST', end: true, cell: ({ cgst }) => number(cgst) },
        { id: 'utgst', head: 'UTGST', end: true, cell: ({ utgst }) => number(utgst) },
        { id: 'total', head: 'In all', end: true, onCard: 'aside', cell: ({ total }) => number(total) },
      ]}
    />
  )
}

/** On a card the three columns that name the row stand below its title. */
function serviceCell({ service, code, customer, rate }: ShownRate) {
  return (
    <b>
      {service}
      {code !== '' && <small className="rate-facts">{`SAC ${code}, ${customer}, ${rate}`}</small>}
    </b>
  )
}

const NONE = '–'

type Props = { title: string; about: string; rows: readonly PaperRow[]; none: string }

/** Rows of papers that stand on the screen (ours); the sheets have all that the return lists. */
const SHOWN = 200

export function PaperTable({ title, about, rows, none }: Props) {
  return (
    <Chart
      wide
      title={title}
      about={rows.length > SHOWN ? `${about} The first ${SHOWN} of ${rows.length} are shown.` : about}
      table={
        rows.length === 0 ? (
          <p>{none}</p>
        ) : (
          <DataTable<PaperRow>
            label={title}
            rows={rows.slice(0, SHOWN)}
            idOf={({ number: own, rate }) => `${own} ${rate}`}
            columns={[
              { id: 'number', head: 'Number', onCard: 'title', cell: (row) => row.number },
              { id: 'value', head: 'Value', end: true, onCard: 'aside', cell: ({ value }) => number(value) },
              { id: 'day', head: 'Day', cell: ({ day }) => formatDay(day) },
              { id: 'gstin', head: 'GSTIN', cell: ({ gstin }) => <span className="token">{gstin ?? 'none'}</span> },
              { id: 'name', head: 'Name', cell: ({ name }) => name },
              { id: 'ref', head: 'Booking', cell: ({ ref }) => <Link to={`/bookings/${ref}`}>{ref}</Link> },
              { id: 'rate', head: 'Rate', end: true, cell: ({ rate }) => rateLabel(rate) },
              { id: 'taxable', head: 'Taxable', end: true, cell: ({ taxable }) => number(taxable) },
              { id: 'cgst', head: 'CGST', end: true, onCard: 'hidden', cell: ({ cgst }) => number(cgst) },
              { id: 'utgst', head: 'UTGST', end: true, onCard: 'hidden', cell: ({ utgst }) => number(utgst) },
            ]}
          />
        )
      }
    />
  )
}

import { Link } from 'react-router'
import type { PaperRow, RateRow } from '#contract/office/tax.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { Chart, FigureTable } from '../../ui/chart.tsx'
import { DataTable } from '../../ui/table.tsx'

const rateLabel = (rate: number | null) => (rate === null ? 'unclear' : `${rate} %`)
const number = (amount: number) => <span className="num">{amount.toLocaleString('en-IN')}</span>

export function RateTable({ rates }: { rates: readonly RateRow[] }) {
  const sum = (key: 'taxable' | 'cgst' | 'utgst' | 'total') => rates.reduce((all, row) => all + row[key], 0)
  return (
    <FigureTable
      label="Tax by service and rate, rupees"
      head={['Service', 'SAC', 'Customer', 'Rate', 'Taxable', 'CGST', 'UTGST', 'In all']}
      rows={rates.map(({ service, code, isB2b, rate, taxable, cgst, utgst, total }) => [
        ...[service, code, isB2b ? 'B2B' : 'B2C', rateLabel(rate)],
        ...[taxable, cgst, utgst, total],
      ])}
      foot={['All', '', '', '', sum('taxable'), sum('cgst'), sum('utgst'), sum('total')]}
    />
  )
}

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

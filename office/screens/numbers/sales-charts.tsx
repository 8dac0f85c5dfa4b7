import type { SalesNumbers } from '#contract/office/numbers.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Bars, RankBars } from '../../ui/bars.tsx'
import { Chart, FigureTable } from '../../ui/chart.tsx'
import { dayLabel, monthLabel } from './presets.ts'
import { SaveTable } from './save-table.tsx'
import { kindName, kindTone, percent } from './words.ts'

type Props = { sales: SalesNumbers }

export function SalesChart({ sales: { span, step, kinds, rows, now } }: Props) {
  const sold = kinds.filter((kind) => kind.now > 0)
  const shown = sold.length > 0 ? sold : kinds.slice(0, 1)
  const labelOf = (day: string) => (step === 'month' ? monthLabel(day) : formatDay(day))
  const total = (kind: (typeof kinds)[number]['kind']) => rows.reduce((sum, row) => sum + row.sales[kind], 0)
  return (
    <Chart
      title={step === 'month' ? 'Sales by month and product' : 'Sales by day and product'}
      about="A sale is the price of a booking, taxes inside, on the day on which it was confirmed. What is cancelled later stays a sale here; cancellations and refunds are told apart."
      legend={sold.map(({ kind, now: figure }) => ({
        ...{ label: kindName(kind), tone: kindTone(kind), figure: formatRupees(figure) },
      }))}
      table={
        <FigureTable
          label="Sales by day and product, rupees"
          head={[step === 'month' ? 'Month' : 'Day', ...shown.map(({ kind }) => kindName(kind)), 'All']}
          rows={rows.map(({ day, sales, all }) => [labelOf(day), ...shown.map(({ kind }) => sales[kind]), all])}
          foot={['All', ...shown.map(({ kind }) => total(kind)), now.sales]}
        />
      }
      file={<SaveTable table="days" span={span} of="sales by day" />}
    >
      <Bars
        look="stacked"
        tones={shown.map(({ kind }) => kindTone(kind))}
        bars={rows.map(({ day, sales, all }) => ({
          label: step === 'month' ? monthLabel(day) : dayLabel(day),
          hint: `${labelOf(day)}: ${formatRupees(all)}`,
          values: shown.map(({ kind }) => sales[kind]),
        }))}
      />
    </Chart>
  )
}

const PRODUCTS_SHOWN = 8

export function ProductChart({ sales: { span, products, now } }: Props) {
  return (
    <Chart
      title="What sells most"
      about="Sales by product of the catalogue, under the names that they have today."
      table={
        <FigureTable
          label="Sales by product, rupees"
          head={['Product', 'Sold', 'Rupees', 'A year before']}
          rows={products.map(({ name, lines, now: figure, before }) => [name, lines, figure, before])}
        />
      }
      file={<SaveTable table="products" span={span} of="sales by product" />}
    >
      <RankBars
        ranks={products
          .filter((product) => product.now > 0)
          .slice(0, PRODUCTS_SHOWN)
          .map(({ kind, id, name, now: figure }) => ({
            label: name === id ? kindName(kind) : name,
            ...{ value: figure, words: formatRupees(figure), note: percent(figure, now.sales) },
          }))}
      />
    </Chart>
  )
}

function leadLabel({ fromDays, untilDays }: SalesNumbers['leadTimes'][number]): string {
  return untilDays === null ? `${fromDays} days or more` : `${fromDays} to ${untilDays} days`
}

export function LeadChart({ sales: { span, leadTimes, medianLeadDays, now } }: Props) {
  return (
    <Chart
      title="How long before the trip"
      about={`Bookings by the days from their sale to the start of their first part. Half of them are sold ${medianLeadDays.now ?? 0} days ahead or less.`}
      table={
        <FigureTable
          label="Bookings by days before the trip"
          head={['Before the trip', 'Bookings', 'Of all', 'A year before']}
          rows={leadTimes.map((row) => [leadLabel(row), row.now, percent(row.now, now.bookings), row.before])}
        />
      }
      file={<SaveTable table="lead-times" span={span} of="days before the trip" />}
    >
      <RankBars
        ranks={leadTimes.map((row) => ({
          ...{ label: leadLabel(row), value: row.now },
          words: String(row.now),
          note: percent(row.now, now.bookings),
        }))}
      />
    </Chart>
  )
}

import type { SeasonNumbers, Span } from '#contract/office/numbers.ts'
import { SHORT_MONTHS } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Bars } from '../../ui/bars.tsx'
import { Chart, FigureTable, type Tone } from '../../ui/chart.tsx'
import { SaveTable } from './save-table.tsx'

/** The latest season first. */
const TONES: readonly Tone[] = [1, 2, 3]

export function SeasonChart({ seasons: { seasons, months }, span }: { seasons: SeasonNumbers; span: Span }) {
  // Of a season without any sale there is nothing to draw; the table has it.
  const drawn = seasons.flatMap(({ sales }, index) => (sales > 0 || index === 0 ? [index] : []))
  const monthName = (month: number) => SHORT_MONTHS[month - 1] ?? ''
  return (
    <Chart
      title="Seasons compared"
      wide
      about="What is sold for travel from October to May, by the month in which each part starts, without what is cancelled. “By this day” is what stood on the same day of that season's year."
      legend={drawn
        .flatMap((index) => seasons[index] ?? [])
        .map(({ name, bySameDay }, index) => ({
          ...{ label: name, tone: TONES[index] ?? 1, figure: `${formatRupees(bySameDay)} by this day` },
        }))}
      table={
        <FigureTable
          label="Seasons compared, rupees by the month of travel"
          head={['Month', ...seasons.flatMap(({ name }) => [name, `${name} by this day`])]}
          rows={months.map(({ month, figures }) => [
            monthName(month),
            ...figures.flatMap(({ sales, bySameDay }) => [sales, bySameDay]),
          ])}
          foot={['All', ...seasons.flatMap(({ sales, bySameDay }) => [sales, bySameDay])]}
        />
      }
      file={<SaveTable table="seasons" span={span} of="seasons compared" />}
    >
      <Bars
        look="grouped"
        tones={drawn.map((_, index) => TONES[index] ?? 1)}
        bars={months.map(({ month, figures }) => ({
          label: monthName(month),
          hint: drawn.map((index) => `${seasons[index]?.name}: ${formatRupees(figures[index]?.sales ?? 0)}`).join('\n'),
          values: drawn.map((index) => figures[index]?.sales ?? 0),
        }))}
      />
    </Chart>
  )
}

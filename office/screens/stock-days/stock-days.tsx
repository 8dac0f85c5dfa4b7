import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchStockDays, type StockKind, type StockLine } from '#contract/office/stock-days.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { useMay } from '../../me.tsx'
import { type DayRange, daysOf, endsOf } from '../../ui/day-range.ts'
import { Empty } from '../../ui/empty.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { CalendarBoard } from '../hotels/calendar-board.tsx'
import { daysOfMonth, monthIn } from '../hotels/calendar-days.ts'
import { CalendarTools } from '../hotels/calendar-tools.tsx'
import { rangeTitle } from '../hotels/night-words.ts'
import { cellOf } from './day-words.ts'
import { type ChosenDays, StockPanel } from './stock-panel.tsx'
import { daysWords, useStockDays } from './use-stock-days.ts'

type Words = {
  /** What a line of the calendar is: "Island". */
  line: string
  /** What is for sale: "Cars for sale". */
  units: string
  /** "car-days". */
  sold: string
  none: string
}

/** How many of a car or an activity are for sale, day by day. */
export function StockDays({ kind, id, words }: { kind: StockKind; id: string; words: Words }) {
  const [search, setSearch] = useSearchParams()
  const [range, setRange] = useState<DayRange>()
  const mayChange = useMay('prices.change')
  const deeds = useStockDays(kind, id)
  const today = dayInIndia(new Date())
  const month = monthIn(search.get('month'), today)
  const days = daysOfMonth(month, today)
  const { data, error, refetch } = useOffice(fetchStockDays, { kind, id, from: days[0] ?? today, days: days.length })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={8} />
  const lines = data.lines
  if (lines.length === 0) return <Empty icon="calendar" title={words.none} />
  const byDay = new Map(lines.flatMap((line) => line.days.map((day) => [`${line.id} ${day.day}`, day])))
  const chosen = range && chosenOf(range, lines)
  return (
    <div className="stack">
      <CalendarTools
        {...{ month, days, today, deeds, mayChange }}
        sold={{ ...soldOf(lines), of: words.sold }}
        onMonth={(next) => {
          setRange(undefined)
          setSearch({ month: next }, { replace: true, preventScrollReset: true })
        }}
      />
      {deeds.undoFailure && <Refused message={deeds.undoFailure.message} />}
      <CalendarBoard
        label={words.line}
        rows={lines.map((line) => ({ id: line.id, name: line.name, note: `usually ${line.units}` }))}
        {...{ days, range, mayChange }}
        onChoose={(next) => {
          deeds.clear()
          setRange(next)
        }}
        cellOf={(line, day) => cellOf(byDay.get(`${line} ${day}`))}
        keys={
          <li>
            <b>3</b> differs from the usual number
          </li>
        }
        words={{
          things: 'days',
          region: 'Chosen days',
          hint: 'Choose one day or several: their number and closing are changed here.',
        }}
        chosen={
          chosen && {
            title: rangeTitle(chosen.first, chosen.last),
            about: lines.find((line) => line.id === chosen.lineId)?.name ?? '',
            count: daysWords(chosen.days.length),
          }
        }
        panel={(onSaved) =>
          chosen && <StockPanel key={JSON.stringify(chosen)} {...{ chosen, deeds, onSaved }} label={words.units} />
        }
      />
    </div>
  )
}

/** The days of the range on which the line runs; undefined where there is none. */
function chosenOf(range: DayRange, lines: readonly StockLine[]): ChosenDays | undefined {
  const wanted = new Set(daysOf(range))
  const days = lines.find(({ id }) => id === range.row)?.days.filter(({ day, runs }) => runs && wanted.has(day)) ?? []
  return days.length === 0 ? undefined : { lineId: range.row, ...endsOf(range), days }
}

function soldOf(lines: readonly StockLine[]): { sold: number; all: number } {
  const days = lines.flatMap((line) => line.days.filter(({ runs }) => runs))
  return {
    sold: days.reduce((sum, day) => sum + day.sold, 0),
    all: days.reduce((sum, day) => sum + day.units, 0),
  }
}

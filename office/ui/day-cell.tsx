import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { formatDay } from '#contract/terms/india-time.ts'
import './day-cell.css'
import { weekdayPlace } from './day-range.ts'

export type DayCell = {
  /** What counts most, such as the price. */
  main: ReactNode
  sub?: ReactNode
  /** A short sign in the corner: "2n". */
  mark?: string
  /** `low` is nearly sold, `full` is sold, `shut` is closed by us. */
  tone?: 'low' | 'full' | 'shut'
  /** Differs from the usual. */
  isOwn?: boolean
  /** The whole cell in words for who listens, without day and row. */
  spoken: string
}

/** A line of the calendar. */
export type DayRow = { id: string; name: string; note?: string }

type NightProps = {
  row: DayRow
  day: string
  cell: DayCell
  extra?: ReactNode
  isChosen: boolean
  isAt: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPress: () => void
}

export function Night({ row, day, cell, extra, isChosen, isAt, onKeyDown, onPointerDown, onPress }: NightProps) {
  const { main, sub, mark, tone, isOwn, spoken } = cell
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
      role="gridcell"
      className={['night', tone, isOwn && 'own', weekdayPlace(day) === 0 && 'monday'].filter(Boolean).join(' ')}
      data-row={row.id}
      data-day={day}
      aria-selected={isChosen}
      tabIndex={isAt ? 0 : -1}
      onKeyDown={(event) => {
        onKeyDown(event)
        if (event.key !== ' ' && event.key !== 'Enter') return
        event.preventDefault()
        onPress()
      }}
      onPointerDown={onPointerDown}
    >
      <span className="visually-hidden">{`${row.name}, ${formatDay(day)}: ${spoken}`}</span>
      <span aria-hidden="true">
        {extra}
        <b>{main}</b>
        {sub && <small>{sub}</small>}
        {mark && <i>{mark}</i>}
      </span>
    </td>
  )
}

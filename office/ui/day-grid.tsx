import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { formatDay, SHORT_WEEKDAYS } from '#contract/terms/india-time.ts'
import { type DayCell, type DayRow, Night } from './day-cell.tsx'
import './day-grid.css'
import {
  type DayRange,
  endsOf,
  isInRange,
  isWeekend,
  mondayOf,
  stepFrom,
  weekdayOf,
  weekdayPlace,
} from './day-range.ts'
import { SelectBox } from './pick-boxes.tsx'
import { useWide } from './use-wide.ts'

type Props = {
  label: string
  rows: readonly DayRow[]
  /** Days in order, yyyy-mm-dd. */
  days: readonly string[]
  cellOf: (row: string, day: string) => DayCell
  chosen: DayRange | undefined
  onChoose: (range: DayRange | undefined) => void
  /** The last line of each table, by day. */
  foot?: { name: string; of: (day: string) => ReactNode }
}

const DAYS_A_TABLE = 14

/** Rows by days; a range of one row is chosen by drag, or by Shift and the arrows. On a phone one row at a time, as a month. */
export function DayGrid(props: Props) {
  const { rows, days, chosen, onChoose, label } = props
  const isWide = useWide()
  const box = useRef<HTMLDivElement>(null)
  const [shownRow, setShownRow] = useState(rows[0]?.id ?? '')
  const { at, setAt, press, hold, handlers } = useChoosing(props, isWide, box)
  const night = (row: DayRow, day: string, extra?: ReactNode) => (
    <Night
      {...{ row, day, extra }}
      cell={props.cellOf(row.id, day)}
      isChosen={isInRange(chosen, row.id, day)}
      isAt={at.row === row.id && at.day === day}
      onKeyDown={(event) => press(event, row.id, day)}
      onPointerDown={(event) => hold(event, row.id, day)}
      onPress={() => onChoose({ row: row.id, from: day, to: day })}
    />
  )
  const shown = rows.find(({ id }) => id === shownRow) ?? rows[0]
  return (
    <div className="day-grid" ref={box} {...handlers}>
      {isWide ? (
        <Tables {...props} night={night} />
      ) : (
        <>
          <SelectBox
            label={label}
            value={shown?.id ?? ''}
            onChange={(id) => {
              setShownRow(id)
              setAt({ row: id, day: days[0] ?? '' })
              onChoose(undefined)
            }}
            options={rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {shown && (
            <Month label={`${label}: ${shown.name}`} days={days} night={(day, extra) => night(shown, day, extra)} />
          )}
        </>
      )}
      <span className="visually-hidden" role="status">
        {chosen && rangeWords(chosen)}
      </span>
    </div>
  )
}

/** One cell takes the focus of the keys; a range is drawn with the pointer, or stretched with Shift. */
function useChoosing({ rows, days, chosen, onChoose }: Props, isWide: boolean, box: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState({ row: rows[0]?.id ?? '', day: days[0] ?? '' })
  const drawing = useRef(false)

  const focus = (row: string, day: string) => {
    setAt({ row, day })
    box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"][data-day="${day}"]`)?.focus()
  }
  const press = (event: KeyboardEvent, row: string, day: string) => {
    if (event.key === 'Escape') return onChoose(undefined)
    const next = stepFrom({ rows: rows.map(({ id }) => id), days, weekly: !isWide }, row, day, event.key)
    if (next === undefined) return
    event.preventDefault()
    if (event.shiftKey && next.row === row) {
      const from = chosen?.row === row && isInRange(chosen, row, day) ? chosen.from : day
      onChoose({ row, from, to: next.day })
    }
    focus(next.row, next.day)
  }
  const hold = (event: PointerEvent, row: string, day: string) => {
    if (event.button !== 0) return
    // A range is drawn over other cells: none of them keeps the pointer for itself.
    event.currentTarget.releasePointerCapture(event.pointerId)
    drawing.current = true
    setAt({ row, day })
    // A finger holds no Shift: a second tap is the end of what the first one began.
    const isSecondTap = !isWide && chosen?.from === chosen?.to
    const stretches = (event.shiftKey || isSecondTap) && chosen?.row === row
    onChoose(stretches ? { ...chosen, to: day } : { row, from: day, to: day })
  }
  const draw = (event: PointerEvent) => {
    if (!drawing.current || chosen === undefined) return
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-day]')
    const { row, day } = cell?.dataset ?? {}
    if (row === chosen.row && day !== undefined && day !== chosen.to) onChoose({ ...chosen, to: day })
  }
  const stop = () => {
    drawing.current = false
  }
  const handlers = { onPointerMove: draw, onPointerUp: stop, onPointerCancel: stop, onPointerLeave: stop }
  return { at, setAt, press, hold, handlers }
}

function Tables({ label, rows, days, foot, night }: Props & { night: (row: DayRow, day: string) => ReactNode }) {
  const tables = Array.from({ length: Math.ceil(days.length / DAYS_A_TABLE) }, (_, place) =>
    days.slice(place * DAYS_A_TABLE, (place + 1) * DAYS_A_TABLE),
  )
  return tables.map((some) => (
    <table
      key={some[0]}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid
      role="grid"
      aria-label={`${label}, from ${formatDay(some[0] ?? '')}`}
      aria-multiselectable="true"
    >
      <thead>
        <tr>
          <td />
          {some.map((day) => (
            <th key={day} scope="col" className={isWeekend(day) ? 'end' : undefined}>
              {weekdayOf(day)}
              <b>{dateOf(day)}</b>
            </th>
          ))}
          <Rest of={some} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.name}
              {row.note && <small>{row.note}</small>}
            </th>
            {some.map((day) => (
              <Fragment key={day}>{night(row, day)}</Fragment>
            ))}
            <Rest of={some} />
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <th scope="row">{foot.name}</th>
            {some.map((day) => (
              <td key={day}>{foot.of(day)}</td>
            ))}
            <Rest of={some} />
          </tr>
        </tfoot>
      )}
    </table>
  ))
}

function Month({
  label,
  days,
  night,
}: {
  label: string
  days: readonly string[]
  night: (day: string, extra: ReactNode) => ReactNode
}) {
  const weeks = Map.groupBy(days, (day) => mondayOf(day))
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid
    <table role="grid" aria-label={label} aria-multiselectable="true" className="month">
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
            <th key={weekday} scope="col">
              {SHORT_WEEKDAYS[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...weeks].map(([monday, some]) => (
          <tr key={monday}>
            <Gap days={weekdayPlace(some[0] ?? monday)} />
            {some.map((day) => (
              <Fragment key={day}>{night(day, <em>{dateOf(day)}</em>)}</Fragment>
            ))}
            <Gap days={6 - weekdayPlace(some.at(-1) ?? monday)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Fills the last table, so that its days are as wide as those above. */
function Rest({ of }: { of: readonly string[] }) {
  return of.length < DAYS_A_TABLE ? <td className="rest" colSpan={DAYS_A_TABLE - of.length} /> : null
}

/** The number of a day; the first of a month with its month. */
function dateOf(day: string): string {
  const [, date = '', month = ''] = formatDay(day).split(' ')
  return date === '1' ? `1 ${month}` : date
}

function Gap({ days }: { days: number }) {
  return days > 0 ? <td className="gap" colSpan={days} /> : null
}

function rangeWords(range: DayRange): string {
  const { first, last } = endsOf(range)
  return first === last ? `${formatDay(first)} is chosen` : `${formatDay(first)} to ${formatDay(last)} are chosen`
}

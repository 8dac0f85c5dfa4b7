import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { WEEKDAY_NAMES } from '#contract/terms/calendar-names.ts'
import { counted } from '#contract/terms/counted.ts'
import { addDays, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { closeOnBack } from './back-closes.ts'
import { Icon } from './icon.tsx'
import { addMonths, monthName, monthOf, sameDayIn, weekday, weeksOf } from './month-days.ts'
import './range-calendar.css'

export type RangeEnd = 'from' | 'to'
type Props = {
  /** Days as yyyy-mm-dd; '' where none is chosen. */
  from: string
  to: string
  picking: RangeEnd
  min: string
  max: string
  /** Most nights between the two ends. */
  nightsMax: number
  /** "Choose your check-in", "Choose your check-out". */
  prompts: Record<RangeEnd, string>
  onChange: (range: { from: string; to: string }) => void
  /** Which end is chosen next; undefined when both are. */
  onPicking: (end: RangeEnd | undefined) => void
}

const WEEKDAYS = [...WEEKDAY_NAMES.slice(1), ...WEEKDAY_NAMES.slice(0, 1)]
/** From here on two months stand side by side (range-calendar.css). */
const TWO_MONTHS = '(width >= 900px)'

/** Two ends of a stay in one calendar: arrows move by day and week, Page Up and Down by month, Home and End within the week. */
export function RangeCalendar(props: Props) {
  const { from, to, picking, min, max, prompts, onChange, onPicking } = props
  const root = useRef<HTMLDivElement>(null)
  const months = useRef(matchMedia(TWO_MONTHS).matches ? 2 : 1).current
  const [active, setActive] = useState(() => clampDay((picking === 'to' ? to || from : from) || min, min, max))
  const [first, setFirst] = useState(() => monthOf(active))
  const moved = useRef(true)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const shut = useRef(onPicking)
  shut.current = onPicking
  useEffect(() => closeOnBack(() => shut.current(undefined)), [])
  const pick = (day: string) => {
    if (picking === 'to' && from !== '' && day > from) {
      onChange({ from, to: day })
      return onPicking(undefined)
    }
    // A first day at or after the last one starts a new stay.
    const keepsEnd = picking === 'from' && to > day && daysBetween(day, to) <= props.nightsMax
    onChange({ from: day, to: keepsEnd ? to : '' })
    onPicking('to')
  }
  const clear = () => {
    onChange({ from: '', to: '' })
    onPicking('from')
  }
  const moveTo = (day: string) => {
    const next = clampDay(day, min, max)
    const month = monthOf(next)
    moved.current = true
    setActive(next)
    if (month < first) setFirst(month)
    if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months))
  }
  const turn = (step: 1 | -1) => {
    const month = addMonths(first, step)
    setFirst(month)
    // One day of what is shown can always be reached by Tab.
    if (monthOf(active) < month || monthOf(active) > addMonths(month, months - 1)) {
      setActive(clampDay(sameDayIn(active, month), min, max))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event, active)
    if (day === undefined) return
    event.preventDefault()
    moveTo(day)
  }
  return (
    <div ref={root} className="range-calendar">
      <p className="range-prompt" aria-live="polite">
        {prompts[picking]}
      </p>
      <div className="range-months">
        <Turn step={-1} disabled={first <= monthOf(min)} onTurn={turn} />
        {Array.from({ length: months }, (_, index) => addMonths(first, index)).map((month) => (
          <Month key={month} {...props} month={month} active={active} onKeyDown={onKeyDown} onPick={pick} />
        ))}
        <Turn step={1} disabled={addMonths(first, months - 1) >= monthOf(max)} onTurn={turn} />
      </div>
      <p className="range-foot">
        <span className="num">{from && to && nightsText(daysBetween(from, to))}</span>
        {from && (
          <button type="button" onClick={clear}>
            Clear dates
          </button>
        )}
      </p>
    </div>
  )
}

type TurnProps = { step: 1 | -1; disabled: boolean; onTurn: (step: 1 | -1) => void }

function Turn({ step, disabled, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="disc range-turn"
      aria-label={step === 1 ? 'Next month' : 'Previous month'}
      disabled={disabled}
      onClick={() => onTurn(step)}
    >
      <Icon name={step === 1 ? 'right' : 'left'} />
    </button>
  )
}

type MonthProps = Props & {
  month: string
  active: string
  onKeyDown: (event: KeyboardEvent) => void
  onPick: (day: string) => void
}

function Month({ month, onKeyDown, ...days }: MonthProps) {
  const id = useId()
  return (
    <div className="range-month">
      <p id={id}>{monthName(month)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days in rows that arrow keys walk are a grid */}
      <table role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks keep their order
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no day to be known by
                <DayCell key={column} day={day} {...days} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayCell({ day, ...range }: Omit<MonthProps, 'month' | 'onKeyDown'> & { day: string | undefined }) {
  if (day === undefined) return <td />
  const { from, to, active, onPick } = range
  const end = day === from ? 'from' : day === to ? 'to' : undefined
  const isBetween = from !== '' && to !== '' && day > from && day < to
  return (
    <td data-end={end} data-between={isBetween || undefined}>
      <button
        type="button"
        aria-label={formatDay(day)}
        aria-pressed={end !== undefined}
        aria-disabled={!canPick(day, range) || undefined}
        tabIndex={day === active ? 0 : -1}
        onClick={() => canPick(day, range) && onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

function canPick(
  day: string,
  { from, picking, min, max, nightsMax }: Omit<Props, 'onChange' | 'onPicking' | 'prompts'>,
) {
  if (day < min || day > max) return false
  return picking === 'from' || from === '' || day <= from || day <= addDays(from, nightsMax)
}

function dayAfterKey({ key }: KeyboardEvent, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return sameDayIn(day, addMonths(monthOf(day), -1))
    case 'PageDown':
      return sameDayIn(day, addMonths(monthOf(day), 1))
    default:
      return undefined
  }
}

function clampDay(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day
}

function nightsText(nights: number): string {
  return counted(nights, 'night')
}

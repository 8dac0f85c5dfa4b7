import { BOOKING_TEXTS, leftText } from './booking-texts.ts'
import type { Outing } from './outing.ts'
import type { Calendar, DayView } from './outing-answer.ts'

/** Fewer than this in a slot are worth saying. */
const FEW = 6

type Props = {
  calendar: Calendar
  outing: Outing
  onOuting: (outing: Outing) => void
  day?: DayView | undefined
  error?: string
}

type Slot = { time: string; left?: number }

/** The start times: those of the day chosen with what is left, before that those of any open day. */
export function TimeField({ calendar, outing, onOuting, day, error }: Props) {
  const slots: Slot[] = day && day.slots.length > 0 ? day.slots : calendar.times.map((time) => ({ time }))
  return (
    <fieldset className="outing-times">
      <legend>{BOOKING_TEXTS.time}</legend>
      {slots.length === 0 && <p className="outing-note">{BOOKING_TEXTS.noTimes}</p>}
      {slots.map(({ time, left }) => (
        <label key={time}>
          <input
            type="radio"
            name="time"
            required
            value={time}
            checked={outing.time === time}
            disabled={left !== undefined && left < outing.guests}
            aria-invalid={error ? true : undefined}
            onChange={() => onOuting({ ...outing, time })}
          />
          <span>
            {time}
            {left !== undefined && left < FEW && <small>{left === 0 ? BOOKING_TEXTS.soldOut : leftText(left)}</small>}
          </span>
        </label>
      ))}
      {error && <p className="outing-error">{error}</p>}
    </fieldset>
  )
}

import { formatDay } from '#contract/terms/india-time.ts'
import '#site/ui/chip.css'
import { Field, type FieldControl } from '#site/ui/field.tsx'
import { BOOKING_TEXTS, CLOSED_TEXTS } from './booking-texts.ts'
import type { Outing } from './outing.ts'
import type { Calendar, DayView } from './outing-answer.ts'

type Props = {
  calendar: Calendar
  outing: Outing
  onOuting: (outing: Outing) => void
  day?: DayView | undefined
  error?: string
}

/** Any day on sale; of what goes on dark nights alone, a list of those. Says why a day is closed and which are near. */
export function DateField({ calendar, outing, onOuting, day, error }: Props) {
  const choose = (date: string) => onOuting({ ...outing, date })
  const closed = day?.date === outing.date && day.reason !== undefined ? day : undefined
  return (
    <div className="outing-date">
      {calendar.nights ? (
        <Field label={BOOKING_TEXTS.date} name="date" hint={BOOKING_TEXTS.nightHint} error={error}>
          {(control) => (
            <NightList control={control} nights={calendar.nights ?? []} chosen={outing.date} onChoose={choose} />
          )}
        </Field>
      ) : (
        <Field
          label={BOOKING_TEXTS.date}
          name="date"
          type="date"
          required
          min={calendar.today}
          max={calendar.lastDay}
          value={outing.date}
          error={error}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <div role="status">{closed && <ClosedDay day={closed} onChoose={choose} />}</div>
    </div>
  )
}

function ClosedDay({ day: { date, reason, nearest }, onChoose }: { day: DayView; onChoose: (date: string) => void }) {
  return (
    <div className="closed-day">
      <p>
        {formatDay(date)}: {reason && CLOSED_TEXTS[reason]} {nearest.length > 0 && BOOKING_TEXTS.nearest}
      </p>
      {nearest.map((near) => (
        <button key={near} type="button" className="chip" onClick={() => onChoose(near)}>
          {formatDay(near)}
        </button>
      ))}
    </div>
  )
}

type NightProps = { control: FieldControl; nights: readonly string[]; chosen: string; onChoose: (date: string) => void }

/** The nights on sale by month; one that is not among them (an address said it) stays seen until another is chosen. */
function NightList({ control, nights, chosen, onChoose }: NightProps) {
  const months = Map.groupBy(nights, (night) => night.slice(0, 'yyyy-mm'.length))
  return (
    <select {...control} required value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{BOOKING_TEXTS.chooseDate}</option>
      {chosen !== '' && !nights.includes(chosen) && <option value={chosen}>{formatDay(chosen)}</option>}
      {[...months].map(([month, dates]) => (
        <optgroup key={month} label={monthText(month)}>
          {dates.map((date) => (
            <option key={date} value={date}>
              {formatDay(date)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

/** "Dec 2026", from "Tue 1 Dec 2026". */
function monthText(month: string): string {
  return formatDay(`${month}-01`).split(' ').slice(2).join(' ')
}

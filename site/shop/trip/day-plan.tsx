import './day-plan.css'
import { Icon } from '#site/ui/icon.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'

/** `isKey`: to miss it costs the trip. */
export type PlannedHour = { time?: string; text: string; note?: string; isKey: boolean }

/** `id` is unique in the plan; `label` is the day, "Fri 12 Feb"; `gaps` name what is missing. */
export type PlannedDay = {
  id: string
  label: string
  title: string
  picture?: PictureSource
  hours: PlannedHour[]
  gaps: string[]
}

/** The picture at two pixels each. */
const WIDEST = 320

/** A trip day by day, each in the order of its hours. What must not be missed is set apart. */
export function DayPlan({ days }: { days: readonly PlannedDay[] }) {
  return (
    <ol className="day-plan">
      {days.map((day) => (
        <li key={day.id}>
          <article aria-labelledby={`day-${day.id}`} className={day.picture ? 'pictured' : undefined}>
            {day.picture && <Picture picture={day.picture} sizes="148px" alt="" widest={WIDEST} />}
            <header>
              <h3 id={`day-${day.id}`}>{day.label}</h3>
              <p>{day.title}</p>
            </header>
            <div className="hours">
              {day.hours.length > 0 && (
                <ol>
                  {day.hours.map((hour) => (
                    <Hour key={`${hour.time} ${hour.text}`} hour={hour} />
                  ))}
                </ol>
              )}
              {day.gaps.map((gap) => (
                <p key={gap} className="gap">
                  <Icon name="alert" />
                  {gap}
                </p>
              ))}
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}

function Hour({ hour: { time, text, note, isKey } }: { hour: PlannedHour }) {
  return (
    <li className={isKey ? 'key' : undefined}>
      {time === undefined ? <span /> : <time>{time}</time>}
      <div>
        {isKey ? <b>{text}</b> : text}
        {note && <small>{note}</small>}
      </div>
    </li>
  )
}

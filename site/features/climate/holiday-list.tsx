import type { Festival, Holiday } from '#contract/v1/climate.ts'
import './holiday-list.css'
import { CLIMATE_TEXTS, holidayDay } from './texts.ts'

type Props = { holidays: readonly Holiday[]; festivals: readonly Festival[]; monthNames: readonly string[] }

/** The days when the islands are full, and those they celebrate. */
export function HolidayList({ holidays, festivals, monthNames }: Props) {
  return (
    <div className="holiday-list">
      {holidays.length > 0 && (
        <section>
          <h2>{CLIMATE_TEXTS.holidays}</h2>
          <p className="soft">{CLIMATE_TEXTS.holidaysLead}</p>
          <ul>
            {holidays.map(({ date, name, tentative, local }) => (
              <li key={date + name}>
                <time dateTime={date}>{holidayDay(date)}</time>
                <span>
                  {name}
                  {tentative && <small>{CLIMATE_TEXTS.moon}</small>}
                  {local && <small>{CLIMATE_TEXTS.local}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {festivals.length > 0 && (
        <section>
          <h2>{CLIMATE_TEXTS.festivals}</h2>
          <p className="soft">{CLIMATE_TEXTS.festivalsLead}</p>
          <ul>
            {festivals.map(({ name, month, place }) => (
              <li key={name}>
                <span>{monthNames[month - 1]}</span>
                <span>
                  {name}
                  <small>{place}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

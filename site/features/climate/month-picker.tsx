import type { ClimateMonth } from '#contract/v1/climate.ts'
import './month-picker.css'
import { CLIMATE_TEXTS } from './texts.ts'

const DOTS = [1, 2, 3, 4, 5]

/** Twelve radio buttons: what they choose is shown by the stylesheet, so they work before and without the script. */
export function MonthPicker({ months, now }: { months: readonly ClimateMonth[]; now: number }) {
  return (
    <fieldset className="month-picker">
      <legend>{CLIMATE_TEXTS.choose}</legend>
      <div>
        {months.map(({ month, name, visitRating5 }) => (
          <label key={month}>
            <input type="radio" name="month" value={month} defaultChecked={month === now} />
            <span>
              {name.slice(0, 3)}
              <span className="visually-hidden">, {CLIMATE_TEXTS.rating(visitRating5)}</span>
              <svg viewBox="0 0 44 8" aria-hidden="true">
                {DOTS.map((dot) => (
                  <circle key={dot} cx={dot * 9 - 5} cy="4" r="3" className={dot <= visitRating5 ? 'on' : undefined} />
                ))}
              </svg>
              {month === now && <small>{CLIMATE_TEXTS.now}</small>}
            </span>
          </label>
        ))}
      </div>
      <p>{CLIMATE_TEXTS.ratingKey}</p>
    </fieldset>
  )
}

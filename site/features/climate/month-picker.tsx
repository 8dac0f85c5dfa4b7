import type { ClimateMonth } from '#contract/v1/climate.ts'
import './month-picker.css'
import { CLIMATE_TEXTS } from './texts.ts'

const RATING_MAX = 5

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
              <span className="visually-hidden">{`, ${CLIMATE_TEXTS.rating(visitRating5)}`}</span>
              <svg viewBox="0 0 44 8" aria-hidden="true">
                <path d={dots(RATING_MAX)} />
                <path d={dots(visitRating5)} />
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

/** The path under so many dots; a little longer than they need, for a dot alone has no length to be drawn on. */
function dots(count: number): string {
  return `M4 4h${(count - 1) * 9}.1`
}

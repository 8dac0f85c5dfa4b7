import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { type BoxProps, Field } from '../../ui/field.tsx'
import './record.css'

const DAYS = Array.from({ length: 31 }, (_, place) => String(place + 1).padStart(2, '0'))
const MONTHS = MONTH_NAMES.map((name, place) => ({ value: String(place + 1).padStart(2, '0'), name }))

/** A day of every year, "12-15". */
export function MonthDayBox({ label, value, onChange, disabled }: BoxProps<string>) {
  const [month = '', day = ''] = value.split('-')
  return (
    <Field label={label} group>
      {() => (
        <span className="month-day">
          <select
            aria-label={`${label}, day`}
            disabled={disabled}
            value={day}
            onChange={({ currentTarget }) => onChange(`${month}-${currentTarget.value}`)}
          >
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {Number(each)}
              </option>
            ))}
          </select>
          <select
            aria-label={`${label}, month`}
            disabled={disabled}
            value={month}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${day}`)}
          >
            {MONTHS.map((each) => (
              <option key={each.value} value={each.value}>
                {each.name}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}

import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { Switch } from '../../ui/choices.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { Row } from '../../ui/form.tsx'

type Season = { from: string; to: string }
const DAYS = Array.from({ length: 31 }, (_, place) => String(place + 1).padStart(2, '0'))
const MONTHS = MONTH_NAMES.map((name, place) => ({ value: String(place + 1).padStart(2, '0'), name }))
/** What a season is until somebody says better: the dry months. */
const FIRST = { from: '10-01', to: '05-31' }

/** A part of the year, both days in it; it may run over New Year. */
export function SeasonBox({ label, hint, error, value, onChange, disabled }: BoxProps<Season | null>) {
  return (
    <div className="stack">
      <Switch
        label={label}
        hint={hint}
        error={error}
        disabled={disabled ?? false}
        value={value !== null}
        onChange={(isSeason) => onChange(isSeason ? FIRST : null)}
      />
      {value && (
        <Row>
          <MonthDay
            label="From"
            value={value.from}
            disabled={disabled ?? false}
            onChange={(from) => onChange({ ...value, from })}
          />
          <MonthDay
            label="Until"
            value={value.to}
            disabled={disabled ?? false}
            onChange={(to) => onChange({ ...value, to })}
          />
        </Row>
      )}
    </div>
  )
}

function MonthDay({ label, value, onChange, disabled }: BoxProps<string>) {
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

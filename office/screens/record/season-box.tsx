import { Switch } from '../../ui/choices.tsx'
import type { BoxProps } from '../../ui/field.tsx'
import { Row } from '../../ui/form.tsx'
import { MonthDayBox } from './month-day-box.tsx'

type Season = { from: string; to: string }
/** What a season is until somebody says better: the dry months. */
const FIRST = { from: '10-01', to: '05-31' }

/** A part of the year, both days in it; it may run over New Year. */
export function SeasonBox({ label, hint, error, value, onChange, disabled = false }: BoxProps<Season | null>) {
  return (
    <div className="stack">
      <Switch
        {...{ label, hint, error, disabled }}
        value={value !== null}
        onChange={(isSeason) => onChange(isSeason ? FIRST : null)}
      />
      {value && (
        <Row>
          <MonthDayBox
            label="From"
            value={value.from}
            disabled={disabled}
            onChange={(from) => onChange({ ...value, from })}
          />
          <MonthDayBox
            label="Until"
            value={value.to}
            disabled={disabled}
            onChange={(to) => onChange({ ...value, to })}
          />
        </Row>
      )}
    </div>
  )
}

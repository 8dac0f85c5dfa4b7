import { SEASON_MOST } from '#contract/office/price-seasons.ts'
import type { Season } from '#contract/terms/season.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { MonthDayBox } from '../record/month-day-box.tsx'

const ANOTHER = { from: '01-16', to: '01-31' }

/** The parts of the year that a season has. */
export function RangesBox({ label, hint, error, value, onChange }: BoxProps<Season[]>) {
  const change = (place: number, part: Partial<Season>) =>
    onChange(value.map((range, at) => (at === place ? { ...range, ...part } : range)))
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="season-days">
          {value.map((range, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name and do not move
            <div className="season-part" key={place}>
              <div className="season-range">
                <MonthDayBox label="From" value={range.from} onChange={(from) => change(place, { from })} />
                <MonthDayBox label="Until" value={range.to} onChange={(to) => change(place, { to })} />
              </div>
              {value.length > 1 && (
                <IconButton
                  icon="bin"
                  label={`Remove part ${place + 1}`}
                  onClick={() => onChange(value.filter((_, at) => at !== place))}
                />
              )}
            </div>
          ))}
          {value.length < SEASON_MOST.ranges && (
            <div>
              <Button icon="plus" onClick={() => onChange([...value, ANOTHER])}>
                Add other days
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

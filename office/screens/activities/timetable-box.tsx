import type { ActivityStop } from '#contract/office/activities.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { SeasonBox } from '../record/season-box.tsx'
import './timetable.css'
import { TimeRow } from './time-row.tsx'

type Props = BoxProps<ActivityStop[]> & { places: readonly { id: string; name: string }[] }
type Times = ActivityStop['times']

const EVERY_DAY = '0123456'
const FIRST = { time: '09:00', capacity: 8, weekdays: EVERY_DAY }
const HOURS_APART = 2

/** The places of an activity, each with its season and start times. */
export function TimetableBox({ label, hint, error, value, onChange, disabled = false, places }: Props) {
  const stops = value ?? []
  const free = places.filter(({ id }) => !stops.some(({ placeId }) => placeId === id))
  const change = (place: number, part: Partial<ActivityStop>) =>
    onChange(stops.map((stop, at) => (at === place ? { ...stop, ...part } : stop)))
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="timetable">
          {stops.map((stop, place) => (
            <Stop
              key={stop.placeId}
              name={places.find(({ id }) => id === stop.placeId)?.name ?? stop.placeId}
              {...{ stop, disabled }}
              onChange={(part) => change(place, part)}
              onRemove={stops.length > 1 ? () => onChange(stops.filter((_, at) => at !== place)) : undefined}
            />
          ))}
          {!disabled && free.length > 0 && (
            <SelectBox
              label="Another place"
              value=""
              empty="Add a place"
              onChange={(placeId) => placeId !== '' && onChange([...stops, { placeId, season: null, times: [] }])}
              options={free.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </div>
      )}
    </Field>
  )
}

type StopProps = {
  stop: ActivityStop
  name: string
  disabled: boolean
  onChange: (part: Partial<ActivityStop>) => void
  onRemove: (() => void) | undefined
}

function Stop({ stop: { season, times }, name, disabled, onChange, onRemove }: StopProps) {
  return (
    <section className="panel" aria-label={name}>
      <div className="row">
        <h2>{name}</h2>
        {onRemove && !disabled && <IconButton icon="bin" label={`Remove ${name}`} onClick={onRemove} />}
      </div>
      <SeasonBox
        label="Only in a season here"
        value={season}
        disabled={disabled}
        onChange={(next) => onChange({ season: next })}
      />
      {times.length === 0 && <p className="hint">No start time: nobody can book here.</p>}
      {times.map((time, place) => (
        <TimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a time that is being typed has no other name
          key={place}
          {...{ time, disabled }}
          onChange={(part) =>
            onChange({ times: times.map((each, at) => (at === place ? { ...each, ...part } : each)) })
          }
          onRemove={() => onChange({ times: times.filter((_, at) => at !== place) })}
        />
      ))}
      {!disabled && (
        <div>
          <Button icon="plus" onClick={() => onChange({ times: [...times, nextTime(times)] })}>
            Add a start time
          </Button>
        </div>
      )}
    </section>
  )
}

/** Like the last one, two hours later. */
function nextTime(times: Times): Times[number] {
  const last = times.at(-1)
  if (last === undefined) return FIRST
  const hour = Math.min(23, Number(last.time.slice(0, 2)) + HOURS_APART)
  return { ...last, time: `${String(hour).padStart(2, '0')}${last.time.slice(2)}` }
}

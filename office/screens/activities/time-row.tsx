import type { ActivityStop } from '#contract/office/activities.ts'
import { SHORT_WEEKDAYS } from '#contract/terms/india-time.ts'
import { IconButton } from '../../ui/button.tsx'
import { MultiChoice } from '../../ui/choices.tsx'
import { Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { TimeBox } from '../../ui/pick-boxes.tsx'

type Time = ActivityStop['times'][number]
type Props = { time: Time; disabled: boolean; onChange: (part: Partial<Time>) => void; onRemove: () => void }

/** The week begins on Monday. */
const WEEK = ['1', '2', '3', '4', '5', '6', '0']

/** One start time: how many places it has, and on which days of the week it runs. */
export function TimeRow({ time: { time, capacity, weekdays }, disabled, onChange, onRemove }: Props) {
  return (
    <div className="time-row">
      <Row>
        <TimeBox label="Starts at" value={time} disabled={disabled} onChange={(value) => onChange({ time: value })} />
        <NumberBox
          label={`Places at ${time}`}
          value={capacity}
          min={1}
          disabled={disabled}
          onChange={(value) => onChange({ capacity: value ?? 0 })}
        />
      </Row>
      <MultiChoice
        label={`Runs at ${time} on`}
        value={weekdays.split('')}
        onChange={(days) => onChange({ weekdays: days.toSorted().join('') })}
        options={WEEK.map((value) => ({ value, label: SHORT_WEEKDAYS[Number(value)] ?? '', disabled }))}
      />
      {!disabled && <IconButton icon="bin" label={`Remove the start at ${time}`} onClick={onRemove} />}
    </div>
  )
}

import { useState } from 'react'
import type { TripOption } from '#contract/office/trips.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { Button } from '../../ui/button.tsx'
import { MultiChoice } from '../../ui/choices.tsx'

type Props = { options: readonly TripOption[]; onAdd: (line: Line) => void }

/** What is free, each with a button that puts it into the trip. */
export function LineOptions({ options, onAdd }: Props) {
  if (options.length === 0) return <p className="hint">There is nothing on this day for this party.</p>
  return (
    <ul className="trip-options" aria-label="What is free">
      {options.map((option) => (
        <li key={JSON.stringify([option.label, option.line])}>
          <div>
            <b>{option.label}</b>
            <small>{option.free}</small>
          </div>
          <span className="num">{option.price === null ? '' : formatRupees(option.price)}</span>
          <Button
            icon="plus"
            disabled={!option.isFree}
            aria-label={`Add ${option.label}`}
            onClick={() => onAdd(option.line)}
          >
            Add
          </Button>
          {option.line.kind === 'ferry' && option.isFree && (
            <OwnSeats line={option.line} seats={option.seats} onAdd={onAdd} />
          )}
        </li>
      ))}
    </ul>
  )
}

type SeatsProps = { line: Extract<Line, { kind: 'ferry' }>; seats: TripOption['seats']; onAdd: Props['onAdd'] }

/** Seats one by one, where those that were chosen together are not wanted. */
function OwnSeats({ line, seats, onAdd }: SeatsProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const needed = line.seats.length
  return (
    <details>
      <summary>Choose the seats</summary>
      <MultiChoice
        label={`${counted(chosen.length, 'seat')} of ${needed} chosen`}
        value={chosen}
        onChange={setChosen}
        options={seats.map(({ id, onBoard }) => ({ value: id, label: onBoard }))}
      />
      <Button disabled={chosen.length !== needed} onClick={() => onAdd({ ...line, seats: chosen })}>
        Add these seats
      </Button>
    </details>
  )
}

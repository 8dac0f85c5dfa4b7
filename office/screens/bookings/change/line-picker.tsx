import { useId, useState } from 'react'
import type { BookingStory } from '#contract/office/bookings.ts'
import { type LineOption, type LineTo, listLineOptions } from '#contract/office/line-changes.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { ChipChoice } from '../../../ui/choices.tsx'
import { DateBox, TimeBox } from '../../../ui/pick-boxes.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { useOffice } from '../../../use-office.ts'
import { SeatPicker } from './seat-picker.tsx'

type Props = {
  booking: BookingStory
  line: BookingStory['lines'][number]
  onChoose: (to: LineTo | undefined) => void
}

/** A start of a package as a whole, in place of one of its ferries. */
const WHOLE = 'whole'

/** The new day, and what there is on it. */
export function LinePicker({ booking: { id: ref }, line, onChoose }: Props) {
  const own = dayInIndia(new Date(line.startsAt))
  const [day, setDay] = useState(own)
  const [until, setUntil] = useState('')
  const [crossing, setCrossing] = useState(WHOLE)
  const [chosen, setChosen] = useState<LineTo>()
  const query = {
    ref,
    id: line.lineId,
    day,
    ...(until > day ? { until } : {}),
    ...(crossing === WHOLE ? {} : { crossing }),
  }
  const { data, error, isPlaceholderData, refetch } = useOffice(listLineOptions, query)
  const choose = (to: LineTo | undefined) => {
    setChosen(to)
    onChoose(to)
  }
  const restart = (change: () => void) => {
    change()
    choose(undefined)
  }
  const pickFerry = (tripId: string) =>
    restart(() => {
      setCrossing(tripId)
      setDay(data?.crossings.find((each) => each.tripId === tripId)?.day ?? own)
    })
  return (
    <section className="panel" aria-labelledby="pick">
      <h2 id="pick">What it is to be</h2>
      {data !== undefined && data.crossings.length > 0 && (
        <ChipChoice
          label="What changes"
          value={crossing}
          onChange={pickFerry}
          options={[
            { value: WHOLE, label: 'The start of the trip' },
            ...data.crossings.map(({ tripId, label }) => ({ value: tripId, label })),
          ]}
        />
      )}
      <div className="change-days">
        <DateBox
          label={DAY_LABELS[line.kind] ?? 'Day'}
          value={day}
          onChange={(value) => restart(() => setDay(value || own))}
        />
        {data?.asked.kind === 'hotel' && (
          <DateBox
            label="Check-out"
            value={until > day ? until : checkOutOf(data.asked, day)}
            min={addDays(day, 1)}
            onChange={(value) => restart(() => setUntil(value))}
          />
        )}
        {data?.asked.kind === 'car' && (
          <PickupTime key={data.asked.pickupTime} usual={data.asked.pickupTime} day={day} onChoose={choose} />
        )}
      </div>
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <Options
          {...{ options: data.options, chosen, onChoose: choose, onWait: () => onChoose(undefined) }}
          isOld={isPlaceholderData}
        />
      )}
    </section>
  )
}

/** The others have only one day. */
const DAY_LABELS: Partial<Record<Line['kind'], string>> = {
  package: 'First day',
  hotel: 'Check-in',
  car: 'Day of the pick-up',
}

function checkOutOf({ checkIn, checkOut }: { checkIn: string; checkOut: string }, day: string): string {
  const nights = Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000)
  return addDays(day, nights)
}

function PickupTime({ usual, day, onChoose }: { usual: string; day: string; onChoose: (to: LineTo) => void }) {
  const [time, setTime] = useState(usual)
  const choose = (pickupTime: string) => {
    setTime(pickupTime)
    if (pickupTime !== '') onChoose({ kind: 'car', pickupDate: day, pickupTime })
  }
  return <TimeBox label="Pick-up at" value={time} onChange={choose} />
}

type OptionsProps = {
  options: readonly LineOption[]
  chosen: LineTo | undefined
  onChoose: (to: LineTo) => void
  onWait: () => void
  isOld: boolean
}

function Options({ options, chosen, onChoose, onWait, isOld }: OptionsProps) {
  const name = useId()
  const keyOf = (to: LineTo | undefined) => JSON.stringify(to && { ...to, seats: undefined })
  if (options.length === 0) return <p>There is nothing on this day. Please choose another one.</p>
  const picked = options.find(({ to }) => keyOf(to) === keyOf(chosen))
  return (
    <>
      <fieldset className="line-options" aria-busy={isOld || undefined}>
        <legend className="visually-hidden">What there is</legend>
        {options.map((option) => (
          <label key={keyOf(option.to)}>
            <input
              type="radio"
              name={name}
              checked={option === picked}
              disabled={!option.isFree && !option.isCurrent}
              onChange={() => onChoose(option.to)}
            />
            <span>
              <b>{option.label}</b>
              {option.isCurrent && <small> as booked</small>}
            </span>
            <span className="free">{option.free}</span>
          </label>
        ))}
      </fieldset>
      {picked !== undefined && picked.seats.length > 0 && (
        <SeatPicker key={keyOf(picked.to)} option={picked} onChoose={onChoose} onWait={onWait} />
      )}
    </>
  )
}

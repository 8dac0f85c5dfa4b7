import { useState } from 'react'
import { listThings, listTripOptions, type TripKind, type Wish, type WishStart } from '#contract/office/trips.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { PARTY_COUNT_MAX, STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { ChipChoice } from '../../ui/choices.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { DateBox, SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { useSettled } from '../../use-settled.ts'
import { DAY_LABELS, KIND_OPTIONS, numbersIn, THING_LABELS } from './kinds.ts'
import { LineOptions } from './line-options.tsx'

type Looked = {
  kind: TripKind
  /** By product: one may look at another and come back. */
  ids: Partial<Record<TripKind, string>>
  day: string
  until: string
  time: string
  adults: number | null
  ages: string
  rooms: number | null
  guestAges: string
  weights: string
}

/** Of more than so many one looks by a part of the name (ours). */
const LONG_LIST = 25
/** Where nobody said when a car is to come. */
const USUAL_TIME = '09:00'

function lookedOf({ kind, id, day, until, time, adults, childAges, rooms }: WishStart): Looked {
  return {
    ...{ kind: kind ?? 'package', ids: kind === null ? {} : { [kind]: id }, day, until, time: time || USUAL_TIME },
    ...{ adults, ages: childAges.join(', '), rooms, guestAges: '', weights: '' },
  }
}

/** What is asked for, where everything of it is said. */
function wishOf({ kind, ids, day, until, time, adults, ages, rooms, guestAges, weights }: Looked): Wish | undefined {
  const id = ids[kind] ?? ''
  const [childAges, guests, weightsKg] = [ages, guestAges, weights].map(numbersIn)
  if (id === '' || day === '' || adults === null || !childAges || !guests || !weightsKg) return undefined
  return {
    ...{ kind, id, day, adults, childAges },
    ...(kind === 'hotel' ? { until: until > day ? until : addDays(day, 1) } : {}),
    ...(kind === 'hotel' && rooms !== null ? { rooms } : {}),
    ...((kind === 'car' || kind === 'drive') && time !== '' ? { time } : {}),
    ...(kind === 'activity' && guests.length > 0 ? { guestAges: guests } : {}),
    ...(kind === 'activity' && weightsKg.length > 0 ? { weightsKg } : {}),
  }
}

function hasWords(name: string, words: string): boolean {
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word))
}

/** A product, a day and a party, and what is free for them. */
export function LineFinder({ start, onAdd }: { start: WishStart; onAdd: (line: Line) => void }) {
  const [looked, setLooked] = useState(() => lookedOf(start))
  const set = (change: Partial<Looked>) => setLooked({ ...looked, ...change })
  const [words, setWords] = useState('')
  const { kind } = looked
  const things = useOffice(listThings, { kind })
  const options = things.isPlaceholderData ? [] : (things.data?.things ?? [])
  return (
    <section className="line-finder" aria-label="Add to the trip">
      <ChipChoice
        label="Add"
        options={KIND_OPTIONS}
        value={kind}
        onChange={(value) => set({ kind: value as TripKind })}
      />
      <div className="finder-fields">
        {options.length > LONG_LIST && (
          <div className="wide">
            <TextBox label="Part of the name" optional value={words} onChange={setWords} />
          </div>
        )}
        <div className="wide">
          <SelectBox
            label={THING_LABELS[kind]}
            empty="Choose one"
            options={options
              .filter(({ id, name }) => id === looked.ids[kind] || hasWords(name, words))
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={looked.ids[kind] ?? ''}
            onChange={(id) => set({ ids: { ...looked.ids, [kind]: id } })}
          />
        </div>
        <DayFields looked={looked} set={set} />
        <PartyFields looked={looked} set={set} />
      </div>
      {things.error && <Refused message={things.error.failure.message} />}
      <Found looked={looked} onAdd={onAdd} />
    </section>
  )
}

type FieldsProps = { looked: Looked; set: (change: Partial<Looked>) => void }

function DayFields({ looked: { kind, day, until, time }, set }: FieldsProps) {
  return (
    <>
      <DateBox label={DAY_LABELS[kind]} value={day} onChange={(value) => set({ day: value })} />
      {kind === 'hotel' && (
        <DateBox
          label="Check-out"
          value={until > day || day === '' ? until : addDays(day, 1)}
          min={day === '' ? '' : addDays(day, 1)}
          onChange={(value) => set({ until: value })}
        />
      )}
      {(kind === 'car' || kind === 'drive') && (
        <TimeBox label="Comes at" value={time} onChange={(value) => set({ time: value })} />
      )}
    </>
  )
}

function PartyFields({ looked: { kind, adults, ages, rooms, guestAges, weights }, set }: FieldsProps) {
  const wrong = (text: string) => (numbersIn(text) === undefined ? 'Numbers with commas, such as 7, 4' : undefined)
  return (
    <>
      <NumberBox
        label="Adults"
        min={1}
        max={PARTY_COUNT_MAX}
        value={adults}
        onChange={(value) => set({ adults: value })}
      />
      <TextBox
        label="Ages of children"
        optional
        value={ages}
        error={wrong(ages)}
        onChange={(value) => set({ ages: value })}
      />
      {kind === 'hotel' && (
        <NumberBox
          label="Rooms"
          optional
          min={1}
          max={STAY_ROOMS_MAX}
          value={rooms}
          onChange={(value) => set({ rooms: value })}
        />
      )}
      {kind === 'activity' && (
        <>
          <TextBox
            label="Ages of all guests"
            hint="Where it has a limit of age."
            optional
            value={guestAges}
            error={wrong(guestAges)}
            onChange={(value) => set({ guestAges: value })}
          />
          <TextBox
            label="Their weights, kg"
            hint="Where it has one of weight."
            optional
            value={weights}
            error={wrong(weights)}
            onChange={(value) => set({ weights: value })}
          />
        </>
      )}
    </>
  )
}

function Found({ looked, onAdd }: { looked: Looked; onAdd: (line: Line) => void }) {
  const now = JSON.stringify(wishOf(looked))
  const asked = useSettled(now)
  const wish = asked === undefined ? undefined : (JSON.parse(asked) as Wish)
  const { data, error, isPlaceholderData } = useOffice(
    listTripOptions,
    {},
    { enabled: wish !== undefined, ...(wish === undefined ? {} : { body: wish }) },
  )
  if (now === undefined) return null
  // What stood there for another product or day is not to be added meanwhile.
  if (asked !== now) return <Skeleton lines={4} />
  if (error) return <Refused message={error.failure.message} />
  if (data === undefined || isPlaceholderData) return <Skeleton lines={4} />
  return <LineOptions key={asked} options={data.options} onAdd={onAdd} />
}

import { useState } from 'react'
import type { CalendarNight } from '#contract/office/nights.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '../../ui/button.tsx'
import { Stepper, Switch } from '../../ui/choices.tsx'
import { Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import type { NightTax } from './guest-price.ts'
import {
  changeOf,
  firstEntry,
  guestsPay,
  type NightEntry,
  type PriceKind,
  pricesAfter,
  shared,
} from './night-change.ts'
import { nightsWords } from './night-words.ts'
import type { NightDeeds } from './use-nights.ts'

/** Nights of a least stay at most (contract/office/nights.ts). */
const LONGEST = 14
const KINDS = [
  { value: 'set', label: 'Set a price' },
  { value: 'up', label: 'Raise by' },
  { value: 'down', label: 'Lower by' },
  { value: 'season', label: 'Back to season price' },
]

export type ChosenNights = { roomTypeId: string; first: string; last: string; nights: readonly CalendarNight[] }

type Props = {
  chosen: ChosenNights
  rooms: number
  taxes: NightTax | undefined
  deeds: NightDeeds
  onSaved: () => void
}

/** What is changed of the chosen nights. What nobody touches stays as it is, night by night. */
export function NightPanel({ chosen, rooms, taxes, deeds, onSaved }: Props) {
  const { roomTypeId, first, last, nights } = chosen
  const [entry, setEntry] = useState(() => firstEntry(nights))
  const set = (part: Partial<NightEntry>) => {
    deeds.clear()
    setEntry({ ...entry, ...part })
  }
  const change = changeOf(entry, nights)
  const save = async () => {
    if (change === undefined) return
    if (await deeds.change({ roomTypeIds: [roomTypeId], from: first, until: last, ...change })) onSaved()
  }
  const { failure } = deeds
  const priceError = failure?.errors.find(({ field }) => field === 'priceBy' || field === 'price')?.message
  const roomsError = failure?.code === 'sold' ? failure.message : undefined
  return (
    <form
      className="night-panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <PriceFields entry={entry} nights={nights} error={priceError} onChange={set} />
      <p className="hint" role="status">
        {nowWords(nights)} {guestsPay(pricesAfter(entry, nights), taxes)}
      </p>
      <NumberBox
        label="Rooms for sale"
        hint={`Of ${rooms}; ${soldWords(nights)}.${entry.rooms === null ? ' Empty: each night keeps its own.' : ''}`}
        min={0}
        value={entry.rooms}
        onChange={(value) => set({ rooms: value })}
        error={roomsError}
      />
      <Stepper
        label="Minimum nights"
        hint="For stays that begin on these nights"
        min={1}
        max={LONGEST}
        value={entry.minNights ?? Math.min(...nights.map(({ minNights }) => minNights))}
        onChange={(minNights) => set({ minNights })}
      />
      <Switch
        label="Close out"
        hint="No new bookings; sold rooms stay sold"
        value={entry.isClosed ?? nights.every(({ isClosed }) => isClosed)}
        onChange={(isClosed) => set({ isClosed })}
      />
      {failure && priceError === undefined && roomsError === undefined && <Refused message={failure.message} />}
      <Button kind="primary" type="submit" wide busy={deeds.busy} disabled={change === undefined}>
        Save {nightsWords(nights.length)}
      </Button>
      <p className="hint">Saved changes reach the site within a second.</p>
    </form>
  )
}

type PriceProps = {
  entry: NightEntry
  nights: readonly CalendarNight[]
  error: string | undefined
  onChange: (part: Partial<NightEntry>) => void
}

function PriceFields({ entry: { kind, amount }, nights, error, onChange }: PriceProps) {
  const choose = (next: PriceKind) => onChange({ kind: next, amount: next === 'set' ? shared(nights, 'price') : null })
  return (
    <Row>
      <MoneyBox
        label={kind === 'up' || kind === 'down' ? 'By' : 'Price a night'}
        value={kind === 'season' ? shared(nights, 'seasonPrice') : amount}
        onChange={(value) => onChange({ amount: value })}
        disabled={kind === 'season'}
        error={error}
      />
      <SelectBox
        label="How"
        value={kind}
        // The options are the kinds.
        onChange={(value) => choose(value as PriceKind)}
        options={KINDS}
      />
    </Row>
  )
}

function nowWords(nights: readonly CalendarNight[]): string {
  const prices = nights.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? `Now ${formatRupees(least)}.` : `Now ${formatRupees(least)} to ${formatRupees(most)}.`
}

function soldWords(nights: readonly CalendarNight[]): string {
  const most = Math.max(...nights.map(({ sold }) => sold))
  if (nights.length === 1) return `${most} sold`
  return `${most} sold on the fullest night`
}

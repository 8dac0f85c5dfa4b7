import { TRIP_KINDS, type TripKind } from '#contract/office/trips.ts'

const KIND_LABELS: Record<TripKind, string> = {
  ...{ package: 'Package', hotel: 'Hotel', ferry: 'Ferry', activity: 'Activity', car: 'Car', drive: 'Car package' },
}

export const KIND_OPTIONS = TRIP_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))

/** What the box of a product's records is called. */
export const THING_LABELS: Record<TripKind, string> = {
  ...{ package: 'Package', hotel: 'Hotel', ferry: 'From and to', activity: 'Activity and place' },
  ...{ car: 'Road or hours', drive: 'Car package' },
}

export const DAY_LABELS: Record<TripKind, string> = {
  ...{ package: 'Starts on or after', hotel: 'Check-in', ferry: 'Day', activity: 'Day', car: 'Day', drive: 'Day' },
}

/** "7, 4" as numbers; undefined where it is none. */
export function numbersIn(text: string): number[] | undefined {
  const found = text.split(/[\s,;]+/).filter((each) => each !== '')
  return found.every((each) => /^\d{1,3}$/.test(each)) ? found.map(Number) : undefined
}

import { counted } from '#contract/terms/counted.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'
/** The words that only the server writes into a page of cars. */
export const LOADER_TEXTS = {
  airport: 'Airport',
  theAirport: 'the airport',
  title: 'Car rental in the Andamans',
  service: 'Car rental with driver',
  area: 'Andaman islands',
  description:
    'Cars with a driver on the Andaman islands: airport transfers, rides between two places, hire by the hour and day trips, with tax, night charge and km limit shown before you pay.',
} as const

/** "On Swaraj Dweep (Havelock Island)" */
export function onIsland(island: string, oldName: string | undefined): string {
  return `On ${islandName(island, oldName)}`
}

/** "Swaraj Dweep (Havelock Island)" */
export function islandName(name: string, oldName: string | undefined): string {
  return oldName === undefined ? name : `${name} (${oldName})`
}

export function hotelAt(point: string): string {
  return `Hotel, ${point}`
}

/** "8 hours and 80 km" */
export function hireText(duration: string, km: number): string {
  return `${duration.toLowerCase()} and ${km} km`
}

/** "Up to 4 travellers, 2 large bags" */
export function carRoom(seats: number, bags: number): string {
  const travellers = seats === 1 ? '1 traveller' : `Up to ${seats} travellers`
  return bags === 0 ? travellers : `${travellers}, ${counted(bags, 'large bag')}`
}

export function splitText(base: string, tax: string): string {
  return `${base} + ${tax} taxes & fees`
}

export function aboveLimit(rupees: string): string {
  return `${rupees} for each km above, before tax`
}

/** "5 km and 16 minutes from the airport, from ₹578" */
export function roadNote(
  start: string,
  { distance, minutes = 0 }: { distance: number; minutes?: number },
  price: string,
): string {
  const time = minutes === 0 ? '' : ` and ${timeLabel(minutes)}`
  return `${distance} km${time} from ${start}, from ${price}`
}

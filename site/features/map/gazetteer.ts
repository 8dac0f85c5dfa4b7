import { kmBetween, type Spot } from './project.ts'

/** A town or small island where travellers stay; sights within `reachKm` are visited from it. */
export type Base = Spot & { name: string; reachKm: number }

const BASES: readonly Base[] = [
  { name: 'Sri Vijaya Puram', lat: 11.668, lng: 92.738, reachKm: 9 },
  { name: 'Swaraj Dweep', lat: 11.985, lng: 92.985, reachKm: 12 },
  { name: 'Shaheed Dweep', lat: 11.833, lng: 93.035, reachKm: 6 },
  { name: 'Wandoor', lat: 11.58, lng: 92.607, reachKm: 9 },
  { name: 'Baratang', lat: 12.118, lng: 92.765, reachKm: 8 },
  { name: 'Long Island', lat: 12.39, lng: 92.935, reachKm: 6 },
  { name: 'Rangat', lat: 12.508, lng: 92.915, reachKm: 14 },
  { name: 'Mayabunder', lat: 12.918, lng: 92.899, reachKm: 12 },
  { name: 'Diglipur', lat: 13.266, lng: 92.972, reachKm: 15 },
  { name: 'Hut Bay', lat: 10.6, lng: 92.55, reachKm: 16 },
]

/** Names that help a reader to find the way; written where they lie in the sea or on land, softly. */
export const ISLAND_NAMES: readonly (Spot & { name: string })[] = [
  { name: 'North Andaman', lat: 13.2, lng: 92.9 },
  { name: 'Middle Andaman', lat: 12.62, lng: 92.83 },
  { name: 'Baratang', lat: 12.2, lng: 92.79 },
  { name: 'South Andaman', lat: 11.86, lng: 92.66 },
  { name: 'Swaraj Dweep', lat: 11.985, lng: 92.99 },
  { name: 'Shaheed Dweep', lat: 11.83, lng: 93.045 },
  { name: 'Rutland', lat: 11.43, lng: 92.62 },
  { name: 'Long Island', lat: 12.39, lng: 92.935 },
  { name: 'Little Andaman', lat: 10.72, lng: 92.5 },
  { name: 'Barren Island', lat: 12.278, lng: 93.858 },
]

export function baseNames(): string[] {
  return BASES.map(({ name }) => name)
}

export function baseNamed(name: string): Base | undefined {
  return BASES.find((base) => base.name === name)
}

/** Where one stays to see this spot; undefined when it is a way off from all of them. */
export function baseNear(spot: Spot): Base | undefined {
  return BASES.map((base) => ({ base, km: kmBetween(base, spot) }))
    .filter(({ base, km }) => km <= base.reachKm)
    .sort((one, other) => one.km - other.km)[0]?.base
}

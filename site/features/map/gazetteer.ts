import { kmBetween, type Spot } from '#contract/map/project.ts'

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

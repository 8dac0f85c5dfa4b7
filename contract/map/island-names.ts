import type { Spot } from './project.ts'

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

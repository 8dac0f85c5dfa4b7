import { under } from './paths.ts'

/** Addresses behind the search of ferries, apart from the others: only its pages carry them. */
export const ferryPaths = {
  /** The days of a crossing, with their sailings and fares. */
  days: '/ferry/days',
  /** Where a plan of an island hop is posted to. */
  plan: '/ferry/plan',
  enquiry: under('/ferry', '/enquiry'),
  seats: under('/ferry', '/seats'),
  /** Within the API: where a browser listens to the seats of a sailing. */
  stream: under('/ferry/trips', '/stream'),
} as const

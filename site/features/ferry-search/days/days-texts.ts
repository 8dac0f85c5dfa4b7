import { counted } from '#contract/terms/counted.ts'
import type { ClosedReason } from '#contract/v1/availability.ts'

export const DAYS_TEXTS = {
  crumb: 'Days and fares',
  keyLowest: 'Lowest fare',
  keyClosed: 'Full, or no boat',
  keyUnknown: 'Only the day itself says',
  lowest: 'lowest fare',
  cheapest: 'Cheapest',
  unknown: 'See day',
  unknownLabel: 'not known here, the day itself asks every operator',
  partial: 'Fares and full days are those of the boats we sell ourselves. Other operators are asked on the day itself.',
  failed: 'We cannot tell the fares of these days at the moment. Each day leads to its ferries.',
} as const

/** In a cell of the calendar, and read out. */
export const CLOSED_DAYS: Record<ClosedReason, string> = {
  sold_out: 'Full',
  closed: 'Shut',
  too_soon: 'Over',
  not_yet: 'Not yet',
  no_sailing: 'No boat',
  moon: 'Shut',
}

export function leadText(party: string): string {
  return `The lowest fare of a seat on each day, in a class with room for ${party}; all taxes and port fees inside.`
}

export function boatsText(count: number): string {
  return counted(count, 'boat')
}

/** "Sat 5 Dec 2026, from ₹1,387 a seat, 3 sailings" */
export function dayText(day: string, fare: string, sailings: number): string {
  return `${day}, from ${fare} a seat, ${counted(sailings, 'sailing')}`
}

export function descriptionText(crossing: string): string {
  return `The days of a month with ferries from ${crossing}: how many sail, from what fare, and which are full.`
}

import { BOOK_NOW } from '#contract/terms/action-labels.ts'
import type { ClosedReason } from '#contract/v1/availability.ts'

/** The id of the panel of the chosen day, which a phone shows after both months. */
export const CHOSEN = 'chosen'

export const DATES_TEXTS = {
  title: 'When would you like to start?',
  crumb: 'Start dates',
  months: 'Months',
  keyLowest: 'Lowest price',
  keyPeak: 'Peak season',
  keyFull: 'Full',
  lowest: 'Lowest',
  book: BOOK_NOW,
  back: 'Back to the package',
  choose: 'Choose a day to see its exact price.',
  party: 'Travellers',
  show: 'Show prices',
  each: 'a person of two sharing a room, taxes inside',
} as const

/** In a cell of the calendar, and read out. */
export const CLOSED_LABELS: Record<ClosedReason, string> = {
  sold_out: 'Full',
  closed: 'Shut',
  too_soon: 'Too soon',
  not_yet: 'Not yet',
  no_sailing: 'No ferry',
  moon: 'Moonlit',
}

export function leadText(name: string, nights: string): string {
  return `${name}, ${nights}. Prices are ${DATES_TEXTS.each}.`
}

export function lessText(saving: string, day: string): string {
  return `${saving} less a person from ${day}.`
}

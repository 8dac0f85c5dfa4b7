/** What the audit of the staff calls a booking. */
export const BOOKING_SUBJECT = 'booking'

/** Changes that the booking's own audit does not tell of, in words for its story. */
const WORDS = {
  'confirmation sent again': 'The confirmation was mailed again',
} as const

/** What members of staff do with bookings, as their audit names it. */
export type BookingAction =
  | keyof typeof WORDS
  | 'cancelled'
  | 'no-show marked'
  | 'no-show reversed'
  | 'note added'
  | 'money taken'
  | 'refund paid back'
  | 'hold ended'
  | 'part changed'

export function changeLabel(action: string): string | undefined {
  return Object.hasOwn(WORDS, action) ? WORDS[action as keyof typeof WORDS] : undefined
}

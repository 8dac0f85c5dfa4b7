/** The figures of the booking rules that texts and code share; what the office sets is in office-figures.ts. */

/** The balance is due so many days before the earliest start (booking rules 1.5). */
export const BALANCE_DAYS_BEFORE = 15
/** Unpaid at the end of this many days after, the booking is cancelled (booking rules 1.4). */
export const GRACE_DAYS = 1
/** An initial payment is taken only when travel is more than so many days off (booking rules 1.5). */
export const INITIAL_MORE_THAN_DAYS = 16
/** Whole days before the start, in India, on which so many percent still come back; after the last step nothing does (booking rules 1.5). */
export const REFUND_STEPS = [
  { daysBefore: 15, percent: 80 },
  { daysBefore: 7, percent: 50 },
] as const
/** A refund is promised within so many business days of its approval (booking rules 1.5). */
export const REFUND_BUSINESS_DAYS = 14
/** How long banks take to show what was sent back (booking rules 1.3). */
export const BANK_DAYS = '5 to 7 working days'

/** A price in writing stands so many days, until that hour of India on the last of them (ours). */
export const QUOTE_DAYS = 7
export const QUOTE_ENDS_AT = '18:00'

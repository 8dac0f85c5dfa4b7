/** The figures of the booking rules that texts and code share; what the office sets is in office-figures.ts. */

/** The balance is due so many days before the earliest start (booking rules 1.5.10). */
export const BALANCE_DAYS_BEFORE = 15
/** Unpaid at the end of this many days after, the booking is cancelled (booking rules 1.4.3). */
export const GRACE_DAYS = 1
/** What a change of a booking makes due is paid within so many days (booking rules 1.9.5): a reminder comes 3 days before. */
export const CHANGE_PAY_DAYS = 4
/** An initial payment is taken only when travel is more than so many days off (booking rules 1.5.10). */
export const INITIAL_MORE_THAN_DAYS = 16
/** Whole days before the start, in India, on which so many percent still come back; after the last step nothing does (booking rules 1.5.1). */
export const REFUND_STEPS = [
  { daysBefore: 15, percent: 80 },
  { daysBefore: 7, percent: 50 },
] as const
/** A refund is promised within so many business days of its approval (booking rules 1.5.12); it seldom takes less than the first (given). */
export const REFUND_BUSINESS_DAYS_LEAST = 7
export const REFUND_BUSINESS_DAYS = 14
/** How long banks take to show what was sent back (booking rules 1.3.13). */
export const BANK_DAYS = '5 to 7 working days'
/** The one sentence about a refund that has been sent: the day that is named beside it is the promise. */
export const BANK_DAYS_TEXT = `Banks take ${BANK_DAYS} of that time to show it.`

/** The office holds a trip for a caller so long (booking rules 1.2.8). */
export const CALLER_HOLD_MINUTES = 120

/** A price in writing stands so many days, until that hour of India on the last of them (booking rules 1.2.6). */
export const QUOTE_DAYS = 7
export const QUOTE_ENDS_AT = '18:00'

/** GST inside the price of a package and of a water sport, percent (ours); rooms, cars and ferries have theirs in the tax table. */
export const PACKAGE_TAX_PERCENT = 5
export const ACTIVITY_TAX_PERCENT = 18

/** A code to sign in is good so long (booking rules 3.3). */
export const CODE_MINUTES = 10
/** Mails with codes that one mailbox gets because of one network, that it gets at all, and that one network brings about (booking rules 3.3). */
export const CODE_MAILS = { count: 3, minutes: 15 } as const
export const MAILBOX_CODE_MAILS = [
  { count: 10, minutes: 60 },
  { count: 30, minutes: 1_440 },
] as const
export const NETWORK_CODE_MAILS = { count: 300, minutes: 60 } as const
/** Pairs of reference and contact that fit nothing: of one address, and of one reference (booking rules 3.3). */
export const WRONG_PAIRS = { count: 30, minutes: 60 } as const
export const WRONG_PAIRS_OF_REFERENCE = { count: 10, minutes: 1_440 } as const
/** Accepted posts of all forms together: enquiries, quotes sent, messages. Each of the three counts alone (booking rules 3.4). */
export const FORM_POSTS = {
  network: { count: 20, minutes: 10 },
  mailbox: { count: 3, minutes: 60 },
  mobile: { count: 5, minutes: 60 },
} as const
/** A session ends unused after so many hours, and in any case after so many days (booking rules 2.3.2). */
export const SESSION_IDLE_HOURS = 12
export const SESSION_DAYS = 30
/** Server records are kept so long (booking rules 5.1). */
export const LOG_DAYS = 400
/** What the office promises of complaints and of questions about data (ours). */
export const GRIEVANCE_HOURS = 48
export const DATA_ANSWER_DAYS = 30

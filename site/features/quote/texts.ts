import { BOOK_NOW } from '#contract/terms/action-labels.ts'

/** The words of a quote. */
export const QUOTE_TEXTS = {
  draft: 'A shared trip',
  draftLead: 'This trip was shared with you. Its prices are those of today, and nothing is held.',
  lead: 'The price stands as written until the day below. Nothing is held until you accept.',
  description: 'A trip in writing: what is in it, what it costs, and until when the price stands.',
  validUntil: 'Valid until',
  heldUntil: 'Held for you until',
  lines: 'What is in it',
  cancel: 'If you cancel',
  sums: 'What it costs',
  base: 'Price before tax',
  discount: 'Discount',
  taxes: 'Taxes and fees',
  total: 'Total',
  acceptDraft: BOOK_NOW,
  goOn: 'Go on with the booking',
  acceptNote: (time: string) => `We then keep all of it for ${time} while you fill in names and pay, or none of it.`,
  change: 'Change it in My trip',
  renew: 'Renew at the prices of today',
  renewNote: 'The quote keeps its number and link and gets a new version. Look at its prices before you accept.',
  accepted:
    'This quote has been accepted. If that was you, go on with the booking, or find it in My Bookings once it is paid.',
  booked: 'This quote has become a booking. How that stands you find in',
  about: (number: string) => `About quote ${number}: `,
  myBookings: 'My Bookings',
  again: 'Read the quote below again, then accept it as it is now.',
  taken: 'Ask us for the same trip on other seats, rooms or hours, and we write a new quote.',
  later: 'Book or give back what you hold, or try again a little later.',
  away: 'Nothing was booked. Please try again in a minute.',
  askUs: 'Ask us',
  pass: 'Pass it on',
  link: 'Link to this quote',
  print: 'Print',
  email: 'Email address',
  send: 'Send by email',
  sent: 'The quote is on its way. Please look in the spam folder too if it does not come within minutes.',
  from: 'From',
  days: 'Day by day',
  included: 'Included',
  notIncluded: 'Not included',
  paying: 'Paying',
  onAccepting: 'When you accept',
  pdf: 'PDF',
  askChange: 'Ask us to change something',
  stands: 'This price stands until',
} as const

export function quoteTitle(number: string | undefined): string {
  return number === undefined ? QUOTE_TEXTS.draft : `Quote ${number}`
}

/** "Quote QUO-7K2M9P, Tue 24 Nov 2026, changed once" */
export function quoteMark({ number, day, version }: { number: string; day: string; version: number }): string {
  return `Quote ${number}, ${day}${version > 1 ? `, changed ${changedText(version - 1)}` : ''}`
}

/** "once", "2 times" */
function changedText(times: number): string {
  return times === 1 ? 'once' : `${times} times`
}

/** "Accept and pay ₹38,000" */
export function acceptText(amount: string): string {
  return `Accept and pay ${amount}`
}

/** Where it is accepted by who reads it printed. */
export function onPaper(url: string): string {
  return `Accept: ${url}, or ring us.`
}

export function overText(until: string): string {
  return `This quote was valid until ${until}. Its prices may have changed since.`
}

/** "Still free: P2B, P2C." */
export function freeText(free: readonly string[]): string {
  return `Still free: ${free.join(', ')}.`
}

/** The words of the page on which our office writes a group's quote. */
export const WRITE_TEXTS = {
  title: 'Write a quote for a group',
  lead: 'The quote holds nothing yet: rooms and seats of the whole group are taken when it is accepted.',
  day: 'First day',
  dayHint: 'On the day they asked about the price they saw stands; another day has the price of today.',
  note: 'Your words to them',
  noteHint: 'They stand above the days of the trip.',
  by: 'Your name',
  optional: 'optional',
  write: 'Write the quote and mail it',
  writeAgain: 'Write it again and mail it',
  sent: 'The quote is written and on its way to',
  again: 'is written. You can write it again, at the price of today, as long as it is not accepted.',
  taken: 'is accepted.',
} as const

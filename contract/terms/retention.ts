import { counted } from './counted.ts'

/** How long something is kept. Months and years are those of the calendar. */
export type Period = { hours: number } | { days: number } | { months: number } | { years: number }

/** How long what is about a person is kept; the job of the night, the privacy page and docs/privacy.md read it here (ours, unless said). */
export const KEPT = {
  /** Numbers of documents, the driver of a ride and the weights of guests, after travel. */
  documents: { days: 30 },
  /** Enquiries, questions about a booking and quotes. */
  enquiries: { months: 24 },
  /** Photographs with a review that the office has not let through. */
  unseenPhotos: { days: 90 },
  /** Who travelled, after travel: what a claim or a lost thing needs. The accounts need none but the lead traveller. */
  travellers: { months: 24 },
  /** Bookings that nobody paid for. */
  unpaid: { days: 90 },
  /** What the law of taxes and companies asks for: eight financial years. */
  accounts: { years: 8 },
  /** What mails said, and the signed messages of the payment gateway. */
  mailBodies: { days: 90 },
  /** That a mail was sent, and to whom. */
  mails: { months: 24 },
  /** First answers to a call, so that the same call again gets the same answer. */
  answers: { hours: 72 },
  /** Holds that became no booking, and from which network one was made. */
  holds: { days: 7 },
  /** Jobs that are done, and those that were given up. */
  doneJobs: { days: 7 },
  givenUpJobs: { days: 90 },
  /** Asks for a code; wrong codes, which count for a month (booking rules 3.3). */
  codes: { hours: 25 },
  wrongCodes: { days: 30 },
  /** Counters of the limits; the longest window is a day (booking rules 3.3). */
  counters: { hours: 24 },
  hoarding: { hours: 1 },
  /** What members of staff have changed; links that opened their accounts. */
  staffAudit: { days: 400 },
  staffLinks: { days: 7 },
} as const satisfies Record<string, Period>

/** "30 days", as PostgreSQL reads an interval and people a time. */
export function periodText(period: Period): string {
  const [unit = '', count = 0] = Object.entries(period)[0] ?? []
  return counted(count, unit.slice(0, -1))
}

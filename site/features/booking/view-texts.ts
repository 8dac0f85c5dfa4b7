import type { DocumentKind } from '#contract/terms/booking-states.ts'
import type { IconName } from '#site/ui/icon.tsx'
import type { Change } from './booking-forms.ts'

/** Words of what the server works out for the page: no script carries them. */
export const VIEW_TEXTS = {
  description: 'How your booking stands, what is paid, and what can be changed.',
  lateNote: 'Your payment came after the time to pay; we could still book everything.',
  failed: 'The payment did not go through, and nothing was taken.',
  away: 'The payment page does not answer at the moment. Nothing was charged. Please try again in a minute.',
  weCancel: 'If we or the sea cancel, everything we cannot deliver is paid back in full.',
  waiting: {
    soon: 'If you have paid, this page changes by itself as soon as your bank tells us.',
    plain: 'If you have paid, check again in a few seconds.',
    slow: 'Your bank has not told us yet. Nothing is lost: what you hold is kept, and a payment that comes late is booked or sent back in full.',
  },
  thanks: 'Thank you. Your booking is confirmed, and its voucher is on its way to your mailbox.',
  renamed: 'The names are corrected.',
  named: 'We have the names of your group.',
  cancelDone: 'It is cancelled.',
  cancelRefund: 'It is cancelled. What comes back to you stands under Refunds.',
  daysToGo: 'days to go',
  tomorrow: 'Tomorrow',
  today: 'Today',
  itStarts: 'your trip starts',
  nextHeld: 'Until then everything is kept for you. After that it is free for others again.',
  nextBalance: 'Then all is paid, and you only have to travel.',
  nextNothing: 'Nothing to do until you travel',
  nextCarry: 'Take your voucher with you, on paper or on your phone.',
  nextReview: 'How was it?',
  nextReviewText: 'We have sent you an email with a link: your words help the next travellers.',
  getVoucher: 'Get the voucher',
  whatsappNote: 'Your reference is filled in',
  share: 'Share the trip',
  shareNote: 'What it is called and its days; not your reference, nor names',
  late: 'Our flight is late or moved',
  flights: 'Tell us your flights',
  flightsNote: 'Then we know when you land',
  misspelt: 'A name is misspelt',
  otherDates: 'We want other dates',
  otherDatesNote: 'We send you the price first; nothing changes until you agree',
  addSomething: 'Add something',
  addSomethingNote: 'A water sport, a car, one more night',
  cancelRow: 'Cancel a part or all',
  cancelRowNote: 'See what comes back before you decide',
  parts: 'What you have booked',
  partsKept: 'What is kept for you',
  partsAsked: 'What you asked for',
  cancelledEmpty: 'It was cancelled, and nothing is paid back.',
  cancelNothing: 'Please choose what to cancel',
  /** By the level of the sea, the calmest first. */
  seas: ['calm sea', 'moderate sea', 'mixed sea', 'rough sea'],
} as const

type Paper = { icon: IconName; label: string; note: string; type: string }

/** What each document is for. */
export const DOCUMENT_TEXTS: Record<DocumentKind, Paper> = {
  voucher: {
    icon: 'ticket',
    label: 'Voucher (PDF)',
    note: 'To show on the way, also without a network',
    type: 'application/pdf',
  },
  invoice: {
    icon: 'file',
    label: 'GST invoice (PDF)',
    note: 'The bill, with what you have paid',
    type: 'application/pdf',
  },
  calendar: {
    icon: 'calendar',
    label: 'Calendar file',
    note: 'Your days with times and places, for your calendar',
    type: 'text/calendar',
  },
}

/** "Asha, Ravi and Mina" */
export function andText(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function whatsappText(reference: string): string {
  return `My booking ${reference}: `
}

/** What becomes of a balance that is not in at the end of `lastDay`: `refund` is what comes back of `paid` then. */
export function unpaidText(lastDay: string, refund: string, paid: string): string {
  return `We remind you before. If the balance is not in by the end of ${lastDay}, we cancel the trip, and ${refund} of the ${paid} you have paid comes back.`
}

export function askedText(reference: string): string {
  return `Your question is on its way. Its reference is ${reference}.`
}

/** What the form for a message begins with. */
export const ASK_BEGINNINGS: Record<Exclude<Change, 'names' | 'cancel'>, string> = {
  flights: 'Our flights.\nWe land on ... at ..., flight ...\nWe leave on ... at ..., flight ...',
  dates: 'We would like to travel on other dates: from ... Please send us the price first.',
  more: 'We would like to add: ... Please send us the price first.',
  question: '',
}

export const MISSING_TEXTS = {
  title: 'We cannot show you this booking',
  text: 'There is no booking with this reference, or it is not open in this browser. Sign in with the email address it was made with, or open it with its reference: we send you a code.',
  signIn: 'Sign in or open by reference',
  home: 'Home',
} as const

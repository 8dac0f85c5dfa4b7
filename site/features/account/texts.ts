import { CODE_MAILS, CODE_MINUTES, MAILBOX_CODE_MAILS } from '#contract/terms/booking-rules.ts'
import { counted } from '#contract/terms/counted.ts'
import { timeInIndia } from '#contract/terms/india-time.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'

const [HOURLY] = MAILBOX_CODE_MAILS

export const SIGN_IN_TEXTS = {
  title: 'Sign in',
  intro: 'There is no password. We send a code to your email address, and you type it here.',
  byEmail: 'With your email',
  byEmailLead: 'Use the address that your bookings were made with. You then see all of them.',
  email: 'Email',
  askCode: 'Send me a code',
  byBooking: 'Open one booking',
  byBookingLead: 'Name the booking and its lead traveller. We send a code to the email address of that booking.',
  reference: 'Booking reference',
  referenceHint: 'PDK and ten letters and figures, from the confirmation mail',
  contact: 'Email or mobile number',
  contactHint: 'Of the lead traveller',
  lookUp: 'Send the code',
  referenceEmpty: 'Please enter the reference of your booking',
  contactEmpty: 'Please enter the email or mobile number of the lead traveller',
  codeTitle: 'Type the code',
  code: 'Code of 6 digits',
  codeWrong: 'Please enter the 6 digits of the code',
  enter: 'Sign in',
  open: 'Open the booking',
  late: 'The code did not come?',
  lateSpam: 'It takes up to a minute. Look among spam and promotions too.',
  lateAddress: 'Check that the address above is right.',
  latePair: 'Check the reference and the contact: no code is sent for a pair that does not belong together.',
  lateLink: 'After many wrong tries the mail brings a link in place of a code. Open that link.',
  lateMany: `We send at most ${CODE_MAILS.count} codes in ${timeLabel(CODE_MAILS.minutes)} and ${HOURLY.count} in ${timeLabel(HOURLY.minutes)} to one address, and say so where we send none.`,
  again: 'Send a new code',
  other: 'Start again',
  call: 'Still nothing? Call',
  linkTitle: 'Sign in by the link',
  linkLead: 'One step is left. It keeps programs that open links in mails from using yours up.',
  linkOver: `This link is over: it works once, for ${timeLabel(CODE_MINUTES)}. Please ask for a new one.`,
} as const

/** What is said of a code on its way. `to` is what the visitor typed. */
export function sentText(way: { kind: 'email' | 'booking'; to: string }, until: string): string {
  const goodUntil = `It works once, until ${timeInIndia(new Date(until))} IST.`
  return way.kind === 'email'
    ? `We have sent 6 digits to ${way.to}. ${goodUntil}`
    : `If ${way.to} is a booking of that traveller, we have sent 6 digits to its email address. ${goodUntil}`
}

export function waitText(seconds: number): string {
  return `in ${seconds} s`
}

export const MY_BOOKINGS_TEXTS = {
  title: 'My Bookings',
  description: 'Your bookings with dates, prices and documents.',
  coming: 'Coming up',
  past: 'Past',
  cancelled: 'Cancelled',
  pages: 'Pages of your bookings',
  none: 'No bookings yet',
  noneText: 'Nothing was booked with this email address so far. What you book with it stands here.',
  noneHere: 'No trip is coming up.',
  packages: 'See tour packages',
  paid: 'Paid',
  toPay: 'To pay',
  rest: 'The rest',
  total: 'Total',
  refund: 'Refund',
  toPayBy: 'to pay by',
  see: 'See booking',
  follow: 'Follow the refund',
  voucher: 'Voucher',
  reference: 'Booking reference',
  signOut: 'Sign out',
  signOutHint: 'Signing out also forgets what this browser has saved here.',
  help: 'On the day',
  helpDriver: "Your driver's name and number come by 18:00 the evening before.",
  helpId: 'A photo ID of each traveller, as on the ticket',
  helpCall: 'Something is wrong? Ring',
  carry: 'Carry with you',
  change: 'Change or cancel your next trip',
} as const

export function signedInAs(email: string): string {
  return `Signed in as ${email}`
}

export function browserHas(count: number): string {
  const bookings = counted(count, 'booking')
  return `This browser has ${bookings} coming up. Sign in with the email address given there to see everything.`
}

export function payText(amount: string): string {
  return `Pay ${amount}`
}

export function heldUntil(time: string): string {
  return `Kept for you until ${time} IST`
}

export function travellersText(count: number): string {
  if (count === 0) return ''
  return counted(count, 'traveller')
}

export function cancelledParts(titles: readonly string[]): string {
  return `Cancelled: ${titles.join('; ')}`
}

/** After "₹28,560 to pay by Thu 28 Jan 2027". */
export function balanceText(title: string): string {
  return `for ${title}. We remind you before.`
}

/** How far off the first day of a trip is. */
export function inDays(days: number): string {
  if (days > 1) return `In ${days} days`
  if (days === 1) return 'Tomorrow'
  return days === 0 ? 'Today' : 'Next'
}

export function payBy(day: string): string {
  return `by ${day}`
}

export function refundBy(day: string): string {
  return `by ${day}`
}

export const PANEL_TEXTS = {
  title: 'Your trips',
  myBookings: 'My Bookings',
  signIn: 'Sign in',
  hold: 'Finish your booking',
} as const

export function comingCount(count: number): string {
  return counted(count, 'trip coming up', 'trips coming up')
}

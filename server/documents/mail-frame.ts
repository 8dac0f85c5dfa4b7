import type { Brand } from '#contract/terms/brand.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { Mail, MailAttachment } from '#server/adapters/email/email-sender.ts'
import { looksLikeLink } from '#server/adapters/email/looks-like-link.ts'
import { type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import { partyText, seatsText, whenText } from './line-labels.ts'

/** What every mail about a booking is written from. `eventKey` names its event: one mail an event, for ever. */
export type BookingMail = {
  eventKey: string
  booking: Booking
  brand: Brand
  origin: string
  /** In its links until the mailbox is confirmed: whoever follows one in the browser that booked confirms it. */
  mailboxToken?: string | undefined
}

/** A mail to whoever made the booking: greeting, what is said, whom to ask, and who we are. */
export function mailToLead(
  { eventKey, booking, brand }: BookingMail,
  { subject, parts, attachments = [] }: { subject: string; parts: MailPart[]; attachments?: MailAttachment[] },
): Mail {
  const { name, email } = booking.lead
  const isPlain = !looksLikeLink(name)
  const all: MailPart[] = [
    line(`Dear ${isPlain ? name : 'traveller'},`),
    ...parts,
    line(`If something is wrong, answer this mail or call ${phoneOf(brand)} and give the reference ${booking.ref}.`),
    signatureOf(brand),
  ]
  return {
    eventKey,
    from: { name: brand.brandName, address: brand.email },
    to: { name: isPlain ? name : '', address: email },
    replyTo: { name: brand.brandName, address: brand.supportEmail },
    subject,
    text: mailText(all),
    html: mailHtml(all, brand.brandName),
    ...(attachments.length === 0 ? {} : { attachments }),
  }
}

/** A mail to an address that nobody has named yet. */
export function mailToAddress(
  { eventKey, brand, address }: { eventKey: string; brand: Brand; address: string },
  subject: string,
  parts: MailPart[],
): Mail {
  const all = [line('Good day,'), ...parts, signatureOf(brand)]
  return {
    eventKey,
    from: { name: brand.brandName, address: brand.email },
    to: { name: '', address },
    subject,
    text: mailText(all),
    html: mailHtml(all, brand.brandName),
  }
}

export function line(text: string): MailPart {
  return { kind: 'line', text }
}

export function bookingLink({ booking, origin, mailboxToken }: BookingMail, text = 'Open your booking'): MailPart {
  const confirms = mailboxToken === undefined ? '' : `?mailbox=${mailboxToken}`
  return { kind: 'link', text, url: `${origin}/booking/${booking.ref}${confirms}` }
}

/** Each line of a trip with its days, when to be there, its party and its seats; of a package, the seats of each sailing. */
export function linesPart(title: string, lines: readonly HeldLine[]): MailPart {
  const items = lines.map((each) => {
    const seats = seatsText(each)
    const reporting = each.details.find(({ label }) => /^report/i.test(label))
    const rows = [
      whenText(each),
      reporting === undefined ? '' : `${reporting.label} ${reporting.text}`,
      partyText(each),
      seats === undefined || /\bseats?\b/.test(seats) ? (seats ?? '') : `Seats ${seats}`,
      ...each.details.filter(({ label }) => / ferry at /.test(label)).map(({ label, text }) => `${label}: ${text}`),
    ]
    return { title: each.title, rows: rows.filter((row) => row !== '') }
  })
  return { kind: 'list', title, items }
}

export function liveLines({ lines }: Booking): HeldLine[] {
  return lines.filter(({ state }) => state !== 'cancelled')
}

export function phoneOf(brand: Brand): string {
  return brand.phones[0]?.text ?? brand.whatsapp.text
}

function signatureOf(brand: Brand): MailPart {
  const hours = `${brand.supportHours.label}: ${brand.supportHours.text}`
  return { kind: 'signature', lines: [brand.legalName, ...brand.addressLines, phoneOf(brand), brand.email, hours] }
}

import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { GRACE_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { refundSentences } from '#contract/terms/refund-texts.ts'
import { TAKEN_LABELS, type TakenHow } from '#contract/terms/taken-money.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Mail, MailAttachment } from '#server/adapters/email/email-sender.ts'
import { type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { momentOf } from './day-labels.ts'
import { type BookingMail, bookingLink, line, linesPart, liveLines, mailToLead, planParts } from './mail-frame.ts'

/** The documents of a booking as the files of a mail. */
export function bookingFiles(
  { ref }: Booking,
  { voucher, invoice, calendar }: { voucher: Buffer; invoice: Buffer; calendar: string },
): MailAttachment[] {
  return [
    { filename: `voucher-${ref}.pdf`, contentType: 'application/pdf', content: voucher },
    { filename: `invoice-${ref}.pdf`, contentType: 'application/pdf', content: invoice },
    { filename: `trip-${ref}.ics`, contentType: 'text/calendar', content: Buffer.from(calendar) },
  ]
}

export function confirmedMail(about: BookingMail, files: MailAttachment[]): Mail {
  return mailToLead(about, {
    subject: `Booking ${about.booking.ref} is confirmed`,
    parts: [line(confirmedText(about)), ...confirmedParts(about)],
    attachments: files,
  })
}

/** What is confirmed, and when it is. */
function confirmedText({ booking: { ref, plan } }: BookingMail): string {
  if (plan === undefined) return `Your booking ${ref} is confirmed.`
  const days = plan.firstDate === plan.lastDate ? '' : ` to ${formatDay(plan.lastDate)}`
  return `You are going. ${plan.title}, ${formatDay(plan.firstDate)}${days}. Your booking ${ref} is confirmed.`
}

/** Money that came after the hold had ended, while everything was still free. */
export function confirmedLateMail(about: BookingMail, files: MailAttachment[]): Mail {
  const { ref } = about.booking
  return mailToLead(about, {
    subject: `Booking ${ref} is confirmed after all`,
    parts: [
      line(`Your payment reached us after the time to hold your booking had passed. Your booking ${ref} is confirmed.`),
      line('The price is the one you were shown.'),
      ...confirmedParts(about),
    ],
    attachments: files,
  })
}

function confirmedParts(about: BookingMail): MailPart[] {
  const { booking } = about
  return [
    ...(booking.plan === undefined ? [linesPart('Your trip', liveLines(booking))] : planParts(booking.plan)),
    moneyPart(booking),
    bookingLink(about),
    line('The voucher, the invoice and a calendar file are attached. Show the voucher on your phone or on paper.'),
  ]
}

/** A mail says so many of the later steps; the voucher has them all, line by line. */
const STEPS_MAX = 3

function moneyPart({ lines, total, paid, due, balanceDate, refundSteps = [] }: Booking): MailPart {
  const by = balanceDate === undefined ? '' : ` by ${formatDay(balanceDate)}`
  const facts: [string, string][] = [
    lines.some(({ state }) => state === 'cancelled')
      ? ['Price after cancelling', formatRupees(paid + due)]
      : ['Total', `${formatRupees(total.amountPayable)}, taxes included`],
    ['Paid', formatRupees(paid)],
  ]
  if (due > 0) facts.push(['Still due', `${formatRupees(due)}${by}`])
  const back = refundSentences(refundSteps, { due, balanceDate, most: STEPS_MAX })
  if (back.length > 0) facts.push(['If you cancel all of it', back.join('\n')])
  return { kind: 'facts', title: 'Money', facts }
}

/** `received` of this payment, and by how many rupees it is not enough. */
export function shortPaymentMail(
  about: BookingMail,
  { received, shortBy }: { received: number; shortBy: number },
): Mail {
  const { ref, expiresAt, state } = about.booking
  const isHeld = expiresAt !== undefined && (state === 'held' || state === 'paying')
  const rest = isHeld
    ? `We hold your booking until ${momentOf(expiresAt)} IST. Please pay the rest by then; otherwise we send back what you paid.`
    : 'Your booking stays confirmed. Please pay the rest before the balance is due.'
  return mailToLead(about, {
    subject: `Your payment for ${ref} is short by ${formatRupees(shortBy)}`,
    parts: [
      line(`We received ${formatRupees(received)} for booking ${ref}. It is short by ${formatRupees(shortBy)}.`),
      line(rest),
      bookingLink(about, `Pay ${formatRupees(shortBy)}`),
    ],
  })
}

/** A payment in another currency, or with paise: it is in none of our books, and pays for nothing. */
export function foreignPaymentMail(
  about: BookingMail,
  { payment, isTaken }: { payment: string; isTaken: boolean },
): Mail {
  const { ref, expiresAt, due } = about.booking
  const back = isTaken
    ? 'Our office sends all of it back to you by hand and writes to you when it is done.'
    : 'We did not take it: your bank releases it by itself.'
  return mailToLead(about, {
    subject: `Your payment for ${ref} does not count`,
    parts: [
      line(`A payment for booking ${ref} was not made in whole Indian rupees, so it does not count for the booking.`),
      line(`${back} The number of the payment is ${payment}.`),
      ...(due === 0 ? [] : [line(`${formatRupees(due)} is still to be paid in Indian rupees.`)]),
      ...(expiresAt === undefined ? [] : [line(`We hold your booking until ${momentOf(expiresAt)} IST.`)]),
      bookingLink(about, due === 0 ? undefined : `Pay ${formatRupees(due)}`),
    ],
  })
}

/** For money that the office took. */
export function receiptMail(
  about: BookingMail,
  { how, receipt, amount }: { how: TakenHow; receipt: string; amount: number },
): Mail {
  const { ref, paid, due, balanceDate } = about.booking
  const by = balanceDate === undefined ? '' : ` by ${formatDay(balanceDate)}`
  const facts: [string, string][] = [
    ['Receipt', receipt],
    ['Received', `${formatRupees(amount)}, ${TAKEN_LABELS[how]}`],
    ['Paid in all', formatRupees(paid)],
    ['Still due', due === 0 ? 'Nothing' : `${formatRupees(due)}${by}`],
  ]
  return mailToLead(about, {
    subject: `Receipt ${receipt}: ${formatRupees(amount)} for booking ${ref}`,
    parts: [
      line(`Our office received ${formatRupees(amount)} for booking ${ref}. Thank you.`),
      { kind: 'facts', title: 'Receipt', facts },
      bookingLink(about),
    ],
  })
}

/** Before the balance is due, and on the day. */
export function balanceDueMail(about: BookingMail, daysLeft: 3 | 1 | 0): Mail {
  const { ref, due, balanceDate } = about.booking
  const when = { 3: 'in 3 days', 1: 'tomorrow', 0: 'today' }[daysLeft]
  const day = balanceDate === undefined ? '' : `, ${formatDay(balanceDate)}`
  return mailToLead(about, {
    subject: `${formatRupees(due)} for booking ${ref} is due ${when}`,
    parts: [
      line(`The balance of booking ${ref} is due ${when}${day}: ${formatRupees(due)}.`),
      ...lapseParts(about.booking),
      bookingLink(about, `Pay ${formatRupees(due)}`),
      linesPart('Your trip', liveLines(about.booking)),
    ],
  })
}

/** What becomes of a balance that is not paid, where it cancels the booking. */
export function lapseParts({ balanceDate, lines }: Booking): MailPart[] {
  if (balanceDate === undefined || !lapsesUnpaid(balanceDate, lines)) return []
  const lastDay = formatDay(addDays(balanceDate, GRACE_DAYS))
  return [
    line(`If it is not paid by the end of ${lastDay}, the booking is cancelled and the cancellation terms apply.`),
  ]
}

/** A question of the traveller, to the office; an answer goes straight to who asked. */
export function travellerMessageMail(
  { eventKey, booking, brand, origin }: BookingMail,
  { reference, text, operatorAddress = brand.email }: { reference: string; text: string; operatorAddress?: string },
): Mail {
  const { name, email, contactNumber } = booking.lead
  const parts: MailPart[] = [
    line(`A question about booking ${booking.ref} came in: ${reference}.`),
    {
      kind: 'facts',
      title: 'The question',
      facts: [
        ['Text', text],
        ['Name', name],
        ['Email', email],
        ['Mobile number', phoneText(contactNumber)],
      ],
    },
    linesPart('The trip', booking.lines),
    { kind: 'link', text: 'Open the booking', url: `${origin}${visitorPaths.booking(booking.ref)}` },
    line('Answer this mail to write to the traveller.'),
  ]
  return {
    eventKey,
    from: { name: brand.brandName, address: brand.email },
    to: { name: brand.brandName, address: operatorAddress },
    replyTo: { name, address: email },
    subject: `Question ${reference} about booking ${booking.ref}`,
    text: mailText(parts),
    html: mailHtml(parts, brand),
  }
}

/** After the trip. `tokens`, by line, each open the form for that one alone. */
export function reviewInvitationMail(about: BookingMail, tokens: Record<string, string | number>): Mail {
  const { booking, brand, origin } = about
  const links = booking.lines.flatMap(({ lineId, title }): MailPart[] =>
    tokens[lineId] === undefined
      ? []
      : [
          {
            kind: 'link',
            text: `Review ${title}`,
            url: `${origin}${visitorPaths.writeReview(String(tokens[lineId]))}`,
          },
        ],
  )
  return mailToLead(about, {
    subject: `How was your trip with ${brand.brandName}?`,
    parts: [
      line('You are back from your trip. How was it? Other travellers read what you write, good or bad.'),
      linesPart('Your trip', liveLines(booking)),
      ...links,
    ],
  })
}

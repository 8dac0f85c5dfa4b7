import { BANK_DAYS, BANK_DAYS_TEXT } from '#contract/terms/booking-rules.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import type { MailPart } from '#server/adapters/email/mail-layout.ts'
import { type BookingMail, bookingLink, line, linesPart, liveLines, mailToLead } from './mail-frame.ts'

/** Rupees that go back, and the day by which; no day where nothing goes back. */
export type RefundFacts = { refund: number; dueDate?: string | undefined }

/** Money came, and what was chosen is gone: all of it goes back. */
export function cannotConfirmMail(about: BookingMail, { refund, dueDate }: RefundFacts): Mail {
  const { booking, origin } = about
  return mailToLead(about, {
    subject: `We cannot confirm ${booking.ref}: ${formatRupees(refund)} is on its way back`,
    parts: [
      line(`We are sorry: booking ${booking.ref} cannot be confirmed any more. What you chose was no longer free.`),
      line(`You get back everything you paid, ${formatRupees(refund)}.`),
      refundFacts(about, { refund, dueDate }),
      line(BANK_DAYS_TEXT),
      line('You can choose other days or seats.'),
      { kind: 'link', text: 'Book again', url: `${origin}${visitorPaths.trip}` },
    ],
  })
}

export function cancelledByGuestMail(about: BookingMail, words: RefundFacts): Mail {
  const { ref } = about.booking
  return mailToLead(about, {
    subject: `Booking ${ref} is cancelled`,
    parts: [
      line(`You cancelled booking ${ref}.`),
      ...refundParts(about, words),
      linesPart('Cancelled', about.booking.lines),
      bookingLink(about),
    ],
  })
}

/** By us, an operator or the weather: everything comes back that was paid for it. `reason` is a whole sentence; no `lineIds`: all of it. */
export function cancelledByUsMail(
  about: BookingMail,
  { reason, lineIds = [], ...words }: RefundFacts & { reason: string; lineIds?: readonly string[] },
): Mail {
  const { booking, origin } = about
  const isGone = ({ lineId }: { lineId: string }) => lineIds.length === 0 || lineIds.includes(lineId)
  const rest = liveLines(booking).filter((each) => !isGone(each))
  const what = `${rest.length === 0 ? '' : 'a part of '}booking ${booking.ref}`
  const back =
    words.refund === 0
      ? [line('You had paid nothing for it, so there is nothing to pay back.')]
      : [line('You get back everything you paid for it, fees too.'), ...refundParts(about, words)]
  return mailToLead(about, {
    subject: `We had to cancel ${what}`,
    parts: [
      line(`We are sorry: we had to cancel ${what}. ${reason}`),
      ...back,
      linesPart('Cancelled', booking.lines.filter(isGone)),
      ...(rest.length === 0 ? [] : [linesPart('Still booked', rest), bookingLink(about)]),
      { kind: 'link', text: 'Book again', url: `${origin}${visitorPaths.trip}` },
    ],
  })
}

/** `lineIds` are those cancelled now, of which so many rupees are `kept`; the others stay. */
export function partCancelledMail(
  about: BookingMail,
  { lineIds, kept, ...words }: RefundFacts & { lineIds: readonly string[]; kept: number },
): Mail {
  const { booking } = about
  const gone = booking.lines.filter(({ lineId }) => lineIds.includes(lineId))
  // What does not come back and is not kept was not paid yet, or pays for the rest.
  const credit = gone.reduce((sum, { price }) => sum + price.amountPayable, 0) - kept - words.refund
  const due = booking.due > 0 ? [line(`Still due for the rest of the booking: ${formatRupees(booking.due)}.`)] : []
  return mailToLead(about, {
    subject: `A part of booking ${booking.ref} is cancelled`,
    parts: [
      line(`A part of booking ${booking.ref} is cancelled. The rest of it stays confirmed.`),
      ...(credit > 0 ? [line(creditText(credit, kept))] : []),
      ...(credit > 0 && words.refund === 0 ? [] : refundParts(about, words)),
      ...due,
      linesPart('Cancelled', gone),
      linesPart(
        'Still booked',
        liveLines(booking).filter(({ lineId }) => !lineIds.includes(lineId)),
      ),
      bookingLink(about),
    ],
  })
}

/** "₹8,800 of its price comes off what you still owe, and ₹2,200 stays with us." */
function creditText(credit: number, kept: number): string {
  const off = `${formatRupees(credit)} of its price comes off what you still owe`
  return kept === 0 ? `${off}.` : `${off}, and ${formatRupees(kept)} stays with us by the cancellation terms.`
}

export function balanceLapsedMail(about: BookingMail, words: RefundFacts): Mail {
  const { ref } = about.booking
  return mailToLead(about, {
    subject: `Booking ${ref} is cancelled: the balance was not paid`,
    parts: [
      line(`The balance of booking ${ref} was not paid in time, so the booking is cancelled.`),
      ...refundParts(about, words),
      linesPart('Cancelled', about.booking.lines),
      bookingLink(about),
    ],
  })
}

/** `receipt`: of money that our office paid back by hand. */
export function refundProcessedMail(
  about: BookingMail,
  { amount, receipt }: { amount: number; receipt?: string },
): Mail {
  const { ref } = about.booking
  const said =
    receipt === undefined
      ? [
          line(`We have paid back ${formatRupees(amount)} for booking ${ref}, to the account or card you paid from.`),
          line(`Banks take ${BANK_DAYS} to show it. If it is not there after that, write to us.`),
        ]
      : [line(`Our office has paid back ${formatRupees(amount)} for booking ${ref}. The number of it is ${receipt}.`)]
  return mailToLead(about, {
    subject: `${formatRupees(amount)} for booking ${ref} is paid back`,
    parts: [...said, bookingLink(about)],
  })
}

/** The gateway did not take the refund; a person pays it back. */
export function refundHandedOverMail(about: BookingMail, { refund, dueDate }: RefundFacts): Mail {
  const { ref } = about.booking
  return mailToLead(about, {
    subject: `Your refund for booking ${ref} is with our office`,
    parts: [
      line(`The bank did not take our refund of ${formatRupees(refund)} for booking ${ref}.`),
      line('A person in our office now pays it back and may ask you for an account. Your money is safe.'),
      refundFacts(about, { refund, dueDate }),
      line('We never ask for a card number, a PIN or a code.'),
      bookingLink(about),
    ],
  })
}

export function refundParts(about: BookingMail, words: RefundFacts): MailPart[] {
  if (words.refund === 0)
    return [
      line(
        `By the cancellation terms nothing comes back.${about.booking.due > 0 ? '' : ' There is nothing more to pay.'}`,
      ),
    ]
  const isByHand = about.booking.refunds.some(({ state }) => state === 'manual')
  return [
    refundFacts(about, words),
    line(`It goes to the account or card you paid from. ${BANK_DAYS_TEXT}`),
    ...(isByHand
      ? [line('What you paid to our office itself, our office pays back: a person there may ask you for an account.')]
      : []),
  ]
}

function refundFacts({ booking }: BookingMail, { refund, dueDate }: RefundFacts): MailPart {
  const facts: [string, string][] = [
    ['Amount', formatRupees(refund)],
    ['Reference', booking.ref],
  ]
  if (dueDate !== undefined) facts.push(['Paid back', `by ${formatDay(dueDate)}`])
  return { kind: 'facts', title: 'Your refund', facts }
}

import type { ChangeWhy } from '#contract/office/line-changes.ts'
import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { Mail, MailAttachment } from '#server/adapters/email/email-sender.ts'
import type { MailPart } from '#server/adapters/email/mail-layout.ts'
import { lapseParts } from './booking-mails.ts'
import { type BookingMail, bookingLink, line, linesPart, liveLines, mailToLead } from './mail-frame.ts'
import { type RefundFacts, refundParts } from './refund-mails.ts'

type ChangeWords = RefundFacts & {
  lineId: string
  why: ChangeWhy
  wasTitle: string
  wasStart: string
  /** Where one ferry of it is another, both in words. */
  wasFerry?: string
  nowFerry?: string
  /** What the change costs more, or less, in whole rupees. */
  difference: number
  /** A sentence of the office, or ''. */
  note: string
}

/** A part of a confirmed booking is another one now: what it was and is, the money, and all papers anew. */
export function lineChangedMail(about: BookingMail, words: ChangeWords, files: MailAttachment[]): Mail {
  const { booking } = about
  const changed = liveLines(booking).filter(({ lineId }) => lineId === words.lineId)
  const rest = liveLines(booking).filter(({ lineId }) => lineId !== words.lineId)
  return mailToLead(about, {
    subject: `Booking ${booking.ref} is changed`,
    parts: [
      line(
        words.why === 'disruption'
          ? `A part of your booking ${booking.ref} could not go ahead as it was booked, so we have changed it. The booking stays confirmed.`
          : `We have changed a part of your booking ${booking.ref}. The booking stays confirmed.`,
      ),
      ...(words.note === '' ? [] : [line(words.note)]),
      ...beforeParts(words, changed),
      linesPart('Now', changed),
      ...moneyParts(about, words),
      ...(rest.length === 0 ? [] : [linesPart('As before', rest)]),
      line('The new voucher, the new invoice and a calendar file are attached. Please do not use the earlier ones.'),
    ],
    attachments: files,
  })
}

/** Of a package that has another ferry, the ferry alone. */
function beforeParts(
  { wasTitle, wasStart, wasFerry, nowFerry }: ChangeWords,
  changed: readonly HeldLine[],
): MailPart[] {
  if (wasFerry !== undefined && nowFerry !== undefined)
    return [
      {
        ...{ kind: 'facts', title: 'The ferry' },
        facts: [
          ['It was', `The ${wasFerry}`],
          ['It is now', `The ${nowFerry}`],
        ],
      },
    ]
  const isOfDays = changed.some(({ kind }) => kind === 'package')
  const on = isOfDays ? formatDay(dayInIndia(new Date(wasStart))) : momentText(wasStart)
  return [
    {
      ...{ kind: 'facts', title: 'Before' },
      facts: [
        ['It was', wasTitle],
        ['On', on],
      ],
    },
  ]
}

function momentText(at: string): string {
  return `${formatDay(dayInIndia(new Date(at)))}, ${timeInIndia(new Date(at))}`
}

function moneyParts(about: BookingMail, words: ChangeWords): MailPart[] {
  const { booking } = about
  return [
    line(differenceText(words.difference)),
    ...(words.refund > 0 ? refundParts(about, words) : []),
    ...(booking.due > 0 ? [line(dueText(booking)), ...lapseParts(booking)] : []),
    bookingLink(about, booking.due > 0 ? `Pay ${formatRupees(booking.due)}` : undefined),
  ]
}

function differenceText(difference: number): string {
  if (difference === 0) return 'The price is the same.'
  return difference > 0
    ? `It costs ${formatRupees(difference)} more than before.`
    : `It costs ${formatRupees(-difference)} less than before.`
}

function dueText({ due, balanceDate }: Booking): string {
  const by = balanceDate === undefined ? '' : ` Please pay it by ${formatDay(balanceDate)}.`
  return `Still due: ${formatRupees(due)}.${by}`
}

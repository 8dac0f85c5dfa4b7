import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import {
  activityLine,
  ferryLine,
  hotelLine,
  ORIGIN,
  packageLine,
  sampleBooking,
  sampleBrand,
} from '#tests/support/sample-bookings.ts'
import * as mails from './booking-mails.ts'
import { lineChangedMail } from './change-mail.ts'
import * as refunds from './refund-mails.ts'
import * as visitors from './visitor-mails.ts'

const REF = 'PDK-7K2M9-P4X1C'
const LINK = `${ORIGIN}/booking/${REF}`
const about = (change: Partial<Booking> = {}, name = 'Asha Rao') => ({
  ...{ eventKey: 'booking/one', brand: sampleBrand, origin: ORIGIN },
  booking: sampleBooking([ferryLine(['P12', 'P13']), hotelLine], [name], change),
})
const balance = { state: 'confirmed_part' as const, paid: 20_000, due: 35_800, balanceDate: '2026-12-09' }
const held = { state: 'held' as const, expiresAt: '2026-11-20T19:00:00.000Z' }
const files = mails.bookingFiles(about().booking, {
  ...{ voucher: Buffer.from('v'), invoice: Buffer.from('i') },
  calendar: 'c',
})
const back = { refund: 44_640, dueDate: '2026-12-11' }
const visitor = { eventKey: 'auth/one', brand: sampleBrand, address: 'asha@example.com' }
const quote = {
  ...{ id: 'q', number: 'QUO-7K2M9P', version: 2, validUntil: '2026-12-01T12:00:00.000Z', state: 'open' as const },
  ...{ createdAt: '2026-11-24T12:00:00.000Z', isForGroup: false },
  ...{ url: `${ORIGIN}/quote/q`, lines: [hotelLine, activityLine] },
  total: sampleBooking([hotelLine, activityLine], []).total,
}

const written: [string, Mail, string[]][] = [
  [
    'confirmed',
    mails.confirmedMail(about(balance), files),
    [REF, 'Seats P12, P13', 'Reporting time 05:45', '₹20,000', '₹35,800 by Wed 9 Dec 2026', LINK],
  ],
  [
    'a package, confirmed',
    mails.confirmedMail({ ...about(), booking: sampleBooking([packageLine], ['Asha Rao']) }, files),
    [
      packageLine.title,
      'Wed 30 Dec 2026, ferry at 06:30: MV Tideline Meridian, Business, seats B14, B15, B16, B17, B18',
    ],
  ],
  ['confirmed late', mails.confirmedLateMail(about(), files), [REF, 'after the time to hold', '₹55,800', LINK]],
  [
    'short',
    mails.shortPaymentMail(about(held), { received: 50_000, shortBy: 5_800 }),
    ['₹50,000', 'short by ₹5,800', 'until Sat 21 Nov 2026, 00:30 IST', LINK],
  ],
  ['short balance', mails.shortPaymentMail(about(balance), { received: 5, shortBy: 6 }), ['stays confirmed', '₹6']],
  [
    'in another currency, taken',
    mails.foreignPaymentMail(about(held), { payment: 'pay_1', isTaken: true }),
    [REF, 'not made in whole Indian rupees', 'sends all of it back', 'pay_1', 'until Sat 21 Nov 2026, 00:30 IST', LINK],
  ],
  [
    'in another currency, not taken',
    mails.foreignPaymentMail(about(), { payment: 'pay_2', isTaken: false }),
    [REF, 'your bank releases it', 'pay_2', LINK],
  ],
  [
    'cannot confirm',
    refunds.cannotConfirmMail(about(), { refund: 55_800 }),
    [REF, '₹55,800', '5 to 7 working days', `${ORIGIN}/trip`],
  ],
  [
    'cancelled by the guest',
    refunds.cancelledByGuestMail(about(), back),
    ['You cancelled', '₹44,640', 'by Fri 11 Dec 2026'],
  ],
  ['cancelled for nothing', refunds.cancelledByGuestMail(about(), { refund: 0 }), ['nothing comes back']],
  [
    'cancelled by us',
    refunds.cancelledByUsMail(about(), { ...back, reason: 'The sea is too rough.' }),
    ['The sea is too rough.', 'everything you paid', '₹44,640'],
  ],
  [
    'cancelled by us, unpaid',
    refunds.cancelledByUsMail(about(), { refund: 0, reason: 'The sea is too rough.' }),
    ['nothing to pay back'],
  ],
  [
    'a part cancelled by us',
    refunds.cancelledByUsMail(about(), { ...back, reason: 'The sea is too rough.', lineIds: ['l-ferry'] }),
    ['had to cancel a part of', 'The sea is too rough.', '₹44,640', 'Still booked', LINK],
  ],
  [
    'part cancelled',
    refunds.partCancelledMail(about({ due: 300 }), { ...back, lineIds: ['l-ferry'], kept: 0 }),
    ['A part of', '₹44,640', '₹300', 'Still booked'],
  ],
  [
    'part cancelled, what is not kept comes off the balance',
    refunds.partCancelledMail(about({ due: 300 }), { refund: 0, lineIds: ['l-ferry'], kept: 100 }),
    ['of its price comes off what you still owe, and ₹100 stays with us by the cancellation terms.', '₹300'],
  ],
  ['balance lapsed', refunds.balanceLapsedMail(about(), { refund: 0 }), ['balance', 'not paid in time']],
  ['refund processed', refunds.refundProcessedMail(about(), { amount: 2_160 }), ['₹2,160', '5 to 7 working days']],
  [
    'refund by a person',
    refunds.refundHandedOverMail(about(), back),
    ['A person in our office', '₹44,640', 'by Fri 11 Dec 2026'],
  ],
  [
    'balance in 3 days',
    mails.balanceDueMail(about(balance), 3),
    ['in 3 days, Wed 9 Dec 2026: ₹35,800', 'by the end of Thu 10 Dec 2026', LINK],
  ],
  ['balance tomorrow', mails.balanceDueMail(about(balance), 1), ['due tomorrow']],
  ['balance today', mails.balanceDueMail(about(balance), 0), ['due today']],
  [
    'question',
    mails.travellerMessageMail(about(), { reference: 'MSG-1', text: 'May we <b>bring</b> a dog?' }),
    ['MSG-1', REF, '+91 98765 43210'],
  ],
  [
    'review',
    mails.reviewInvitationMail(about(), { [hotelLine.lineId]: 'abc' }),
    [`Review ${hotelLine.title}`, `${ORIGIN}/review/abc`],
  ],
  ['sign-in code', visitors.signInCodeMail(visitor, { code: '482913', minutes: 10 }), ['482913', '10 minutes']],
  ['look-up code', visitors.lookUpCodeMail(visitor, { code: '482913', minutes: 10, ref: REF }), ['482913', REF]],
  [
    'quote',
    visitors.quoteMail(visitor, quote),
    ['QUO-7K2M9P, version 2', '₹62,100', 'Tue 1 Dec 2026, 17:30 IST', quote.url],
  ],
]

describe.each(written)('the mail "%s"', (_, mail, facts) => {
  it('states its facts in both forms, calmly, under the key it was given', () => {
    const html = mail.html.replaceAll('<br>', '\n')
    for (const fact of facts) {
      expect(mail.text).toContain(fact)
      expect(html).toContain(fact)
    }
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/!|undefined|NaN/)
    expect(mail.html).not.toMatch(/<b>|undefined|NaN/)
    expect(['booking/one', 'auth/one']).toContain(mail.eventKey)
  })
})

it('is about a trip, and so says that it is practised, unless it brings a code or a question', () => {
  const others = written.filter(([, mail]) => mail.isAboutTrip !== true).map(([name]) => name)
  expect(others).toEqual(['question', 'sign-in code', 'look-up code'])
})

it('carries the documents with the confirmation alone', () => {
  const named = written.filter(([, mail]) => mail.attachments !== undefined).map(([name]) => name)
  expect(named).toEqual(['confirmed', 'a package, confirmed', 'confirmed late'])
  expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`voucher-${REF}.pdf`, 'application/pdf'],
    [`invoice-${REF}.pdf`, 'application/pdf'],
    [`trip-${REF}.ics`, 'text/calendar'],
  ])
})

it('keeps codes out of subjects and records', () => {
  for (const name of ['sign-in code', 'look-up code']) {
    const mail = written.find(([each]) => each === name)?.[1]
    expect(mail?.isSecret).toBe(true)
    expect(mail?.subject).not.toContain('482913')
  }
})

it('lets a question be answered to who asked, and takes no link along in a name', () => {
  const question = mails.travellerMessageMail(about(), {
    reference: 'MSG-1',
    text: 'Hello',
    operatorAddress: 'desk@padauk.example',
  })
  expect(question.to.address).toBe('desk@padauk.example')
  expect(question.replyTo).toEqual({ name: 'Asha Rao', address: 'asha.rao@example.com' })
  const mail = refunds.cancelledByGuestMail(about({}, 'win at www.evil.test'), back)
  expect(`${mail.to.name} ${mail.text} ${mail.html}`).not.toContain('evil')
})

it('does not say that nothing comes back of a part whose price comes off the balance', () => {
  const { text } = refunds.partCancelledMail(about({ due: 300 }), { refund: 0, lineIds: ['l-ferry'], kept: 100 })
  expect(text).not.toContain('nothing comes back')
})

it('names in a part cancel what is off and what stays, each once', () => {
  const { text } = refunds.partCancelledMail(about(), { ...back, lineIds: ['l-ferry'], kept: 0 })
  const [, off = '', stays = ''] = text.split(/\nCancelled\n|\nStill booked\n/)
  expect(off).toContain('Ferry to')
  expect(off).not.toContain('Coral Reef')
  expect(stays).toContain('Coral Reef')
  expect(stays).not.toContain('Ferry to')
})

describe('of a change', () => {
  const words = {
    ...{ ...back, lineId: packageLine.lineId, why: 'disruption' as const, wasTitle: packageLine.title, note: '' },
    ...{ wasStart: packageLine.startsAt, difference: 0 },
  }
  const trip = { ...about(), booking: sampleBooking([packageLine], ['Asha Rao']) }

  it('names the ferry that was and the one that is, and not the package, where only that is another', () => {
    const { text } = lineChangedMail(
      trip,
      {
        ...words,
        ...{ wasFerry: '08:00 ferry A to B, MV Tern, Mon 30 Nov 2026' },
        ...{ nowFerry: '13:00 ferry A to B, MV Gull, Mon 30 Nov 2026' },
      },
      [],
    )
    expect(text).toMatch(/It was: +The 08:00 ferry A to B, MV Tern, Mon 30 Nov 2026/)
    expect(text).toMatch(/It is now: +The 13:00 ferry A to B, MV Gull, Mon 30 Nov 2026/)
    expect(text).not.toMatch(/It was: .*package|00:00/)
  })

  it('has no hour for a package that was on another day', () => {
    const { text } = lineChangedMail(trip, { ...words, wasStart: '2026-11-29T18:30:00.000Z' }, [])
    expect(text).toMatch(/On: +Mon 30 Nov 2026$/m)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { clearStage } from '#tests/support/booking-stages.ts'
import { stageChoice } from '#tests/support/choice-steps.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { type Asked, holdRefusals } from '#tests/support/refusal-table.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { LEAD, payer, seats, type Visitor, visitor } from '#tests/support/traveller.ts'

/** Every refusal that the calls declare by which a booking is read, paid and changed. */
let api: TestApi
let box: MailBox
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  box = await openMailBox(api.testDatabase)
})
afterAll(async () => {
  await box.close()
  await api.close()
})
beforeEach(async () => {
  await clearStage(api)
  await api.setClock(NOW)
  await api.forgetLimits()
})

const BOOKING_UNKNOWN = 'We do not know this booking'
const UNCONFIRMED =
  'The mailbox of this booking is not confirmed yet. Please open the link of our first mail in the browser that booked, or look the booking up with its reference and mobile number.'
const TOO_LATE = 'This can no longer be cancelled here. Please call us.'

type Made = { who: Visitor; ref: string }
async function booked(email = LEAD.email): Promise<Made> {
  const who = visitor(api)
  const { ref } = await who.booked([seats('P2A')], { lead: { ...LEAD, email, adult18: true } })
  return { who, ref }
}
async function paid(email?: string): Promise<Made> {
  const made = await booked(email)
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(made.who, made.ref)).id)
  return made
}
/** Somebody who has signed in with the mailbox that another browser gave, and nobody has confirmed. */
async function meetStranger(): Promise<Made> {
  const email = 'mistyped@example.in'
  const { ref } = await paid(email)
  const who = visitor(api)
  const { body } = await api.post('/auth/code', { email })
  await who.post('/auth/verify', { challengeId: body.challengeId, code: await box.codeFor(email) })
  return { who, ref }
}
let met: Promise<Made> | undefined
function stranger(): Promise<Made> {
  met ??= meetStranger()
  return met
}
/** The browser that booked has been here since. */
async function clock(at: string): Promise<void> {
  await api.setClock(at)
  await sql`update session set seen_at = app_now(), created_at = app_now()`.execute(api.testDatabase.db)
}
const SAILED = '2026-12-25T06:00:00Z'

const NAMES = { travellers: [{ index: 0, name: 'Ravi Rao' }] }
const LIST = { list: 'Ravi Rao, 36, M' }
/** A change of a booking that `made` makes, asked for by its browser. */
const change = (end: string, body: object, made: () => Promise<Made>) => async (): Promise<Asked> => {
  const { who, ref } = await made()
  return { path: `/bookings/${ref}${end}`, body, who }
}
const nobodys = (end: string, body?: object) => (): Asked => ({
  path: `/bookings/PDK-AAAAA-AAAAA${end}`,
  ...(body === undefined ? {} : { body }),
})
async function previewed(): Promise<Made & { quoteId: string }> {
  const made = await paid()
  const { body } = await made.who.post(`/bookings/${made.ref}/cancel/preview`, {})
  return { ...made, quoteId: (body.cancel as { quoteId: string }).quoteId }
}

holdRefusals(() => api, {
  'GET /bookings': { sign_in: [401, 'Please sign in to see your bookings', () => ({ path: '/bookings' })] },
  'GET /bookings/{ref}': { not_found: [404, BOOKING_UNKNOWN, nobodys('')] },
  'POST /bookings/{ref}/mailbox': { not_found: [404, BOOKING_UNKNOWN, nobodys('/mailbox', { token: 'a'.repeat(43) })] },
  'POST /bookings/{ref}/pay': {
    not_found: [404, BOOKING_UNKNOWN, nobodys('/pay', {})],
    mailbox_unconfirmed: [403, UNCONFIRMED, change('/pay', {}, stranger)],
    hold_required: [
      409,
      'Please book this first.',
      change('/pay', {}, async () => {
        const made = await booked()
        await sql`update booking set state = 'quoted' where reference = ${made.ref}`.execute(api.testDatabase.db)
        return made
      }),
    ],
    already_paid: [409, 'Everything is paid already.', change('/pay', {}, paid)],
    closed: [
      409,
      'This booking is over: nothing can be paid for it any more.',
      change('/pay', {}, async () => {
        const made = await previewed()
        await made.who.post(`/bookings/${made.ref}/cancel`, { quoteId: made.quoteId })
        return made
      }),
    ],
    expired: [
      410,
      'The time to pay has run out, and what you held is free again. You can ask for the same trip once more.',
      change('/pay', {}, async () => {
        const made = await booked()
        await api.setClock('2026-11-22T04:46:00Z')
        return made
      }),
    ],
    gateway_away: [
      503,
      'The payment page does not answer at the moment. What you hold is kept: please try again in a minute.',
      change('/pay', {}, async () => {
        const made = await booked()
        api.gateway.follow({ faults: [{ on: 'order', fault: 'reset' }] })
        return made
      }),
    ],
  },
  'POST /bookings/{ref}/cancel/preview': {
    not_found: [404, BOOKING_UNKNOWN, nobodys('/cancel/preview', {})],
    mailbox_unconfirmed: [403, UNCONFIRMED, change('/cancel/preview', {}, stranger)],
    too_late: [
      409,
      TOO_LATE,
      change('/cancel/preview', {}, async () => {
        const made = await booked()
        await api.setClock('2026-11-22T04:46:00Z')
        return made
      }),
    ],
  },
  'POST /bookings/{ref}/cancel': {
    not_found: [404, 'We do not know this offer to cancel', change('/cancel', { quoteId: 'nobodys' }, paid)],
    mailbox_unconfirmed: [403, UNCONFIRMED, change('/cancel', { quoteId: 'nobodys' }, stranger)],
    refund_changed: [
      409,
      'What comes back has changed since you saw it. Please look at it again: nothing was cancelled.',
      async () => {
        const { who, ref, quoteId } = await previewed()
        await clock('2026-12-24T00:00:00Z')
        return { path: `/bookings/${ref}/cancel`, body: { quoteId }, who }
      },
    ],
    too_late: [
      409,
      TOO_LATE,
      async () => {
        const { who, ref, quoteId } = await previewed()
        await sql`update booking set state = 'completed' where reference = ${ref}`.execute(api.testDatabase.db)
        return { path: `/bookings/${ref}/cancel`, body: { quoteId }, who }
      },
    ],
  },
  'PATCH /bookings/{ref}/travellers': {
    not_found: [404, BOOKING_UNKNOWN, nobodys('/travellers', NAMES)],
    mailbox_unconfirmed: [403, UNCONFIRMED, change('/travellers', NAMES, stranger)],
    not_allowed: [
      409,
      'Tideline Ferries puts no other name on a ticket. For somebody else, please cancel this ferry and book it again, or call us.',
      change('/travellers', NAMES, async () => {
        const made = await paid()
        await sql`update ferry_operator set takes_other_names = false`.execute(api.testDatabase.db)
        return made
      }),
    ],
    too_late: [
      409,
      'Names can be corrected until a day before travel. Please call us.',
      change('/travellers', NAMES, async () => {
        const made = await paid()
        await clock(SAILED)
        return made
      }),
    ],
  },
  'POST /bookings/{ref}/travellers': {
    not_found: [404, BOOKING_UNKNOWN, nobodys('/travellers', LIST)],
    mailbox_unconfirmed: [403, UNCONFIRMED, change('/travellers', LIST, stranger)],
    not_allowed: [
      409,
      'A list of names is for groups that we booked, once they have paid. Single names can be corrected above.',
      change('/travellers', LIST, paid),
    ],
    too_late: [
      409,
      'The list of names is closed. Please call us.',
      change('/travellers', LIST, async () => {
        const made = await paid()
        await sql`update booking set names_date = '2026-11-21' where reference = ${made.ref}`.execute(
          api.testDatabase.db,
        )
        return made
      }),
    ],
  },
  'POST /bookings/{ref}/messages': {
    not_found: [404, BOOKING_UNKNOWN, nobodys('/messages', { text: 'Hello' })],
    mailbox_unconfirmed: [403, UNCONFIRMED, change('/messages', { text: 'Hello' }, stranger)],
    too_many: [
      429,
      'We have had several messages with this email address in a short time. Please try again later, or call us.',
      change('/messages', { text: 'Hello' }, async () => {
        const made = await paid()
        for (let times = 0; times < 3; times += 1)
          await made.who.post(`/bookings/${made.ref}/messages`, { text: 'Hello' })
        return made
      }),
    ],
  },
  'GET /choices/{token}': {
    not_found: [404, 'We do not know this link', () => ({ path: '/choices/nobody-was-asked' })],
  },
  'POST /choices': {
    not_found: [404, 'We do not know this link', () => ({ path: '/choices', body: { token: 'x', choice: 'wait' } })],
    unavailable: [
      409,
      'That was taken meanwhile. What is free now is below.',
      async () => {
        const { token } = await stageChoice(api)
        return { path: '/choices', body: { token, choice: 'move', to: 'tm-101.2026-12-31' } }
      },
    ],
    settled: [
      409,
      'This is settled already. Please call us if you want something else.',
      async () => {
        const { token, disruptionId } = await stageChoice(api)
        await sql`update disruption set closed_at = app_now() where id = ${disruptionId}`.execute(api.testDatabase.db)
        return { path: '/choices', body: { token, choice: 'refund' } }
      },
    ],
  },
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LineTo } from '#contract/office/line-changes.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { type ConfirmedLineChange, changeLine, previewLineChange } from '#server/bookings/change/change-line.ts'
import { applyCalendar } from '#server/bookings/clock/scheduled-jobs.ts'
import { said } from '#tests/support/booking-office.ts'
import { type LineChanges, lineAt, newKey, openLineChanges } from '#tests/support/line-changes.ts'
import { visitor } from '#tests/support/traveller.ts'
import { buyTrip, MIXED_TRIP } from '#tests/support/whole-trips.ts'

let office: LineChanges
beforeAll(async () => {
  office = await openLineChanges()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

const LONGER: LineTo = { kind: 'hotel', checkIn: '2027-02-10', checkOut: '2027-02-13' }
const LATER: LineTo = { kind: 'hotel', checkIn: '2027-02-11', checkOut: '2027-02-13' }
const NEXT_DAY = { kind: 'ferry', tripId: 'tm-105.2027-02-13' } as const
const STAY = { kind: 'hotel' as const, roomId: 'blue-shelf-gc', rooms: [{ adults: 2, children: 0 }] }
const buy = () => buyTrip(office.api, MIXED_TRIP, 'full')

describe('what cannot be', () => {
  test('is said, and leaves everything as it was', async () => {
    const { ref } = await buy()
    const before = [await office.claims(ref), (await office.storyOf(ref)).lines]
    const { db } = office.api.testDatabase
    const tries: [string, object, unknown[]][] = [
      ['line-9', NEXT_DAY, [404, 'not_found', 'This is no part of the booking']],
      ['line-6', LONGER, [422, 'invalid', 'This part of the booking is of another kind']],
      ['line-6', { ...NEXT_DAY, seats: ['P2A'] }, [422, 'invalid', 'Please choose 2 seats, as many as before']],
      [
        'line-6',
        { kind: 'ferry', tripId: 'tm-105.2027-02-12', seats: ['P2A', 'P2B'] },
        [409, 'same', 'That is how it is booked already'],
      ],
      [
        ...(['line-6', { kind: 'ferry', tripId: 'tm-101.2027-02-13', seats: ['P2A', 'P2B'] }] as const),
        [422, 'invalid', 'That sailing is between other ports: please cancel this part and book the other one'],
      ],
      [
        'line-6',
        { kind: 'crossing', from: 'tm-1.x', to: 'tm-105.2027-02-13' },
        [404, 'not_found', 'This part of the booking has no such ferry'],
      ],
    ]
    for (const [line, to, answer] of tries)
      expect(said(await office.owner.post(`${lineAt(ref, line)}/preview`, { to }))).toEqual(answer)
    await sql`update ferry_sailing set fares = fares - 'pClass' where id = 'tm-105.2027-02-13'`.execute(db)
    expect(said(await office.owner.post(`${lineAt(ref, 'line-6')}/preview`, { to: NEXT_DAY }))).toEqual([
      ...[409, 'unavailable'],
      'Not so many seats of the same class are free on that sailing: please choose the seats yourself, or another sailing',
    ])
    expect([await office.claims(ref), (await office.storyOf(ref)).lines]).toEqual(before)
    const unknown = await office.owner.post(`${lineAt('PDK-AAAAA-AAAAA', 'line-1')}/preview`, { to: NEXT_DAY })
    expect(said(unknown)).toEqual([404, 'not_found', 'We do not know this booking'])
  })

  test('of a price that is another by now, and of a line that is, nothing is changed', async () => {
    const { ref } = await buy()
    const asked = await office.confirmed(ref, 'line-4', LONGER)
    const cheaper = { ...asked, difference: asked.difference - 1, key: newKey() }
    const reply = await office.owner.post(lineAt(ref, 'line-4'), cheaper)
    expect(said(reply)).toEqual([
      409,
      'price_changed',
      `By now it costs ${formatRupees(asked.difference)} more than before, which is not what you saw. Nothing was changed; please look again.`,
    ])
    expect(reply.body.difference).toBe(asked.difference)
    await office.change(ref, 'line-4', { kind: 'hotel', checkIn: '2027-02-11', checkOut: '2027-02-13' })
    expect(said(await office.owner.post(lineAt(ref, 'line-4'), asked))).toEqual([
      ...[409, 'changed_meanwhile', 'This part was changed meanwhile. Nothing was changed now; please look again.'],
    ])
  })

  test('of a part that is cancelled, has begun, or is not confirmed, there is no change', async () => {
    const { ref, asha } = await buy()
    await office.owner.post(`/bookings/${ref}/cancel`, {
      ...{ reason: 'The boat is broken.', lineIds: ['line-6'] },
      refund: (await office.storyOf(ref)).lines[5]?.price,
    })
    const asked = (line: string, to: LineTo) => office.owner.post(`${lineAt(ref, line)}/preview`, { to })
    expect(said(await asked('line-6', NEXT_DAY))).toEqual([
      409,
      'not_now',
      'This part of the booking is cancelled or over',
    ])
    await office.api.setClock('2027-02-09T12:00:00Z')
    const car = { ref, lineId: 'line-1', to: { kind: 'car', pickupDate: '2027-02-10' } } as const
    const begun = 'This part has begun, or would begin at a time that is past: please choose a later one'
    expect(await previewLineChange(office.api.parts, { ...car, why: 'asked' })).toMatchObject({
      error: { message: begun },
    })
    expect(await previewLineChange(office.api.parts, { ...car, why: 'disruption' })).toMatchObject({ ok: true })
    await office.api.setClock('2026-11-22T04:30:00Z')
    const { ref: unpaid } = await asha.booked([MIXED_TRIP[3] ?? fail()])
    expect(said(await office.owner.post(`${lineAt(unpaid, 'line-1')}/preview`, { to: LONGER }))).toEqual([
      ...[409, 'not_now', 'A part of a booking can be changed while the booking is confirmed and its trip is not over'],
    ])
  })
})

function fail(): never {
  throw new Error('There is no such line')
}

describe('a change for a disruption', () => {
  test('at our cost leaves the price, writes nothing where the caller does, and is done once by its key with what belongs to it', async () => {
    const { ref } = await buy()
    const before = await office.storyOf(ref)
    const done: string[] = []
    const ask = {
      ...{ ref, lineId: 'line-4', to: LONGER, difference: 0, key: newKey() },
      ...({ why: 'disruption', bears: 'operator' } as const),
      ...{ by: undefined, tells: false, also: async () => void done.push(ref) },
    } satisfies ConfirmedLineChange
    await office.api.runMails()
    const first = await changeLine(office.api.parts, ask)
    expect([first, await changeLine(office.api.parts, ask)]).toEqual([first, first])
    expect(first).toEqual({ ok: true, value: { state: 'confirmed', difference: 0, refund: 0, due: 0 } })
    expect([done, await office.api.runMails()]).toEqual([[ref], []])
    const after = await office.storyOf(ref)
    expect([after.total, after.lines[3]?.endsAt.slice(0, 10)]).toEqual([before.total, '2027-02-13'])
    expect(after.history.at(-1)).toMatchObject({
      by: null,
      text: expect.stringMatching(/^A part was changed, as it was not on: .*; we bear ₹/),
    })
    expect(await office.violations()).toEqual([])
  })

  test('on the day itself leaves a balance that does not lapse: the trip goes on, and the office is told', async () => {
    const { ref } = await buy()
    await office.api.setClock('2027-02-08T06:00:00Z')
    const ask = { ref, lineId: 'line-4', to: LONGER, why: 'disruption' } as const
    const shown = await previewLineChange(office.api.parts, ask)
    expect(shown).toMatchObject({ ok: true, value: { balanceDay: '2027-02-09', lapses: false } })
    const { difference, due } = shown.ok ? shown.value : fail()
    await changeLine(office.api.parts, { ...ask, difference, key: newKey(), by: undefined })
    await office.api.runMails()
    await office.api.setClock('2027-02-12T06:00:00Z')
    await applyCalendar(office.api.testDatabase.db)
    await office.api.setClock('2026-11-22T04:30:00Z')
    expect(await office.storyOf(ref)).toMatchObject({ state: 'confirmed_part', due })
    expect(await office.violations()).toEqual([])
  })
})

describe('at the same moment', () => {
  test('race 25: of two changes of one line one is made, and the other meets another line than it saw', async () => {
    const { ref } = await buy()
    const asks = [await office.confirmed(ref, 'line-4', LATER), await office.confirmed(ref, 'line-4', LONGER)]
    const replies = await Promise.all(asks.map((ask) => office.owner.post(lineAt(ref, 'line-4'), ask)))
    expect(replies.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort()).toEqual([
      200,
      'changed_meanwhile',
    ])
    expect(
      (await office.storyOf(ref)).history.filter(({ text }) => text.startsWith('A part was changed')),
    ).toHaveLength(1)
    expect(await office.violations()).toEqual([])
  })

  test('the same change asked twice by its key is one change, with one answer', async () => {
    const { ref } = await buy()
    const ask = await office.confirmed(ref, 'line-4', LATER)
    const replies = await Promise.all([1, 2].map(() => office.owner.post(lineAt(ref, 'line-4'), ask)))
    expect(replies.map(({ body }) => body)).toEqual([replies[0]?.body, replies[0]?.body])
    expect(replies[0]?.body).toMatchObject({ status: 1 })
    expect(said(await office.owner.post(lineAt(ref, 'line-4'), { ...ask, difference: 1 }))).toEqual([
      ...[422, 'key_reused', 'This key was used for another question'],
    ])
    expect(
      (await office.storyOf(ref)).history.filter(({ text }) => text.startsWith('A part was changed')),
    ).toHaveLength(1)
  })

  test('race 26: a change and a cancellation leave a cancelled booking that holds nothing, whichever comes first', async () => {
    const { ref } = await buy()
    const ask = await office.confirmed(ref, 'line-6', NEXT_DAY)
    const { paid } = await office.storyOf(ref)
    const cancel = { reason: 'The sea is too rough.', refund: paid }
    const [changed, cancelled] = await Promise.all([
      office.owner.post(lineAt(ref, 'line-6'), ask),
      office.manager.post(`/bookings/${ref}/cancel`, cancel),
    ])
    expect([cancelled?.status, [200, 409].includes(changed?.status ?? 0)]).toEqual([200, true])
    await office.api.runJobs()
    expect([(await office.storyOf(ref)).state, await office.claims(ref)]).toEqual(['cancelled', []])
    expect(await office.violations()).toEqual([])
  })

  test('race 27: the last seats are had by the change or by a buyer, never by both, and who comes second loses nothing', async () => {
    const { ref } = await buy()
    const before = await office.claims(ref)
    const to: LineTo = { ...NEXT_DAY, seats: ['P3A', 'P3B'] }
    const ask = await office.confirmed(ref, 'line-6', to)
    const [changed, held] = await Promise.all([
      office.owner.post(lineAt(ref, 'line-6'), ask),
      visitor(office.api).hold({ kind: 'ferry', tripId: NEXT_DAY.tripId, seats: ['P3B', 'P3C'] }),
    ])
    if (changed?.status === 200) expect([held?.status, held?.body.code]).toEqual([409, 'unavailable'])
    else {
      expect(said(changed)).toEqual([
        409,
        'unavailable',
        expect.stringMatching(/^Not free any more: .*13 Feb 2027.*Nothing was changed\.$/),
      ])
      expect([held?.status, await office.claims(ref)]).toEqual([201, before])
    }
    expect(await office.violations()).toEqual([])
  })

  test('seats that somebody holds already are not had: the sentence says so, and the seats of before are still theirs', async () => {
    const { ref } = await buy()
    const before = await office.claims(ref)
    await visitor(office.api).held({ kind: 'ferry', tripId: NEXT_DAY.tripId, seats: ['P3B'] })
    const reply = await office.owner.post(`${lineAt(ref, 'line-6')}/preview`, {
      to: { ...NEXT_DAY, seats: ['P3A', 'P3B'] },
    })
    expect(said(reply)).toEqual([
      409,
      'unavailable',
      expect.stringMatching(/^Not free any more: .*Sat 13 Feb 2027, \d\d:\d\d\. Nothing was changed\.$/),
    ])
    expect(await office.claims(ref)).toEqual(before)
  })

  test('two stays that take each other’s nights are both moved: neither waits for the other for ever', async () => {
    const [one, other] = [
      await buy(),
      await buyTrip(office.api, [{ ...STAY, checkIn: '2027-02-12', checkOut: '2027-02-14' }], 'full'),
    ]
    const asks = [
      await office.confirmed(one.ref, 'line-4', { kind: 'hotel', checkIn: '2027-02-12', checkOut: '2027-02-14' }),
      await office.confirmed(other.ref, 'line-1', { kind: 'hotel', checkIn: '2027-02-10', checkOut: '2027-02-12' }),
    ]
    const replies = await Promise.all([
      office.owner.post(lineAt(one.ref, 'line-4'), asks[0]),
      office.owner.post(lineAt(other.ref, 'line-1'), asks[1]),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await office.violations()).toEqual([])
  })
})

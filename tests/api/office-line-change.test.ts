import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LineTo } from '#contract/office/line-changes.ts'
import { type LineChanges, openLineChanges } from '#tests/support/line-changes.ts'
import { payer } from '#tests/support/traveller.ts'
import { buyTrip, MIXED_TRIP, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

let office: LineChanges
beforeAll(async () => {
  office = await openLineChanges()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

const LONGER: LineTo = { kind: 'hotel', checkIn: '2027-02-10', checkOut: '2027-02-13' }
const SHORTER: LineTo = { kind: 'hotel', checkIn: '2027-02-10', checkOut: '2027-02-11' }
const NEXT_DAY: LineTo = { kind: 'ferry', tripId: 'tm-105.2027-02-13' }
const buy = (plan: 'initial' | 'full' = 'full', lines = MIXED_TRIP) => buyTrip(office.api, lines, plan)
/** A claim of a seat, as "tm-101.2027-02-10 P2A". */
const isSeat = (claim: string) => /\.\d{4}-\d\d-\d\d \w+$/.test(claim)
const nightPrice = async (ref: string) => (await office.preview(ref, 'line-4', LONGER)).difference

describe('a line of a trip that has everything', () => {
  test('is another day, sailing, slot or room by its own, and claims what it takes in place of what it had', async () => {
    const { ref } = await buy()
    const before = await office.claims(ref)
    const changes: [string, LineTo][] = [
      ['line-6', NEXT_DAY],
      ['line-5', { kind: 'activity', date: '2027-02-12', time: '10:00' }],
      ['line-4', LONGER],
      ['line-2', { kind: 'hotel', checkIn: '2027-02-08', checkOut: '2027-02-10' }],
      ['line-1', { kind: 'car', pickupDate: '2027-02-08', pickupTime: '16:30' }],
    ]
    for (const [line, to] of changes) expect((await office.change(ref, line, to)).body).toMatchObject({ status: 1 })
    const after = await office.claims(ref)
    const gone = before.filter((each) => !after.includes(each))
    const come = after.filter((each) => !before.includes(each))
    expect([gone, come]).toEqual([
      [
        ...['scuba-shore-try-dive 2027-02-11 08:00', 'scuba-shore-try-dive 2027-02-11 08:00'],
        ...['sedan 2027-02-09 12:00', 'tm-105.2027-02-12 P2A', 'tm-105.2027-02-12 P2B'],
      ],
      [
        ...[
          'blue-shelf-gc 2027-02-12 x1',
          'scuba-shore-try-dive 2027-02-12 10:00',
          'scuba-shore-try-dive 2027-02-12 10:00',
        ],
        ...['sedan 2027-02-08 16:00', 'tern-house-d 2027-02-08 x1', 'tm-105.2027-02-13 P1D', 'tm-105.2027-02-13 P1E'],
      ],
    ])
    expect((await office.storyOf(ref)).lines.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      ...['2027-02-08', '2027-02-08', '2027-02-10', '2027-02-10', '2027-02-12', '2027-02-13'],
    ])
    expect(await office.violations()).toEqual([])
  })

  test('costs more: the difference is due, its way to pay is mailed with all papers, and paying it confirms', async () => {
    const { ref, asha } = await buy()
    await office.api.runMails()
    const price = (await office.storyOf(ref)).total
    const shown = await office.preview(ref, 'line-4', LONGER)
    expect(shown).toMatchObject({ state: 'confirmed_part', paid: price, total: price + shown.difference })
    expect(shown).toMatchObject({ due: shown.difference, dueBefore: 0, refund: 0, back: [], balanceDay: '2027-01-25' })
    expect(shown.cancellation[0]).toMatchObject({
      refundPercent: 80,
      refund: Math.round(shown.now.price.amountPayable * 0.8),
    })
    expect((await office.storyOf(ref)).lines[3]?.price).toBe(shown.was.price.amountPayable)
    const reply = await office.change(ref, 'line-4', LONGER, { note: 'As you asked on the telephone.' })
    expect(reply.body).toEqual({
      status: 1,
      state: 'confirmed_part',
      difference: shown.difference,
      refund: 0,
      due: shown.due,
    })
    const [mail] = await office.api.runMails()
    expect(mail?.subject).toBe(`Booking ${ref} is changed`)
    expect(mail?.text).toContain('As you asked on the telephone.')
    expect(mail?.text).toMatch(/more than before\.[\s\S]*Still due: ₹[\d,]+\. Please pay it by Mon 25 Jan 2027\./)
    expect(mail?.text).toContain(`/booking/${ref}`)
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      ...[`voucher-${ref}.pdf`, `invoice-${ref}.pdf`, `trip-${ref}.ics`],
    ])
    expect(await office.storyOf(ref)).toMatchObject({ due: shown.due, balanceDay: '2027-01-25' })
    const pay = payer(office.api)
    await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
    expect(await office.storyOf(ref)).toMatchObject({ state: 'confirmed', due: 0 })
    expect(await office.violations()).toEqual([])
  })

  test('costs less: what was paid above it goes back, and the story tells of all of it', async () => {
    const { ref } = await buy()
    const { difference, back, mailTo } = await office.preview(ref, 'line-4', SHORTER)
    expect(back).toEqual([{ gateway: 'razorpay', number: expect.any(String), amount: -difference, isByHand: false }])
    expect(mailTo).toBe('asha@example.in')
    const reply = await office.change(ref, 'line-4', SHORTER)
    expect(reply.body).toMatchObject({ state: 'confirmed', difference, refund: -difference, due: 0 })
    await office.api.runJobs()
    const story = await office.storyOf(ref)
    expect(story.refunds).toMatchObject([{ amount: -difference, reason: 'The new price is lower', state: 'processed' }])
    expect(story.history.find(({ text }) => text.startsWith('A part was changed'))).toMatchObject({
      ...{
        by: 'Meera Nair',
        text: expect.stringMatching(
          /^A part was changed: until .* Feb 2027, \d\d:\d\d in place of .*₹[\d,]+ less; ₹[\d,]+ goes back$/,
        ),
      },
    })
    const { rows } = (await office.owner.get(`/audit?subject=booking&subjectId=${ref}`)).body as { rows: object[] }
    expect(rows[0]).toMatchObject({
      action: 'part changed',
      before: { title: expect.stringContaining('2 nights') },
      after: { difference },
    })
    expect(await office.violations()).toEqual([])
  })

  test('of a booking with a balance makes that more or less, and its day follows the first start', async () => {
    const { ref } = await buy('initial')
    const { due } = await office.storyOf(ref)
    const night = await nightPrice(ref)
    expect((await office.change(ref, 'line-4', LONGER)).body).toMatchObject({
      state: 'confirmed_part',
      due: due + night,
    })
    expect((await office.change(ref, 'line-4', SHORTER)).body).toMatchObject({ refund: 0, due: due - night })
    await office.change(ref, 'line-1', { kind: 'car', pickupDate: '2027-02-05' })
    expect((await office.storyOf(ref)).balanceDay).toBe('2027-01-21')
    expect(await office.violations()).toEqual([])
  })

  test('takes the last room of its own nights with it: a stay moves by one night where no other room is free', async () => {
    const { ref } = await buy()
    const { db } = office.api.testDatabase
    await sql`update room_night set allotment = greatest(sold, case when night = '2027-02-12' then 1 else 0 end)
               where room_type_id = 'blue-shelf-gc' and night between '2027-02-10' and '2027-02-12'`.execute(db)
    const moved = await office.change(ref, 'line-4', { kind: 'hotel', checkIn: '2027-02-11', checkOut: '2027-02-13' })
    expect(moved.body).toMatchObject({ status: 1, difference: 0 })
    expect((await office.claims(ref)).filter((each) => each.startsWith('blue-shelf'))).toEqual([
      ...['blue-shelf-gc 2027-02-11 x1', 'blue-shelf-gc 2027-02-12 x1'],
    ])
    expect(await office.violations()).toEqual([])
  })

  test('is the same in a package: another start, or one ferry of it on another sailing with the party together', async () => {
    const { ref } = await buy('full', PACKAGE_TRIP)
    const seats = (await office.claims(ref)).filter(isSeat)
    const options = await office.options(ref, 'line-1', 'day=2027-02-10')
    expect(options.crossings).toHaveLength(2)
    const [first] = options.crossings
    const from = first?.tripId ?? ''
    const sailings = await office.options(ref, 'line-1', `day=2027-02-10&crossing=${from}`)
    const other = sailings.options.find(({ isCurrent, isFree }) => !isCurrent && isFree)
    expect(other).toBeDefined()
    if (other === undefined) return
    const crossed = await office.change(ref, 'line-1', other.to)
    expect(crossed.body).toMatchObject({ status: 1, difference: 0, refund: 0, due: 0 })
    const now = (await office.claims(ref)).filter(isSeat)
    expect(now).toHaveLength(seats.length)
    expect(now.some((each) => each.startsWith(`${from} `))).toBe(false)
    const moved = await office.change(ref, 'line-1', { kind: 'package', startDate: '2027-02-17' })
    expect(moved.body).toMatchObject({ status: 1 })
    expect((await office.claims(ref)).every((each) => /2027-02-(?:17|18|19|2\d)/.test(each))).toBe(true)
    expect(await office.violations()).toEqual([])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatDay } from '#contract/terms/india-time.ts'
import type { Choice } from '#contract/v1/choices.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { said } from '#tests/support/booking-office.ts'
import { DAY, type Desk, openDesk, WRITING } from '#tests/support/disruption-desk.ts'
import { booksOf, lakhLine } from '#tests/support/staged-booking.ts'
import { TRIP_ID, visitor } from '#tests/support/traveller.ts'

let office: Desk
beforeAll(async () => {
  office = await openDesk()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

describe('messages', () => {
  test('are mailed as they were shown, and a clock runs until they are answered', async () => {
    await office.party('Asha', ['P2A'])
    await office.party('Ravi', ['P3A'])
    const id = await office.opened()
    const draft = (await office.owner.get(`/disruptions/${id}/message`)).body
    expect(draft).toMatchObject({ subject: expect.stringContaining('{what}'), text: expect.stringContaining('{link}') })
    const body = { ...WRITING, partyIds: await office.partyIds(id) }
    const mails = await office.previewed(id)
    expect(mails.map(({ to }) => to).sort()).toEqual(['asha@example.in', 'ravi@example.in'])
    const [first] = mails
    expect(first?.subject).toBe(
      'Seat P2A, Fri 25 Dec 2026, 06:00 is off'.replace('P2A', first?.to.startsWith('asha') ? 'P2A' : 'P3A'),
    )
    expect(first?.text).toMatch(
      /^Dear (?:Asha|Ravi),\n\nThe sea is too rough for the boat\. Choose by 12:00 on Sun 22 Nov 2026: http:\S+\/choice\/[\w-]{65}\n\n\{unknown\}$/,
    )
    expect(decodeURIComponent(first?.whatsapp ?? '')).toBe(`https://wa.me/919811122233?text=${first?.text}`)
    const sent = await office.owner.post(`/disruptions/${id}/message`, body)
    expect([sent.status, sent.body]).toEqual([202, { status: 1, sent: 2, without: 0 }])
    const posted = await office.api.runMails()
    for (const { to, subject, text } of mails) {
      const mail = posted.find((each) => each.to.address === to && each.subject === subject)
      expect(mail?.text.startsWith(text)).toBe(true)
    }
    const asked = (await office.desk(id)).parties
    expect(asked.map(({ state, isLate, answerBy }) => [state, isLate, answerBy])).toEqual(
      Array.from({ length: 2 }, () => ['offered', false, expect.stringMatching(/^2026-11-22T06:3/)]),
    )
    expect(decodeURIComponent(asked[0]?.whatsapp ?? '')).toContain('Choose by 12:00')
    await sql`update disruption_party set answer_by = app_now()`.execute(office.api.testDatabase.db)
    expect((await office.desk(id)).parties.map(({ isLate }) => isLate)).toEqual([true, true])
    expect((await office.owner.get('/disruptions')).body.rows).toMatchObject([{ unanswered: 2, late: 2 }])
  })
})

const read = async (token: string) => (await office.api.get(`/choices/${token}`)).body.choice as Choice
const chooses = (token: string, choice: string, to?: string) =>
  office.api.post('/choices', { token, choice, ...(to === undefined ? {} : { to }) })

describe('a traveller', () => {
  test('has seats kept, takes them, and is asked twice without harm', async () => {
    const asha = await office.party('Asha', ['P2A', 'P2B'])
    const id = await office.opened()
    const token = await office.tokenOf(id)
    const before = await read(token)
    expect(before).toMatchObject({
      state: 'asked',
      reason: 'The sea is too rough for the boat.',
      refund: 100_000,
      people: 2,
    })
    expect(before.options.length).toBeGreaterThan(1)
    const [option] = before.options
    const kept = (await chooses(token, 'keep', option?.id)).body.choice as Choice
    expect(kept).toMatchObject({ state: 'asked', kept: { id: option?.id }, keptMinutes: 15 })
    expect(kept.options[0]?.words).toBe(option?.words)
    // Nobody else is sold them meanwhile.
    const taken = await sql<{ seat: string }>`
      select seat from ferry_seat where sailing_id = ${option?.id} and claim = ${asha.id} order by seat`.execute(
      office.api.testDatabase.db,
    )
    const rival = await visitor(office.api).hold({
      ...{ kind: 'ferry', tripId: option?.id ?? '', seats: taken.rows.map(({ seat }) => seat) },
    })
    expect(rival.status).toBe(409)
    const moved = await chooses(token, 'move', option?.id)
    expect(moved.body.choice).toMatchObject({ state: 'rebooked', settled: option?.words, options: [] })
    expect(await office.seatsOf(asha)).toEqual([{ sailing: option?.id, seats: taken.rows.map(({ seat }) => seat) }])
    const again = await chooses(token, 'move', option?.id)
    expect([again.status, again.body.choice]).toEqual([200, expect.objectContaining({ state: 'rebooked' })])
    expect((await chooses(token, 'refund')).status).toBe(409)
    expect((await office.desk(id)).parties).toMatchObject([{ state: 'rebooked', byTraveller: true }])
    const { rows } = (await office.owner.get(`/audit?subject=booking&subjectId=${asha.reference}`)).body as {
      rows: { by: string; action: string }[]
    }
    expect(rows.filter(({ action }) => action === 'party rebooked').map(({ by }) => by)).toEqual(['The site itself'])
    expect(await office.violations()).toEqual([])
  })

  test('waits, and later takes the money', async () => {
    const asha = await office.party('Asha', ['P2A'])
    const token = await office.tokenOf(await office.opened())
    expect((await chooses(token, 'wait')).body.choice).toMatchObject({ state: 'waiting' })
    expect((await booksOf(office.api, asha)).state).toBe('confirmed')
    expect((await chooses(token, 'refund')).body.choice).toMatchObject({
      ...{ state: 'refunded', settled: '₹1,00,000 goes back', refund: 0 },
    })
    expect((await chooses(token, 'refund')).status).toBe(200)
    expect(await booksOf(office.api, asha)).toMatchObject({ state: 'cancelled', refunds: [100_000] })
  })

  test('is told what is taken meanwhile, and offered the next', async () => {
    await office.party('Asha', ['P2A'])
    const token = await office.tokenOf(await office.opened())
    const [first, second] = (await read(token)).options
    await sql`
      insert into ferry_seat (sailing_id, seat, state)
      select ${first?.id}, seat, 'booked' from ferry_trip trip join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
        cross join lateral unnest(cabin.seats) seat where trip.id = split_part(${first?.id}, '.', 1)
      on conflict do nothing`.execute(office.api.testDatabase.db)
    expect(said(await chooses(token, 'move', first?.id))).toEqual([
      ...[409, 'unavailable', 'That was taken meanwhile. What is free now is below.'],
    ])
    expect((await chooses(token, 'keep', first?.id)).status).toBe(409)
    expect((await read(token)).options[0]?.id).toBe(second?.id)
  })
})

const DIVE = { activityId: 'scuba-shore-try-dive', placeId: 'govind-nagar-beach', day: DAY, time: '08:00' }
const dive = lakhLine({
  ...{ title: 'A dive', startsAt: new Date(`${DAY}T08:00:00+05:30`), endsAt: new Date(`${DAY}T09:00:00+05:30`) },
  asked: {
    kind: 'activity',
    waterSportId: DIVE.activityId,
    placeId: DIVE.placeId,
    date: DAY,
    time: '08:00',
    ages: [34],
  },
  stock: { ...NO_STOCK, slots: [{ ...DIVE, units: 1 }] },
})
const stay = lakhLine({
  ...{ title: 'A stay', startsAt: new Date(`${DAY}T12:00:00+05:30`), endsAt: new Date('2026-12-26T10:00:00+05:30') },
  asked: {
    kind: 'hotel',
    roomId: 'tern-house-d',
    checkIn: DAY,
    checkOut: '2026-12-26',
    rooms: [{ adults: 2, children: 0 }],
  },
  stock: { ...NO_STOCK, nights: [{ roomTypeId: 'tern-house-d', night: DAY, rooms: 1 }] },
})

test.each(['operator', 'traveller'] as const)('of a dearer sailing the %s pays the difference', async (bears) => {
  const cheap = { packageBasePrice: 100, discount: 0, taxAmount: 0, amountPayable: 100 }
  const asha = await office.named('Asha', [lakhLine({ price: cheap })])
  const id = await office.opened({ bears })
  const asked = { deed: 'rebook', partyIds: await office.partyIds(id) }
  const { charged, borne, back } = await office.plan(id, asked)
  expect([charged > 0, borne > 0, back]).toEqual([bears === 'traveller', bears === 'operator', 0])
  expect(await office.settle(id, asked, { charged, back })).toMatchObject([{ isDone: true }])
  expect((await office.story(asha)).due).toBe(charged)
})

describe('it may be something else that is off', () => {
  test('an activity: its places are sold no more that day, and parties go at another time', async () => {
    await office.named('Asha', [dive])
    const targets = [{ kind: 'activity', id: DIVE.activityId }]
    const id = await office.opened({ kind: 'activity', targets })
    const left = async () => {
      const { body } = await office.api.get(`/availability?kind=activity&id=${DIVE.activityId}&from=${DAY}&to=${DAY}`)
      return (body.days as { open: boolean }[])[0]?.open
    }
    expect(await left()).toBe(false)
    const { parties, elsewhere } = await office.desk(id)
    expect(parties).toMatchObject([{ name: 'Asha', kind: 'activity', people: 1 }])
    const results = await office.settled(id, { deed: 'rebook', partyIds: parties.map((each) => each.id) })
    expect(results).toEqual([expect.objectContaining({ isDone: true })])
    expect((await office.desk(id)).parties[0]?.startsAt.slice(0, 10)).toBe(elsewhere[0]?.day)
    await office.owner.post(`/disruptions/${id}/close`, { sell: true })
    expect(await left()).toBe(true)
  })

  test('a hotel: its nights are closed, and open again when it is sold again', async () => {
    await office.named('Asha', [stay])
    const id = await office.opened({ kind: 'hotel', targets: [{ kind: 'hotel', id: 'tern-house' }] })
    const closed = async () => {
      const { rows } = await sql<{ closed: boolean }>`
        select is_closed as closed from room_night where room_type_id = 'tern-house-d' and night = ${DAY}`.execute(
        office.api.testDatabase.db,
      )
      return rows[0]?.closed
    }
    expect(await closed()).toBe(true)
    const partyIds = await office.partyIds(id)
    expect((await office.settled(id, { deed: 'wait', partyIds }))[0]).toMatchObject({ isDone: true, words: 'Waits' })
    const [later] = await office.settled(id, { deed: 'rebook', partyIds })
    expect(later).toMatchObject({ isDone: true, words: 'Sat 26 Dec 2026 to Sun 27 Dec 2026' })
    await office.owner.post(`/disruptions/${id}/close`, { sell: true })
    expect(await closed()).toBe(false)
  })

  test('a day: each who has anything of it is in the list', async () => {
    await office.named('Asha', [dive])
    await office.party('Ravi', ['P3A'])
    const targets = [
      { kind: 'activity', id: DIVE.activityId },
      { kind: 'sailing', id: TRIP_ID },
    ]
    const id = await office.opened({ kind: 'day', targets })
    const { parties, title } = await office.desk(id)
    expect(title).toBe('Fri 25 Dec 2026: 2 sailings and activities')
    expect(parties.map(({ name }) => name).sort()).toEqual(['Asha', 'Ravi'])
  })

  test('a ferry of a package: it goes on with other seats, and its stays hang on it', async () => {
    const { asha, priced } = await office.packaged()
    const [lost = ''] = priced.facts.crossings.map(({ tripId }) => tripId)
    const day = lost.slice(-10)
    const id = await office.opened({ day, targets: [{ kind: 'sailing', id: lost }] })
    const [party] = (await office.desk(id)).parties
    expect(party).toMatchObject({ kind: 'package', people: 1, refund: priced.price.amountPayable })
    const ferriesOf = (each = party) => each?.hangs.filter(({ kind }) => kind === 'ferry') ?? []
    expect(party?.hangs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hotel', 'ferry']))
    const [crossing] = priced.facts.crossings
    if (crossing === undefined) throw new Error('It has a ferry')
    const { departTime, from, to, vessel } = crossing
    const ferry = `${departTime} ferry ${from.name} to ${to.name}, ${vessel}, ${formatDay(day)}`
    const what = `The ${ferry}, of your trip ${priced.title}`
    expect((await office.previewed(id)).map(({ subject }) => subject)).toEqual([`${what} is off`])
    const token = await office.tokenOf(id)
    expect(await read(token)).toMatchObject({ what })
    const results = await office.settled(id, { deed: 'rebook', partyIds: [party?.id] })
    expect(results).toEqual([expect.objectContaining({ isDone: true })])
    const now = (await office.seatsOf(asha)).map(({ sailing }) => sailing)
    expect(now).toHaveLength(2)
    expect(now).not.toContain(lost)
    const [after] = (await office.desk(id)).parties
    expect(after).toMatchObject({ state: 'rebooked' })
    // The way back alone, not the ferry that it was rebooked onto.
    expect(ferriesOf(after)).toEqual(ferriesOf())
    expect((await read(token)).what).toMatch(/^The ferry \d\d:\d\d .*, of your trip /)
    const text =
      (await office.story(asha)).history.find((each) => each.text.startsWith('A part was changed'))?.text ?? ''
    expect(text).toContain(`A part was changed, as it was not on: from the ${ferry} to the `)
    const changed = (await office.api.runMails()).find(({ subject }) => subject.endsWith('is changed'))?.text ?? ''
    expect(changed).toContain(`The ${ferry}`)
    expect(changed).toMatch(/It is now: +The \d\d:\d\d ferry /)
    expect(changed).not.toContain('00:00')
    expect(await office.violations()).toEqual([])
  })
})

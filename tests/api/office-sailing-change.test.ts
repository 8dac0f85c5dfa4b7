import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SailingInFull, SailingMail } from '#contract/office/sailings.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { type BookingOffice, openBookingOffice, said } from '#tests/support/booking-office.ts'
import { payer, seats, TRIP_ID, visitor } from '#tests/support/traveller.ts'
import { buyTrip, openDays, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

const OTHER_BOAT = { vesselId: 'saffron-tern' }
const WORDS = {
  subject: 'Another boat for {name}',
  text: '{was} is {now}. Seats {seats}. {reference} {link} {nothing}',
}

const change = (body: object, id = TRIP_ID) => office.manager.patch(`/sailings/${id}`, body)
const preview = (body: object, id = TRIP_ID) => office.manager.post(`/sailings/${id}/preview`, body)
const planOf = ({ plan }: Booking) => plan as TripPlan

async function paid(...names: string[]) {
  const asha = visitor(office.api)
  const { ref } = await asha.booked([seats(...names)])
  const pay = payer(office.api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  await office.api.runMails()
  return { asha, ref }
}

describe('a sold sailing that gets another boat or time', () => {
  test('is refused without a message, previewed, and then tells its travellers in these words', async () => {
    const { asha, ref } = await paid('P2A', 'P2B')
    expect(said(await change(OTHER_BOAT))).toEqual([
      ...[409, 'message_needed'],
      '1 booking sits on it: look at what they are told before you save',
    ])
    const shown = await preview({ ...OTHER_BOAT, message: WORDS })
    const [mail] = shown.body.mails as SailingMail[]
    expect(mail).toMatchObject({ ref, name: 'Asha Rao', to: 'asha@example.in', subject: 'Another boat for Asha Rao' })
    expect(mail?.text).toMatch(
      /^08:00 ferry Haddo Wharf to Swaraj Dweep Jetty, MV Tideline Meridian, Fri 25 Dec 2026 is 08:00 ferry .+, MV Saffron Tern, Fri 25 Dec 2026\. Seats 2A, 2B\. PDK-\S+ http\S+\/booking\/PDK-\S+ \{nothing\}$/,
    )
    expect(mail?.whatsapp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
    // Nothing was changed or sent by looking.
    const sailing = (await office.manager.get(`/sailings/${TRIP_ID}`)).body.sailing as SailingInFull
    expect([sailing.vesselId, await office.api.runMails()]).toEqual(['tideline-meridian', []])
    expect((await change({ ...OTHER_BOAT, message: WORDS })).status).toBe(200)
    const mails = await office.api.runMails()
    expect(mails.map(({ to, subject, isAboutTrip }) => [to.address, subject, isAboutTrip])).toEqual([
      ['asha@example.in', 'Another boat for Asha Rao', true],
    ])
    expect(mails[0]?.text).toContain('MV Saffron Tern')
    const booking = await asha.read(ref)
    expect(booking.lines[0]).toMatchObject({ title: expect.stringContaining('MV Saffron Tern') })
    expect(planOf(booking).ferries[0]).toMatchObject({ vessel: 'MV Saffron Tern', departTime: '08:00' })
    const { history } = await office.story({ reference: ref })
    expect(history.at(-1)).toMatchObject({
      ...{ by: 'The manager', text: expect.stringMatching(/from the 08:00 ferry .+Meridian.+ to the .+Saffron Tern/) },
    })
    const { rows } = (await office.owner.get(`/audit?subject=sailing&subjectId=${TRIP_ID}`)).body as { rows: object[] }
    expect(rows[0]).toMatchObject({
      ...{ action: 'changed', before: { vesselId: 'tideline-meridian' } },
      after: { vesselId: 'saffron-tern', parties: 1, told: 1 },
    })
    expect(JSON.stringify(rows[0])).not.toContain('Asha')
    expect(await office.violations()).toEqual([])
    await change({ vesselId: 'tideline-meridian', message: WORDS })
  })

  test('of another hour keeps its price and terms, and whoever only holds seats is not written to', async () => {
    const { asha, ref } = await paid('P3A')
    const holder = visitor(office.api)
    const held = await holder.held(seats('P3B'))
    const before = await asha.read(ref)
    const { mails, message } = (await preview({ departTime: '08:30', arriveTime: '10:00' })).body as {
      mails: SailingMail[]
      message: object
    }
    expect(mails).toHaveLength(1)
    expect((await change({ departTime: '08:30', arriveTime: '10:00', message })).status).toBe(200)
    expect((await office.api.runMails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your ferry has changed: 08:30 ferry Haddo Wharf/),
    ])
    const { lines, total } = await asha.read(ref)
    expect(lines[0]).toMatchObject({
      startsAt: '2026-12-25T03:00:00.000Z',
      cancellation: before.lines[0]?.cancellation,
    })
    expect(total).toEqual(before.total)
    expect((await holder.get(`/holds/${held.id}`)).body.hold).toMatchObject({
      lines: [{ startsAt: '2026-12-25T03:00:00.000Z' }],
    })
    expect(await office.violations()).toEqual([])
    await change({ departTime: '08:00', arriveTime: '09:30', message: WORDS })
  })

  test('is refused with the number of seats that are not on the other boat, and whose they are', async () => {
    await paid('R1B')
    await visitor(office.api).held(seats('R2A', 'P4A'))
    const refused = [409, 'sold', '2 seats are not on that boat: a hold (R2A), Asha Rao (R1B). Nothing was changed.']
    for (const reply of [await preview(OTHER_BOAT), await change({ ...OTHER_BOAT, message: WORDS })]) {
      const [status, code, message] = said(reply)
      expect([status, code]).toEqual(refused.slice(0, 2))
      expect(message).toMatch(/^2 seats are not on that boat: .+\. Nothing was changed\.$/)
      for (const named of ['a hold (R2A)', 'Asha Rao (R1B)']) expect(message).toContain(named)
    }
    expect(await office.api.runMails()).toEqual([])
  })

  test('within a package changes that ferry alone', async () => {
    await openDays(office.api)
    const { asha, ref } = await buyTrip(office.api, PACKAGE_TRIP, 'full')
    const [crossing, back] = planOf(await asha.read(ref)).ferries
    await change({ departTime: '08:20', message: WORDS }, crossing?.tripId)
    const booking = await asha.read(ref)
    expect(planOf(booking).ferries.map(({ departTime }) => departTime)).toEqual(['08:20', back?.departTime])
    expect(booking.lines[0]?.details.map(({ label }) => label)).toContain('Thu 11 Feb 2027, ferry at 08:20')
    expect(await office.violations()).toEqual([])
  })
})

import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Plan } from '#contract/office/disruption-changes.ts'
import type { Disruption } from '#contract/office/disruptions.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { packageProduct } from '#server/packages/product.ts'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { openBookingOffice, STORM } from './booking-office.ts'
import { lakhLine, NOW, type Staged, type StagePlan } from './staged-booking.ts'
import { TRIP_ID } from './traveller.ts'

export const DAY = '2026-12-25'
export const OPEN = {
  ...{ kind: 'sailing', day: DAY, targets: [{ kind: 'sailing', id: TRIP_ID }], ...STORM, bears: 'operator' },
} as const

/** A message as the desk writes it. */
export const WRITING = {
  subject: '{what} is off',
  text: 'Dear {name},\n\n{reason} Choose by {until}: {link}\n\n{unknown}',
  answerHours: 2,
}
type Mails = { to: string; subject: string; text: string; whatsapp: string }[]

/** What was done to each party. */
export type Results = { name: string; isDone: boolean; words: string }[]

/** A ferry line of these seats. */
function seated(seats: readonly string[]): Partial<PricedLine> {
  return {
    asked: { kind: 'ferry', tripId: TRIP_ID, seats: [...seats] },
    stock: { ...NO_STOCK, seats: seats.map((seat) => ({ tripId: TRIP_ID, seat })) },
  }
}

/** The office of bookings with a desk on which nothing is off. */
export async function openDesk() {
  const office = await openBookingOffice()
  const { owner, api } = office
  const { db } = api.testDatabase
  const clear = async () => {
    await office.clear()
    await sql`delete from disruption`.execute(db)
    await sql`delete from activity_claim`.execute(db)
    await sql`update ferry_sailing set is_active = true where not is_active`.execute(db)
  }
  const opened = async (more: object = {}): Promise<string> => {
    const { status, body } = await owner.post('/disruptions', { ...OPEN, ...more })
    expect([status, body]).toEqual([201, expect.anything()])
    return String(body.id)
  }
  const desk = async (id: string) => (await owner.get(`/disruptions/${id}`)).body.disruption as Disruption
  const partyIds = async (id: string) => (await desk(id)).parties.map((each) => each.id)
  /** Somebody who has paid, by their name. */
  const named = async (name: string, lines: PricedLine[], plan: StagePlan = {}): Promise<Staged> => {
    const booking = await office.paid({ ...plan, lines })
    const lead = { name, email: `${name.toLowerCase()}@example.in`, contactNumber: '9811122233' }
    await sql`update booking set lead = ${JSON.stringify(lead)} where id = ${booking.id}`.execute(db)
    return booking
  }
  /** Somebody who is on the sailing, with a seat each. */
  const party = (name: string, seats: readonly string[], more: PricedLine[] = []) =>
    named(name, [{ ...lakhLine({}, seats[0]), ...seated(seats) }, ...more])
  /** Somebody who has paid for a package with two ferries. */
  const packaged = async () => {
    const start = { packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10', adultCount: 2, childAges: [] }
    const parts = { db, pricingPolicy: () => DEFAULT_PRICING_POLICY }
    const moment = { now: new Date(NOW), isForGroup: false }
    const priced = await packageProduct.price(parts, { kind: 'package', ...start }, moment)
    if (!priced.ok) throw new Error(priced.error.message)
    const asha = await named('Asha', [{ ...priced.value, initialPercent: 100 }])
    return { asha, priced: priced.value }
  }
  const previewed = async (id: string): Promise<Mails> => {
    const body = { ...WRITING, partyIds: await partyIds(id) }
    return (await owner.post(`/disruptions/${id}/message/preview`, body)).body.mails as Mails
  }
  /** The token in the message to the only party. */
  const tokenOf = async (id: string) => /\/choice\/([\w-]+)/.exec((await previewed(id))[0]?.text ?? '')?.[1] ?? ''
  const plan = async (id: string, body: object) => (await owner.post(`/disruptions/${id}/plan`, body)).body.plan as Plan
  const settle = async (id: string, body: object, { charged, back }: Pick<Plan, 'charged' | 'back'>) =>
    (await owner.post(`/disruptions/${id}/settle`, { ...body, charged, back })).body.results as Results
  /** The same after a look at what it does. */
  const settled = async (id: string, body: object) => settle(id, body, await plan(id, body))
  /** The seats that a booking has for good. */
  const seatsOf = async ({ id }: Pick<Staged, 'id'>) => {
    const { rows } = await sql<{ sailing: string; seats: string[] }>`
      select sailing_id as sailing, array_agg(seat order by seat) as seats from ferry_seat
       where claim = ${id} and expires_at is null group by sailing_id`.execute(db)
    return rows
  }
  return {
    ...office,
    clear,
    opened,
    desk,
    partyIds,
    named,
    party,
    packaged,
    previewed,
    tokenOf,
    plan,
    settle,
    settled,
    seatsOf,
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>

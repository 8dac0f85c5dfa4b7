import { type RawBuilder, sql } from 'kysely'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { openBookingOffice } from './booking-office.ts'
import { lakhLine, NOW } from './staged-booking.ts'
import { visitor } from './traveller.ts'

export const WEDNESDAY = '2026-11-25T06:00:00Z'
export const SOLD_PACKAGE = {
  ...{ kind: 'package' as const, packageId: 'radhanagar-sunset-for-two' },
  ...{ startDate: '2027-01-10', adultCount: 2, childAges: [] },
}
/** A room type of the demo. */
export const SOLD_ROOM = 'tern-house-d'
const FEBRUARY = sql`night between '2027-02-01' and '2027-02-28'`
/** Number, state, and minutes until the answer. */
const ENQUIRIES: [number, string, number | null][] = [
  [1, 'won', 30],
  [2, 'quoted', 60],
  [3, 'lost', 300],
  [4, 'new', null],
  [5, 'spam', 5],
  [6, 'new', null],
]
const CAR = {
  ...{ kind: 'car' as const, hire: 'airport' as const, chargeId: 'airport.wandoor' },
  ...{ pickupDate: '2026-11-26', pickupTime: '08:00', vehicles: [{ vehicleId: 'sedan', count: 1 }], passengers: 2 },
}

function line(amount: number, startDay: string, more: Partial<PricedLine> = {}): PricedLine {
  return lakhLine({
    price: { packageBasePrice: amount, discount: 0, taxAmount: 0, amountPayable: amount },
    startsAt: new Date(`${startDay}T08:00:00+05:30`),
    endsAt: new Date(`${startDay}T18:00:00+05:30`),
    ...{ stock: NO_STOCK, ...more },
  })
}

/**
 * An office that sold on 22 Nov 2026, a Sunday, a seat for a lakh (`toCancel`), one for 2,000, and a package of which half is paid; on 25 Nov
 * a car; a year before, on 22 Nov and 1 Dec, two trips of the season that is over. Something is only held.
 */
export async function openSoldBookings() {
  const office = await openBookingOffice()
  const { db } = office.api.testDatabase
  /** Sets the clock; nobody is signed out by it. */
  const clock = async (now: string) => {
    await office.api.setClock(now)
    await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(db)
  }
  await office.clear()
  await clock('2025-11-22T04:30:00Z')
  await office.paid({ lines: [line(50_000, '2025-12-25')] })
  await clock('2025-12-01T06:00:00Z')
  await office.paid({ lines: [line(7_000, '2026-01-05')] })
  await clock(NOW)
  const toCancel = await office.paid()
  await office.paid({ lines: [lakhLine({ price: line(2_000, '2026-12-25').price }, 'P2B')] })
  const half = { plan: 'initial' as const, initialAmount: 9_400 }
  await office.paid({ ...half, lines: [line(18_800, '2027-01-10', { asked: SOLD_PACKAGE })] })
  await clock(WEDNESDAY)
  await office.paid({ lines: [line(3_000, '2026-11-26', { asked: CAR, title: 'Airport to Wandoor, 1 Sedan' })] })
  await visitor(office.api).held({ kind: 'ferry', tripId: 'tm-101.2026-12-25', seats: ['P9A'] })
  /** Of ten rooms a night in February 2027, four are taken on the 1st, one of them only held, and two on the 28th, which is closed. */
  const fillFebruary = async () => {
    const nights = (where: RawBuilder<unknown>) => sql`room_type_id = ${SOLD_ROOM} and ${where}`
    for (const change of [
      sql`update room_night set allotment = 10, sold = 0, is_closed = false where ${nights(FEBRUARY)}`,
      sql`update room_night set sold = 4 where ${nights(sql`night = '2027-02-01'`)}`,
      sql`insert into room_claim (room_type_id, night, claim, rooms, expires_at) values (${SOLD_ROOM}, '2027-02-01', 'held', 1, app_now())`,
      sql`update room_night set sold = 2, is_closed = true where ${nights(sql`night = '2027-02-28'`)}`,
    ])
      await change.execute(db)
  }
  /** The nights on which nothing was sold are not kept; answers how many rooms the type has. */
  const forgetFebruary = async () => {
    await sql`delete from room_night where room_type_id = ${SOLD_ROOM} and ${FEBRUARY} and sold = 0`.execute(db)
    const { rows } = await sql<{
      rooms: number
    }>`select allotment as rooms from room_type where id = ${SOLD_ROOM}`.execute(db)
    return rows[0]?.rooms ?? 0
  }
  /** Six enquiries of Mon 23 Nov 2026, promised an answer within four hours; the last is joined to the first. */
  const enquire = async () => {
    const at = (minutes: number) => sql`'2026-11-23T05:00:00Z'::timestamptz + ${minutes} * interval '1 minute'`
    for (const [number, state, minutes] of ENQUIRIES)
      await sql`
        insert into enquiry (reference, subject, name, email, contact_number, adult_count, child_count, sender, content_hash, created_at, due_at, state, answered_at, head_id)
        values (${`ENQ-N${number}`}, ${number < 4 ? 'Hotel' : 'Contact'}, 'Asha', 'a@example.in', '9', 2, 0, '', '', ${at(0)}, ${at(240)}, ${state},
                ${minutes === null ? null : at(minutes)}, (select id from enquiry where reference = 'ENQ-N1' and ${number === 6}))`.execute(
        db,
      )
  }
  /** A part is added to a booking that was confirmed before, and taken off again; answers the day on which it counts. */
  const addLine = async () => {
    const { rows } = await sql<{ sold: string }>`
      insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount, tax_amount,
             amount_payable, terms, initial_percent, price_version, stock)
      select id, 'added', 9, 'car', '{}', 'Added', app_now(), app_now(), app_now(), 0, 0, 0, 0, '[]', 100, 'v', '{}' from booking where id = ${toCancel.id}
      returning sold_on::text as sold`.execute(db)
    await sql`delete from booking_line where line_id = 'added'`.execute(db)
    return rows[0]?.sold
  }
  const read = async <Figures>(path: string) => (await office.owner.get(`/numbers/${path}`)).body as Figures
  return { ...office, clock, toCancel, fillFebruary, forgetFebruary, enquire, addLine, read }
}
export type SoldBookings = Awaited<ReturnType<typeof openSoldBookings>>

import { sql } from 'kysely'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { at, openBookingOffice, STORM } from './booking-office.ts'
import { lakhLine, NOW, stageHeld } from './staged-booking.ts'

export const GSTIN = '33ABCDE1234F1Z5'

export const TOUR = {
  ...{ kind: 'package' as const, packageId: 'radhanagar-sunset-for-two', startDate: '2026-12-25' },
  ...{ adultCount: 2, childAges: [] },
}
const STAY = {
  ...{ kind: 'hotel' as const, roomId: 'tern-house-d', checkIn: '2026-12-25', checkOut: '2026-12-27' },
  rooms: [{ adults: 2, children: 0 }],
}

/** A line with this price, tax inside, that takes no stock. */
export function pricedLine(amountPayable: number, taxAmount: number, more: Partial<PricedLine> = {}): PricedLine {
  const price = { packageBasePrice: amountPayable - taxAmount, discount: 0, taxAmount, amountPayable }
  return lakhLine({ price, stock: NO_STOCK, ...more })
}

/**
 * An office with three invoices of 22 Nov 2026: a tour (B2C), a ferry with a fee that is passed on (B2B), and a stay with nights of both
 * rates (B2C). The tour is cancelled by its traveller on 10 Dec, the ferry by the office on 11 Dec.
 */
export async function openMoneyPapers() {
  const office = await openBookingOffice()
  const { db } = office.api.testDatabase
  /** Sets the clock; nobody is signed out by it. */
  const clock = async (now: string) => {
    await office.api.setClock(now)
    await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(db)
  }
  await office.clear()
  await office.api.setClock(NOW)
  const tour = await office.paid({ lines: [pricedLine(18_800, 895, { asked: TOUR })] })
  const ferry = await stageHeld(office.api, { lines: [pricedLine(1_350, 198, { untaxed: 52 })] })
  await sql`update booking set gstin = ${GSTIN} where id = ${ferry.id}`.execute(db)
  await ferry.pays(await ferry.order())
  await office.api.runMails()
  const stay = await office.paid({ lines: [pricedLine(17_050, 2_050, { asked: STAY })] })
  await clock('2026-12-10T06:00:00Z')
  await tour.apply({ type: 'guest_cancelled', cause: 'test' })
  await clock('2026-12-11T06:00:00Z')
  await office.owner.post(at(ferry, 'cancel'), { ...STORM, refund: 1_350 })
  await office.api.runMails()
  return { ...office, clock, tour, ferry, stay }
}
export type MoneyPapers = Awaited<ReturnType<typeof openMoneyPapers>>

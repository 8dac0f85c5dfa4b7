import { sql } from 'kysely'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { productOf } from '#server/products/registry.ts'
import { findBooking } from '../store/load.ts'
import type { MadeHold } from './wanted-hold.ts'

type HeldLine = { id: string; title: string; asked: Line }

/**
 * What somebody cannot have because they hold it themselves, in another tab or from a minute ago, is not lost to anybody faster:
 * the refusal leads to what they hold. One who holds as much as one can is led to the latest of it.
 */
export async function withOwnHold(
  db: Db,
  refusal: ApiRefusal,
  { visitorId, lines }: { visitorId: string; lines: readonly Line[] },
): Promise<ApiRefusal> {
  if (refusal.code !== 'unavailable' && refusal.code !== 'hold_limit') return refusal
  const held = await listHeld(db, visitorId)
  if (refusal.code === 'hold_limit') {
    const [latest] = held
    return latest === undefined ? refusal : { ...refusal, more: { ...refusal.more, ownHold: latest.id } }
  }
  const own = held.find(({ asked }) => lines.some((line) => isSharing(line, asked)))
  if (own === undefined) return refusal
  const message = `You hold ${own.title} already. Go on with that, or cancel it before you ask for it again.`
  return { ...refusal, message, more: { ...refusal.more, ownHold: own.id } }
}

/** Lines of the visitor's live holds, the latest first. */
async function listHeld(db: Db, visitorId: string): Promise<HeldLine[]> {
  const { rows } = await sql<HeldLine>`
    select booking.id, line.title, line.asked from booking join booking_line line on line.booking_id = booking.id
     where booking.visitor_id = ${visitorId} and booking.state in ('held', 'paying') and booking.expires_at > app_now()
     order by booking.created_at desc, booking.id, line.position`.execute(db)
  return rows
}

/** Whether two lines are of one product and reach for the same stock of it. */
function isSharing(one: Line, other: Line): boolean {
  const product = productOf(one)
  return product === productOf(other) && product.isSharing(one, other)
}

/** What its product calls sold out while it is priced is refused like what is lost to somebody faster: the line, and what is free. */
export async function withFreeBeside(
  db: Db,
  lines: readonly Line[],
  { line, ...refusal }: ApiRefusal & { line: number },
): Promise<ApiRefusal> {
  const asked = lines[line]
  if (refusal.code !== 'unavailable' || asked === undefined) return refusal
  return { ...refusal, more: { unavailable: [{ line, free: (await productOf(asked).freeBeside?.(db, asked)) ?? [] }] } }
}

/** A hold whose time is not over; undefined once it is, or where it has become a booking. */
export async function readHold(db: Db, id: string): Promise<(MadeHold & { state: 'held' | 'paying' }) | undefined> {
  const booking = await findBooking(db, id)
  if (booking === undefined || booking.expiresAt.getTime() <= booking.now.getTime()) return undefined
  const { state, now, expiresAt, lines, namesDate } = booking
  return state === 'held' || state === 'paying' ? { id, state, now, expiresAt, lines, namesDate } : undefined
}

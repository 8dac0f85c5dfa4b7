import { sql } from 'kysely'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { productOf } from '#server/products/registry.ts'
import { findBooking } from '../store/load.ts'
import type { SavedHold } from './hold-request.ts'

type HeldLine = { id: string; title: string; asked: Line }

/**
 * A line that is unavailable because the visitor holds it already, in another tab or from a minute ago, is refused with a link to that
 * hold; a visitor at the limit of holds gets a link to the latest.
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

/** Whether two lines are of one product and share stock. */
function isSharing(one: Line, other: Line): boolean {
  const product = productOf(one)
  return product === productOf(other) && product.isSharing(one, other)
}

/** Adds to the refusal of a line that was sold out when it was priced what the refusal of a lost claim has: the line, and what is free. */
export async function withAlternatives(
  db: Db,
  lines: readonly Line[],
  { line, ...refusal }: ApiRefusal & { line: number },
): Promise<ApiRefusal> {
  const asked = lines[line]
  if (refusal.code !== 'unavailable' || asked === undefined) return refusal
  return {
    ...refusal,
    more: { unavailable: [{ line, free: (await productOf(asked).listAlternatives?.(db, asked)) ?? [] }] },
  }
}

/** A hold whose time is not over; undefined once it is, or where it has become a booking. */
export async function readHold(db: Db, id: string): Promise<(SavedHold & { state: 'held' | 'paying' }) | undefined> {
  const booking = await findBooking(db, id)
  if (booking === undefined || booking.expiresAt.getTime() <= booking.now.getTime()) return undefined
  const { state, now, expiresAt, lines, namesDate } = booking
  return state === 'held' || state === 'paying' ? { id, state, now, expiresAt, lines, namesDate } : undefined
}

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { FakeGateway } from '../../fake-gateway/start-fake-gateway.ts'

const LOOK_MS = 250
const PAISE = 100

/** Whole rupees. `price`: what the confirmed bookings cost. */
export type Balance = { atGateway: number; ledger: number; price: number }

export async function balanceOf(db: Db, gateway: FakeGateway): Promise<Balance> {
  const atGateway = gateway.books.ledger().payments.reduce((sum, { net }) => sum + net, 0) / PAISE
  const { rows } = await sql<{ ledger: number; price: number }>`
    select (select coalesce(sum(case entry when 'captured' then amount else -amount end), 0) from ledger)::int as ledger,
           (select coalesce(sum(line.amount_payable), 0) from booking join booking_line line on line.booking_id = booking.id
             where booking.state = 'confirmed' and line.state = 'live')::int as price`.execute(db)
  const { ledger = Number.NaN, price = Number.NaN } = rows[0] ?? {}
  return { atGateway, ledger, price }
}

/** Rupees by which the three differ; 0 when they are one. */
export function imbalanceOf({ atGateway, ledger, price }: Balance): number {
  return Math.abs(atGateway - ledger) + Math.abs(atGateway - price)
}

/** Waits until no job of these topics is left to do now; false when time is over before. */
export async function untilDone(db: Db, topics: readonly string[], ms: number): Promise<boolean> {
  const end = Date.now() + ms
  while ((await countJobs(db, topics)) > 0) {
    if (Date.now() > end) return false
    await wait(LOOK_MS)
  }
  return true
}

export async function countJobs(db: Db, topics: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox
     where topic = any(${topics}) and done_at is null and given_up_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

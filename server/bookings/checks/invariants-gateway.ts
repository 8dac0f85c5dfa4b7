import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** What a gateway has of one payment, in paise of India, as it is there. */
export type GatewayMoney = { id: string; captured: number; refunded: number }

type Ours = { id: string; captured: number; refunded: number; open: number }

/**
 * Payments whose captures or refunds are not what our ledger says. A refund that is still under way may stand in the gateway's
 * books already; orders that are not ours are none of our money.
 */
export async function unknownPayments(db: Db, gateway: readonly GatewayMoney[]): Promise<string[]> {
  const { rows } = await sql<Ours>`
    select id, sum(captured)::int as captured, sum(refunded)::int as refunded, sum(open)::int as open from (
      select gateway_payment_id as id, case entry when 'captured' then amount else 0 end as captured,
             case entry when 'refunded' then amount else 0 end as refunded, 0 as open from ledger
      union all
      select gateway_payment_id, 0, 0, amount from refund where state in ('due', 'sent', 'failed', 'manual')) entries
     group by id`.execute(db)
  const theirs = new Map(gateway.map((payment) => [payment.id, payment]))
  const ours = new Map(rows.map((row) => [row.id, row]))
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((id) => {
    const their = theirs.get(id) ?? { captured: 0, refunded: 0 }
    const own = ours.get(id) ?? { captured: 0, refunded: 0, open: 0 }
    const isBack = their.refunded >= own.refunded * 100 && their.refunded <= (own.refunded + own.open) * 100
    if (their.captured === own.captured * 100 && isBack) return []
    return [
      `${id}: captured ${own.captured} here and ${their.captured / 100} there, back ${own.refunded} and ${their.refunded / 100}`,
    ]
  })
}

/** The books of the practice gateway, which lie beside ours. */
export async function practiceMoney(db: Db): Promise<GatewayMoney[]> {
  const { rows } = await sql<GatewayMoney>`
    select id, case when status in ('captured', 'refunded') then amount else 0 end::int as captured, refunded::int as refunded
      from sandbox_payment where currency = 'INR' and status <> 'failed'`.execute(db)
  return rows
}

type GatewayAction = { deed: string; id: string; paymentId?: string; amount?: number; currency?: string }

/** A gateway's own log of its deeds, a line of JSON each, summed up. Foreign money is left out: it is in no book of ours. */
export function moneyOfLog(log: string): GatewayMoney[] {
  const payments = new Map<string, GatewayMoney>()
  const foreign = new Set<string>()
  const of = (id: string) => {
    const known = payments.get(id) ?? { id, captured: 0, refunded: 0 }
    payments.set(id, known)
    return known
  }
  for (const line of log.split('\n')) {
    if (line.trim() === '') continue
    const { deed, id, paymentId = '', amount = 0, currency } = JSON.parse(line) as GatewayAction
    if (deed === 'payment' && currency !== 'INR') foreign.add(id)
    if (deed === 'capture') of(id).captured += amount
    if (deed === 'refund') of(paymentId).refunded += amount
    if (deed === 'refund-failed') of(paymentId).refunded -= amount
  }
  return [...payments.values()].filter(({ id }) => !foreign.has(id))
}

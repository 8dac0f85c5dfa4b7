import { type RawBuilder, sql } from 'kysely'
import { addDays, instantInIndia } from '#contract/terms/india-time.ts'
import { TAKEN_HOWS, type TakenHow } from '#contract/terms/taken-money.ts'
import type { Db } from '#server/db/db.ts'

export type PaymentFilter = {
  from?: string | undefined
  until?: string | undefined
  entry?: 'captured' | 'refunded' | undefined
  how?: 'gateway' | TakenHow | undefined
  words: string
  offset: number
  limit: number
}

export type LedgerRow = {
  id: string
  at: Date
  ref: string
  entry: 'captured' | 'refunded'
  gateway: string
  number: string
  amount: number
}

/** The latest first. */
export async function listLedger(db: Db, filter: PaymentFilter): Promise<{ rows: LedgerRow[]; total: number }> {
  const where = whereOf(filter)
  const { rows } = await sql<LedgerRow>`
    select ledger.id::text as id, ledger.at, coalesce(booking.reference, '') as ref, ledger.entry, ledger.gateway,
           coalesce((select refund.gateway_refund_id from refund where ledger.entry = 'refunded' and refund.id = ledger.source_id), ledger.gateway_payment_id) as number,
           ledger.amount
      from ledger join booking on booking.id = ledger.booking_id
     where ${where} order by ledger.at desc, ledger.id desc limit ${filter.limit} offset ${filter.offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from ledger ${filter.words === '' ? sql`` : sql`join booking on booking.id = ledger.booking_id`} where ${where}`.execute(
    db,
  )
  return { rows, total: counted[0]?.total ?? 0 }
}

function whereOf({ from, until, entry, how, words }: PaymentFilter): RawBuilder<unknown> {
  const parts = [
    sql`true`,
    ...(from === undefined ? [] : [sql`ledger.at >= ${instantInIndia(from)}`]),
    ...(until === undefined ? [] : [sql`ledger.at < ${instantInIndia(addDays(until, 1))}`]),
    ...(entry === undefined ? [] : [sql`ledger.entry = ${entry}`]),
    ...(how === undefined ? [] : [how === 'gateway' ? OF_GATEWAY : sql`ledger.gateway = ${how}`]),
    // Whole numbers: a part of one would have to be looked for in all of them.
    ...(words === ''
      ? []
      : [
          sql`(booking.reference = upper(${words}) or ledger.gateway_payment_id = ${words} or ledger.source_id = ${words})`,
        ]),
  ]
  return sql.join(parts, sql` and `)
}

const OF_GATEWAY = sql`ledger.gateway <> all(${[...TAKEN_HOWS]}::text[])`

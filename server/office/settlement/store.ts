import { type RawBuilder, sql } from 'kysely'
import type { Match, StatementKind } from '#contract/office/settlement.ts'
import { TAKEN_HOWS } from '#contract/terms/taken-money.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { BankLine } from './read-statement.ts'

export type StatementRow = {
  id: string
  kind: StatementKind
  name: string
  from: string
  until: string
  by: string
  at: Date
  lines: number
}

const STATEMENT = sql`
  statement.id, statement.kind, statement.name, statement.from_day::text as from, statement.until_day::text as until, statement.by_name as by, statement.at,
  (select count(*) from bank_line line where line.statement_id = statement.id)::integer as lines`

export async function findStatement(db: Db, id: string): Promise<StatementRow | undefined> {
  const { rows } =
    await sql<StatementRow>`select ${STATEMENT} from bank_statement statement where statement.id = ${id}`.execute(db)
  return rows[0]
}

type Page = { offset: number; limit: number }

export async function listStatementRows(
  db: Db,
  { offset, limit }: Page,
): Promise<{ rows: StatementRow[]; total: number }> {
  const { rows } = await sql<StatementRow & { total: number }>`
    select ${STATEMENT}, (count(*) over ())::integer as total from bank_statement statement
     order by statement.until_day desc, statement.at desc limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export type NewStatement = Omit<StatementRow, 'at' | 'lines'> & { hash: string }

/** False where the same file was taken before. */
export async function insertStatement(
  tx: Tx,
  { id, kind, name, hash, from, until, by }: NewStatement,
): Promise<boolean> {
  const { rows } = await sql`
    insert into bank_statement (id, kind, name, hash, from_day, until_day, by_name)
    values (${id}, ${kind}, ${name}, ${hash}, ${from}::date, ${until}::date, ${by}) on conflict (hash) do nothing returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function insertLines(tx: Tx, statementId: string, lines: readonly BankLine[]): Promise<void> {
  await sql`
    insert into bank_line (statement_id, day, entry, amount, fee, reference, text, payout, keys)
    select ${statementId}, line.day, line.entry, line.amount, line.fee, line.reference, line.text, line.payout, line.keys
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) line (
             day date, entry text, amount numeric, fee numeric, reference text, text text, payout text, keys text[])`.execute(
    tx,
  )
}

export async function deleteStatement(tx: Tx, id: string): Promise<StatementRow | undefined> {
  const found = await findStatement(tx, id)
  await sql`delete from bank_statement where id = ${id}`.execute(tx)
  return found
}

/** Days before and after a statement in which an entry of the ledger may lie that one of its lines is about (ours). */
const DAYS_ASIDE = 15

/** Ways of paying that stand in a statement of this kind; cash stands in none. */
function ofKind(kind: StatementKind): RawBuilder<boolean> {
  const taken = [...TAKEN_HOWS]
  return kind === 'gateway'
    ? sql`(ledger.gateway <> all(${taken}::text[]))`
    : sql`(ledger.gateway = any(${taken.filter((how) => how !== 'cash')}::text[]))`
}

type Compared = { statement: StatementRow }

/**
 * Every line of a statement with what of the ledger, or of the gateway's payouts, it is about; then what no statement has of its days.
 * A payment that stands in two statements of the gateway was paid out once.
 */
function compared({ statement: { id, kind, from, until } }: Compared): RawBuilder<unknown> {
  const span = (aside: number) => sql`
    ledger.at >= (${from}::date - ${aside}::integer)::timestamp at time zone 'Asia/Kolkata'
    and ledger.at < (${until}::date + ${aside}::integer + 1)::timestamp at time zone 'Asia/Kolkata'`
  return sql`
    entry as materialized (
      select ledger.id, case ledger.entry when 'captured' then 'in' else 'out' end as entry, ledger.amount::numeric as amount, ledger.booking_id,
             (ledger.at at time zone 'Asia/Kolkata')::date as day, ${span(0)} as is_within, coalesce(refund.gateway_refund_id, ledger.gateway_payment_id) as number,
             upper(regexp_replace(coalesce(refund.gateway_refund_id, ledger.gateway_payment_id), '[^A-Za-z0-9]', '', 'g')) as key
        from ledger left join refund on ledger.entry = 'refunded' and refund.id = ledger.source_id
       where ${ofKind(kind)} and ${span(DAYS_ASIDE)}),
    payout as (
      select payout as key, sum(case entry when 'in' then amount else -amount end - fee) as amount
        from (select distinct payout, reference, entry, amount, fee from bank_line where ${kind} = 'bank' and payout is not null) paid group by payout),
    found as (
      select distinct on (line.id) line.id, entry.id as entry_id, entry.amount, entry.booking_id, payout.key is not null as is_payout,
             payout.amount as payout_amount
        from bank_line line cross join unnest(line.keys) key (number)
        left join entry on entry.key = key.number and entry.entry = line.entry
        left join payout on payout.key = key.number and line.entry = 'in'
       where line.statement_id = ${id} and (entry.id is not null or payout.key is not null)
       order by line.id, (coalesce(entry.amount, payout.amount) = line.amount) desc, entry.id),
    known as materialized (
      select line.entry, unnest(line.keys) as key from bank_line line join bank_statement other on other.id = line.statement_id
       where other.kind = ${kind} and line.day between ${from}::date - ${DAYS_ASIDE}::integer and ${until}::date + ${DAYS_ASIDE}::integer),
    compared as (
      select 'line-' || line.id as id, line.day, line.entry, line.amount, line.reference, line.text, coalesce(found.amount, found.payout_amount) as ledger_amount,
             found.booking_id, coalesce(found.is_payout and found.entry_id is null, false) as is_payout, line.id as line_id, null::bigint as ledger_id,
             case when found.id is null then 'unknown'
                  when found.entry_id is not null and row_number() over (partition by found.entry_id order by line.id) > 1 then 'unknown'
                  when coalesce(found.amount, found.payout_amount) <> line.amount then 'amount' else 'matched' end as match
        from bank_line line left join found on found.id = line.id where line.statement_id = ${id}
      union all
      select 'entry-' || entry.id, entry.day, entry.entry, null, entry.number, '', entry.amount, entry.booking_id, false, null, entry.id, 'missing'
        from entry where entry.is_within
         and not exists (select 1 from known where known.key = entry.key and known.entry = entry.entry))`
}

const NOTED = sql`compared left join settlement_note of_line on of_line.bank_line_id = compared.line_id
  left join settlement_note of_entry on of_entry.ledger_id = compared.ledger_id`
const IS_SETTLED = sql`coalesce(of_line.is_settled, of_entry.is_settled)`
const IS_OPEN = sql`(compared.match <> 'matched' and ${IS_SETTLED} is distinct from true)`

export type MatchSums = { match: Match; count: number; open: number; amount: number }

export async function sumMatches(db: Db, asked: Compared): Promise<MatchSums[]> {
  const { rows } = await sql<MatchSums>`
    with ${compared(asked)}
    select compared.match, count(*)::integer as count, count(*) filter (where ${IS_OPEN})::integer as open,
           sum(case compared.entry when 'in' then 1 else -1 end * coalesce(compared.amount, compared.ledger_amount))::float8 as amount
      from ${NOTED} group by compared.match`.execute(db)
  return rows
}

export type ComparedRow = {
  id: string
  match: Match
  day: string
  entry: 'in' | 'out'
  amount: number | null
  reference: string
  text: string
  ledgerAmount: number | null
  ref: string | null
  isPayout: boolean
  note: string | null
  is_settled: boolean | null
  by_name: string | null
  at: Date | null
}

export async function listCompared(
  db: Db,
  { statement, match, offset, limit }: Compared & Page & { match: Match | undefined },
): Promise<{ rows: ComparedRow[]; total: number }> {
  const { rows } = await sql<ComparedRow & { total: number }>`
    with ${compared({ statement })}
    select compared.id, compared.match, compared.day::text as day, compared.entry, compared.amount::float8 as amount, compared.reference, compared.text,
           compared.ledger_amount::float8 as "ledgerAmount", booking.reference as ref, compared.is_payout as "isPayout",
           coalesce(of_line.text, of_entry.text) as note, ${IS_SETTLED} as is_settled, coalesce(of_line.by_name, of_entry.by_name) as by_name,
           coalesce(of_line.at, of_entry.at) as at, (count(*) over ())::integer as total
      from ${NOTED} left join booking on booking.id = compared.booking_id
     where ${match === undefined ? sql`true` : sql`compared.match = ${match}`}
     order by ${IS_OPEN} desc, compared.match <> 'matched' desc, compared.day, compared.line_id, compared.ledger_id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

import { type RawBuilder, sql } from 'kysely'
import pino from 'pino'
import { readProcessConfig } from '#server/config.ts'
import { plainBody } from '#server/pages/cache-entry.ts'
import { builtSite } from '#server/wiring/built-site.ts'
import { buildParts } from '#server/wiring/parts.ts'

// Changes a row of each table of the catalogue and writes which kept pages were left as they were, though they are others when made
// anew, and how long a change takes until it is on its page: one line of JSON. In a process of its own, as the embedded database is.
const parts = await buildParts(readProcessConfig(), builtSite(), pino({ level: 'silent' }))
const { db } = parts.database
const { cache, planCache, site } = parts.listenerParts
const plans = process.argv.slice(2).flatMap((address) => planCache(address) ?? [])
/** What the pages that are asked for are about: of each table the row of one of them, where it has any. */
const SHOWN =
  'island-saver|lantern-reef|parasailing|cellular-jail|baratang-day-trip|permits-and-id|terms-and-conditions'
const CHANGED: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `${column} || '~'`,
  integer: (column) => `${column} + 1`,
  'double precision': (column) => `${column} + 1`,
  boolean: (column) => `not ${column}`,
}

/** The first pages of a process are drawn by code that is not compiled yet. */
const WARM_UP = 5
const CHANGES = 50
const PAGE = '/package-details/island-saver'

const delays: number[] = []
for (let turn = 0; turn < WARM_UP; turn += 1) await delayOf(`Warm ${turn}`)
for (let turn = 0; turn < CHANGES; turn += 1) delays.push(await delayOf(`Island Saver ${turn}`))
const found = {
  pages: plans.length,
  left: [] as string[],
  unseen: [] as string[],
  same: [] as string[],
  kept: 0,
  tables: 0,
}
for (const [table, columns] of await columnsOfTables()) await tryTable(table, columns)
await parts.close()
console.log(JSON.stringify({ ...found, delays }))

/** Milliseconds from the commit until the page that is sent tells of it. */
async function delayOf(name: string): Promise<number> {
  const plan = planCache(PAGE)
  if (plan === undefined) throw new Error(`${PAGE} is not kept`)
  await sql`update package set name = ${name} where slug = 'island-saver'`.execute(db)
  const since = performance.now()
  for (;;) {
    const entry = cache.peek(plan) ?? (await cache.fill(plan))
    if ('bodies' in entry && plainBody(entry).includes(name)) return performance.now() - since
    await new Promise(setImmediate)
  }
}

async function tryTable(table: string, columns: readonly Column[]): Promise<void> {
  const first = await fillAll()
  if (!(await changeRow(table, columns))) {
    found.same.push(table)
    return
  }
  await look()
  const kept = new Map(plans.map((plan) => [plan.key, cache.peek(plan)?.etag]))
  await sql`select tell_pages(array['all'])`.execute(db)
  await look()
  const last = await fillAll()
  const others = plans.filter(({ key }) => first.get(key) !== last.get(key)).map(({ key }) => key)
  found.tables += 1
  found.kept += [...kept.values()].filter((etag) => etag !== undefined).length
  found.left.push(...others.filter((key) => kept.get(key) !== undefined).map((key) => `${key} after ${table}`))
  if (others.length === 0) found.unseen.push(table)
}

/** The tag of the bytes of each page. */
async function fillAll(): Promise<ReadonlyMap<string, string>> {
  const etags = new Map<string, string>()
  for (const plan of plans) {
    const made = cache.peek(plan) ?? (await cache.fill(plan))
    etags.set(plan.key, 'etag' in made ? made.etag : `answered ${made.status}`)
  }
  return etags
}

/** A page that is made for a visitor looks first for what has changed. */
async function look(): Promise<void> {
  await (await site(new Request('http://localhost/nobody-lives-here'), '127.0.0.1')).text()
}

type Column = { name: string; type: string }

/** The columns of the tables that tell of their changes, without keys and what refers to another row. */
async function columnsOfTables(): Promise<Map<string, Column[]>> {
  const { rows } = await sql<{ table: string; columns: Column[] }>`
    select tgrelid::regclass::text as table,
           (select coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum), '[]')
              from pg_attribute where attrelid = tgrelid and attnum > 0 and not attisdropped
               and not exists (select 1 from pg_index where indrelid = tgrelid and indisunique and attnum = any(indkey))
               and not exists (select 1 from pg_constraint where conrelid = tgrelid and contype = 'f' and attnum = any(conkey)))
           as columns
      from pg_trigger where tgname = 'pages_inserted' order by 1`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Each column of one row that no rule holds to what it is; a yes or no only where there is nothing else, and the row itself where there is none. */
async function changeRow(table: string, columns: readonly Column[]): Promise<boolean> {
  const { rows } = await sql<{ at: string }>`
    select ctid::text as at from ${sql.table(table)} row order by row::text ~ ${SHOWN} desc, ctid limit 1`.execute(db)
  let at: string | undefined = rows[0]?.at
  if (at === undefined) return false
  let changed = 0
  const inOrder = [
    ...columns.filter(({ type }) => type !== 'boolean'),
    ...columns.filter(({ type }) => type === 'boolean'),
  ]
  for (const { name, type } of inOrder) {
    const change = CHANGED[type]
    if (change === undefined || (type === 'boolean' && changed > 0)) continue
    const to = sql.raw(change(`"${name}"`))
    const changing: RawBuilder<{ at: string }> = sql<{ at: string }>`
      update ${sql.table(table)} set ${sql.id(name)} = ${to} where ctid = ${at}::tid returning ctid::text as at`
    const done: { rows: { at: string }[] } | undefined = await changing.execute(db).catch(() => undefined)
    at = done?.rows[0]?.at ?? at
    changed += done?.rows.length ?? 0
  }
  if (changed > 0) return true
  const gone = sql`delete from ${sql.table(table)} where ctid = ${at}::tid`
  return gone.execute(db).then(
    () => true,
    () => false,
  )
}

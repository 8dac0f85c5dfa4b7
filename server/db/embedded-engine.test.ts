import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDataDir } from '#tests/support/test-database.ts'
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts'
import { migrate } from './migrate.ts'
import { openDatabase, tidyTables } from './open-database.ts'

const KILLS = 3
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('makes its folder when there is none, and finds its rows again', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'padauk-test-'))
    folders.push(parent)
    const dataDir = join(parent, 'new', 'data')
    const first = await openDatabase({ dataDir })
    await migrate(first.db)
    await first.db.insertInto('setting').values({ key: 'kept', value: '1' }).execute()
    await first.close()
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false)
    const second = await openDatabase({ dataDir })
    expect(await second.db.selectFrom('setting').select('value').execute()).toEqual([{ value: 1 }])
    await second.close()
  }, 60_000)

  it('refuses a second process on its folder, in a sentence, and lets it in afterwards', async () => {
    const dataDir = await dataFolder()
    const ours = await openDatabase({ dataDir })
    const refused = await outputOf(startProcess(dataDir, 'console.log("opened")'))
    expect(refused).toContain('is in use by another running copy of the site')
    expect(refused).not.toContain('opened')
    await expect(openDatabase({ dataDir })).rejects.toThrow('is in use')
    await ours.close()
    expect(await outputOf(startProcess(dataDir, 'console.log("opened"); await database.close()'))).toContain('opened')
  }, 60_000)

  it('loses nothing it has acknowledged when the process is killed', async () => {
    const dataDir = await dataFolder()
    let acknowledged = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = startProcess(dataDir, WRITE_FOR_EVER)
      if (writer.stdout === null) throw new Error('The writer has no output')
      const enough = acknowledged + 40
      for await (const line of createInterface(writer.stdout)) {
        acknowledged = Math.max(acknowledged, Number(line))
        if (acknowledged >= enough) writer.kill('SIGKILL')
      }
    }
    const database = await openDatabase({ dataDir })
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from generate_series(1, ${acknowledged}) as each
      where not exists (select from written where id = each)`.execute(database.db)
    await database.close()
    expect(acknowledged).toBeGreaterThanOrEqual(40 * KILLS)
    expect(rows).toEqual([{ n: 0 }])
  }, 120_000)

  it('syncs to the disk at least once for every commit', async () => {
    await withEngine({}, async (engine, client) => {
      await client.query('create table written (id int)')
      const before = engine.fsyncCount()
      for (let n = 0; n < 25; n += 1) await client.query('insert into written values ($1)', [n])
      expect(engine.fsyncCount() - before).toBeGreaterThanOrEqual(25)
    })
  }, 60_000)

  it('gives the next connection a clean session', async () => {
    await withEngine({}, async (engine, client) => {
      await client.query('create table written (id int)')
      await client.query('begin')
      await client.query({ name: 'same', text: 'insert into written values (1)' })
      await client.end()
      const next = await connect(engine)
      await next.query({ name: 'same', text: 'insert into written values (2)' })
      expect((await next.query('select id from written')).rows).toEqual([{ id: 2 }])
      await next.end()
    })
  }, 60_000)

  it('answers every open question with an error when it hangs, and says so once', async () => {
    const losses: Error[] = []
    await withEngine({ onLost: (error) => losses.push(error), answerWithinMs: 500 }, async (engine, client) => {
      const open = client.query('select count(*) from generate_series(1, 1000000000)')
      await expect(open).rejects.toThrow('does not answer')
      await expect(connect(engine)).rejects.toThrow('does not answer')
    })
    expect(losses).toHaveLength(1)
  }, 60_000)

  it('tidies tables that have changed much, as nothing else would', async () => {
    const database = await openDatabase({ dataDir: await dataFolder() })
    await sql`create table busy as select n from generate_series(1, 2000) as n`.execute(database.db)
    await sql`delete from busy where n > 100`.execute(database.db)
    await expect.poll(() => tidyTables(database.db), { timeout: 10_000 }).toContain('busy')
    await database.close()
  }, 60_000)
})

const WRITE_FOR_EVER = `
  const run = (text) => database.db.executeQuery({ sql: text, parameters: [], query: { kind: 'RawNode' }, queryId: {} })
  await run('create table if not exists written (id int primary key)')
  const { rows } = await run('select coalesce(max(id), 0) as n from written')
  for (let n = rows[0].n + 1; ; n += 1) { await run('insert into written values (' + n + ')'); console.log(n) }`

/** A Node process of its own that opens the folder and then runs the given lines. */
function startProcess(dataDir: string, lines: string): ChildProcess {
  const opener = new URL('./open-database.ts', import.meta.url).href
  const script = `import { openDatabase } from ${JSON.stringify(opener)}
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }).catch((error) => {
      console.log(error.message); process.exit(1) })
    ${lines}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function outputOf(child: ChildProcess): Promise<string> {
  const parts: string[] = []
  child.stdout?.on('data', (part) => parts.push(String(part)))
  await once(child, 'close')
  return parts.join('')
}

async function dataFolder(): Promise<string> {
  const dataDir = await freshDataDir()
  folders.push(dataDir)
  return dataDir
}

async function withEngine(
  settings: { onLost?: (error: Error) => void; answerWithinMs?: number },
  use: (engine: EmbeddedEngine, client: pg.Client) => Promise<void>,
): Promise<void> {
  const folder = join(await dataFolder(), 'database')
  const engine = await startEmbeddedEngine({ folder, onLost: () => {}, ...settings })
  try {
    await use(engine, await connect(engine))
  } finally {
    await engine.close()
  }
}

async function connect(engine: EmbeddedEngine): Promise<pg.Client> {
  const client = new pg.Client({ user: 'postgres', ssl: false, stream: () => engine.connect() })
  client.on('error', () => {})
  await client.connect()
  return client
}

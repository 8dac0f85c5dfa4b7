import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ROOT } from '../../project-files.ts'
import { type Stage, withDatabase } from './stock.ts'

const COPIED = ['contract', 'server', 'tools', 'package.json']

type Guard = { file: string; guard: string; instead: string }

/** What keeps two buyers from one seat, and stays from more rooms than there are. */
const GUARDS: readonly Guard[] = [
  {
    file: 'server/ferries/claim-seats.ts',
    guard: `
     where ferry_seat.expires_at <= app_now()
        or (ferry_seat.claim = excluded.claim and (ferry_seat.state = 'held' or excluded.state = 'booked'))`,
    instead: '',
  },
  {
    file: 'server/hotels/claim-nights.ts',
    guard: `
         and room_night.sold - wanted.given_back + wanted.rooms <= room_night.allotment`,
    instead: '',
  },
  {
    file: 'server/hotels/quote-room.ts',
    guard: 'return priced.left < needed ? fail(SHORT) : ok(',
    instead: 'return ok(',
  },
]

/** A copy of the server without the guards of its stock. Throws where a guard is not found as it stands here. */
export async function withUnguarded<Answer>(use: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-unguarded-'))
  try {
    for (const name of COPIED) await cp(join(ROOT, name), join(folder, name), { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for (const guard of GUARDS) await takeAway(folder, guard)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeAway(folder: string, { file, guard, instead }: Guard): Promise<void> {
  const path = join(folder, file)
  const parts = (await readFile(path, 'utf8')).split(guard)
  if (parts.length !== 2) throw new Error(`The guard of ${file} is not there once, so the control build proves nothing`)
  await writeFile(path, parts.join(instead))
}

/** The database's own guard of rooms goes too. */
export function dropRoomCheck(stage: Stage): Promise<void> {
  return withDatabase(stage, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
       where conrelid = 'room_night'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%sold%allotment%'`.execute(
      db,
    )
    if (rows.length !== 1) throw new Error('The check of sold rooms is not there once')
    for (const { name } of rows) await sql`alter table room_night drop constraint ${sql.ref(name)}`.execute(db)
  })
}

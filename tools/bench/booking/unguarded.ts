import { sql } from 'kysely'
import { type Guard, withoutGuards } from '../../faults/without-guards.ts'
import { type Stage, withDatabase } from './stock.ts'

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
    file: 'server/hotels/quote-stay.ts',
    guard: 'return priced.left < needed ? fail(SHORT) : ok(',
    instead: 'return ok(',
  },
]

/** A copy of the program without the guards of its stock. */
export function withUnguarded<CallResponse>(use: (folder: string) => Promise<CallResponse>): Promise<CallResponse> {
  return withoutGuards(GUARDS, use)
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

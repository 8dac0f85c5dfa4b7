import { sql } from 'kysely'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { sweepExpired } from '#server/bookings/holds/sweep.ts'
import type { Db } from '#server/db/db.ts'
import { type Ask, openApi } from './open-api.ts'
import type { RaceResult } from './race-result.ts'

const AT_ONCE = 20
const CHUNK = 500
const SWEEPS_A_CHUNK = 3
/** Of each kind so many rooms, one of them sold elsewhere: little enough that most stays meet another. */
const ALLOTMENT = 4
const ELSEWHERE = 1
const ROOM_TYPES = 8
const WINDOW_NIGHTS = 21
const DAYS_AHEAD = 30
const NIGHTS_MAX = 5
const ROOMS_MAX = 2
/** So many stays a minute of the database's clock: a hold runs out after fifteen times that. */
const STAYS_A_MINUTE = 20
const RELEASED = 0.3

type Held = { roomId: string; nights: string[]; rooms: number; expiresAt: number; cookie: string | undefined }
type Race = { db: Db; ask: Ask; random: () => number; roomIds: string[]; firstNight: string; held: Map<string, Held> }

/** Random stays that overlap, many at a time, while some are given back and others run out. */
export async function raceForStays(db: Db, stays: number): Promise<RaceResult> {
  const { parts, ask } = openApi(db)
  const firstNight = addDays(dayInIndia(new Date()), DAYS_AHEAD)
  const race: Race = {
    db,
    ask,
    random: randomFrom(20_261_122),
    roomIds: await setStock(db, firstNight),
    firstNight,
    held: new Map(),
  }
  const statuses = new Map<number, number>()
  const violations: string[] = []
  const before = performance.now()
  for (let done = 0; done < stays; done += CHUNK) {
    let left = CHUNK
    const guest = async () => {
      while (left > 0) {
        left -= 1
        const status = await stay(race, left)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const sweeping = async () => {
      for (let sweeps = 0; sweeps < SWEEPS_A_CHUNK; sweeps += 1) await sweepExpired(parts)
    }
    await Promise.all([...Array.from({ length: AT_ONCE }, guest), sweeping()])
    violations.push(...(await findOversold(race)))
  }
  const seconds = (performance.now() - before) / 1_000
  return { tries: stays, seconds, violations, statuses: Object.fromEntries(statuses) }
}

async function setStock(db: Db, firstNight: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from room_type where is_private and max_adults > 1 order by md5(id) limit ${ROOM_TYPES}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    update room_night set allotment = ${ALLOTMENT}, sold = ${ELSEWHERE}
     where room_type_id = any(${ids}) and ${isInWindow(firstNight)}`.execute(db)
  return ids
}

function isInWindow(firstNight: string) {
  return sql`night between ${firstNight}::date and ${firstNight}::date + ${WINDOW_NIGHTS + NIGHTS_MAX}::integer`
}

/** Asks for a stay, and now and then gives one back. Answers the status of the ask. */
async function stay({ db, ask, random, roomIds, firstNight, held }: Race, turn: number): Promise<number> {
  if (turn % STAYS_A_MINUTE === 0) await sql`update app_clock set ahead_seconds = ahead_seconds + 60`.execute(db)
  const among = (count: number) => Math.floor(random() * count)
  const roomId = roomIds[among(roomIds.length)] ?? ''
  const checkIn = addDays(firstNight, among(WINDOW_NIGHTS))
  const nights = Array.from({ length: 1 + among(NIGHTS_MAX) }, (_, index) => addDays(checkIn, index))
  const rooms = 1 + among(ROOMS_MAX)
  const line = {
    ...{ kind: 'hotel', roomId, checkIn, checkOut: addDays(checkIn, nights.length) },
    rooms: Array.from({ length: rooms }, () => ({ adults: 1, children: 0 })),
  }
  const { status, cookie, body } = await ask('POST', '/holds', { body: { lines: [line] } })
  if (status === 201) {
    const { id, expiresAt } = body.hold as { id: string; expiresAt: string }
    held.set(id, { roomId, nights, rooms, expiresAt: Date.parse(expiresAt), cookie })
  }
  if (random() < RELEASED) await giveBack({ ask, held }, among(held.size))
  return status
}

async function giveBack({ ask, held }: Pick<Race, 'ask' | 'held'>, index: number): Promise<void> {
  const [id, one] = [...held][index] ?? []
  if (id === undefined || one === undefined) return
  held.delete(id)
  const { status } = await ask('DELETE', `/holds/${id}`, { cookie: one.cookie })
  if (status !== 200) throw new Error(`Giving back ${id} answered ${status}`)
}

type Night = { room: string; night: string; sold: number; allotment: number; claimed: number }

/** Nights sold above their stock, by the database's own count and by what guests were told; and those miscounted. */
async function findOversold({ db, roomIds, firstNight, held }: Race): Promise<string[]> {
  const { rows } = await sql<Night & { now: Date }>`
    select room_type_id as room, night::text as night, sold, allotment, app_now() as now,
           coalesce((select sum(rooms) from room_claim claim
                      where claim.room_type_id = room_night.room_type_id and claim.night = room_night.night), 0)::integer as claimed
      from room_night where room_type_id = any(${roomIds}) and ${isInWindow(firstNight)}`.execute(db)
  const now = rows[0]?.now.getTime() ?? 0
  const told = new Map<string, number>()
  for (const { roomId, nights, rooms, expiresAt } of held.values()) {
    if (expiresAt <= now) continue
    for (const night of nights) told.set(`${roomId} ${night}`, (told.get(`${roomId} ${night}`) ?? 0) + rooms)
  }
  return rows.flatMap(({ room, night, sold, allotment, claimed }) => {
    const promised = told.get(`${room} ${night}`) ?? 0
    const wrong = sold > allotment || promised > allotment - ELSEWHERE || sold !== claimed + ELSEWHERE
    return wrong ? [`${room}, ${night}: ${sold} sold of ${allotment}, ${claimed} claimed, ${promised} promised`] : []
  })
}

/** The same row of numbers between 0 and 1 at every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

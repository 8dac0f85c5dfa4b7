import { sql } from 'kysely'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { insertSessions } from '#server/visitors/store.ts'
import type { LoadRequest } from './load.ts'

/** Days ahead that are asked for: none of the first, on which sales close, and none beyond the year of the timetable. */
const [FIRST_DAY, DAYS] = [3, 360]
/** A browser that has held something before. */
const TOKEN = 'a-visitor-of-the-bench-only'
const ROOMS = ['2-0', '2-1', '1-0', '2-0,2-1', '3-0', '2-2', '2-0,2-0', '4-1']
const NAMES = ['havelock', 'neil', 'port blair', 'radhanagar', 'diglipur', 'cellular jail', 'ross island', 'baratang']
const THINGS = ['hotel', 'resort', 'package', 'scuba', 'snorkelling', 'ferry', 'beach', 'taxi', 'honeymoon', 'family']
const DURATIONS = ['', '&duration=4+Nights+5+Days', '&duration=5+Nights+6+Days']
const SORTS = ['', '&sort=price_asc', '&sort=price_desc']

type Catalogue = { today: string; crossings: { from: string; to: string }[]; sailings: string[]; islands: string[] }

/** What addresses name, and a session for the visitor with a trip. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const today = dayInIndia(new Date())
  const crossings = await sql<{ from: string; to: string }>`
    select distinct from_port_id as "from", to_port_id as "to" from ferry_sailing where is_active order by 1, 2`.execute(
    db,
  )
  const sailings = await sql<{ id: string }>`
    select id from ferry_sailing where is_active and fares ? 'pClass'
       and sail_date between ${addDays(today, FIRST_DAY)}::date and ${addDays(today, FIRST_DAY + DAYS)}::date order by md5(id)`.execute(
    db,
  )
  const islands = await sql<{
    id: string
  }>`select distinct island_id as id from hotel where is_active order by 1`.execute(db)
  await insertSessions(db, [{ token: TOKEN, visitor_id: 'visitor-of-the-bench', email: null, booking_id: null }])
  return {
    ...{ today, crossings: crossings.rows },
    sailings: sailings.rows.map(({ id }) => id),
    islands: ['', ...islands.rows.map(({ id }) => id)],
  }
}

/** The kinds of pages, each by the number of its address: no two are the same. */
export function kindsOf({ today, crossings, sailings, islands }: Catalogue, origin: string) {
  const day = (turn: number, more = 0) => addDays(today, FIRST_DAY + (turn % (DAYS - 14)) + more)
  const of = <Value>(list: readonly Value[], turn: number): Value => {
    const value = list[turn % list.length]
    if (value === undefined) throw new Error('There is nothing to ask for')
    return value
  }
  const cookie = `sid=${TOKEN}`
  const thing = (turn: number) => itemsOf(day(turn), day(turn, 1 + (turn % 3)))
  return {
    'hotel search': (turn: number): LoadRequest => {
      const place = of(islands, turn)
      const stay = `checkIn=${day(turn)}&checkOut=${day(turn, 1 + (turn % 7))}&rooms=${of(ROOMS, turn >> 3)}`
      return { path: `/hotel-search?${place === '' ? '' : `destination=${place}&`}${stay}&minPrice=${500 + turn}` }
    },
    'ferry search': (turn: number): LoadRequest => {
      const { from, to } = of(crossings, turn)
      const party = Math.floor(turn / (DAYS * crossings.length))
      return { path: `/ferry?from=${from}&to=${to}&date=${day(turn)}&adults=${1 + (turn % 9)}&infants=${party}` }
    },
    'seat map': (turn: number): LoadRequest => ({
      path: `/ferry/${of(sailings, turn)}?adults=${1 + (Math.floor(turn / sailings.length) % 9)}&class=pClass`,
    }),
    search: (turn: number): LoadRequest => {
      const [name, what] = [of(NAMES, turn), of(THINGS, turn >> 3)]
      const words = of([name, `${what} ${name}`, what, `${what} under ${20_000 + turn * 10}`, `${name} ${what}`], turn)
      return { path: `/search?q=${encodeURIComponent(words)}&page=${1 + (turn % 2)}&visit=${turn}` }
    },
    trip: (turn: number): LoadRequest => ({
      path: `/trip?add=${encodeURIComponent(JSON.stringify(of(thing(turn), turn)))}`,
      headers: { cookie },
    }),
    'prices of a trip': (turn: number): LoadRequest => ({
      ...{ path: '/trip-price', method: 'POST' },
      headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: `items=${encodeURIComponent(JSON.stringify(thing(turn)))}`,
    }),
    'list with new filters': (turn: number): LoadRequest => ({
      path: `/tours?minPrice=${10_000 + (turn % 3) * 5_000}&maxPrice=${40_000 + turn}${of(DURATIONS, turn)}${of(SORTS, turn >> 2)}`,
    }),
  }
}

/** A package, a stay and a car from the airport, as My trip keeps them. */
function itemsOf(from: string, until: string): object[] {
  return [
    {
      line: { kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: from, adultCount: 2, childAges: [] },
      title: 'Radhanagar sunset for two',
      href: '/package-details/radhanagar-sunset-for-two',
      enquiry: '/package-details/radhanagar-sunset-for-two/enquiry',
    },
    {
      line: {
        ...{ kind: 'hotel', roomId: 'tern-house-d', checkIn: from, checkOut: until },
        rooms: [{ adults: 2, children: 0 }],
      },
      ...{ title: 'Tern House', href: '/hotel-details/tern-house', enquiry: '/hotel-details/tern-house/enquiry' },
    },
    {
      line: {
        ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', pickupDate: from, pickupTime: '12:30' },
        ...{ vehicles: [{ vehicleId: 'sedan', count: 1 }], passengers: 2, fromAirport: true },
      },
      ...{ title: 'Wandoor', href: '/car-rental', enquiry: '/car-rental' },
    },
  ]
}

import { sql } from 'kysely'
import { z } from 'zod'
import { changeNights } from '#contract/office/nights.ts'
import { daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { Day, Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/refusal.ts'
import { setNights } from '../../hotels/nights.ts'
import { findHotelOfRoom } from '../../hotels/store.ts'
import { DAY, ID, RUPEES, WHOLE, YES_NO } from '../cells.ts'
import { definePart, type Find, type Values } from '../part.ts'

const { price, rooms, isClosed, minNights } = changeNights.body.shape
const Row = z
  .strictObject({ roomId: Id, from: Day, until: Day, price, rooms, isClosed, minNights })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last night lies before the first' })

const SET_FIELDS = ['price', 'rooms', 'isClosed', 'minNights'] as const

/** Nights with the same values follow one another as one row. */
export const nightPart = definePart(Row, {
  id: 'nights',
  columns: [
    { name: 'room', field: 'roomId', kind: ID, isNeeded: true },
    { name: 'from', field: 'from', kind: DAY, isNeeded: true },
    { name: 'until', field: 'until', kind: DAY, isNeeded: true },
    { name: 'price', field: 'price', kind: RUPEES },
    { name: 'rooms', field: 'rooms', kind: WHOLE },
    { name: 'closed', field: 'isClosed', kind: YES_NO },
    { name: 'min_nights', field: 'minNights', kind: WHOLE },
  ],
  keyOf: ({ roomId, from }) => `${roomId} ${from}`,
  readAll: readNights,
  finder: nightFinder,
  save: async ({ tx, member, now, today }, { values, change }) => {
    const hotelId = await findHotelOfRoom(tx, values.roomId)
    if (hotelId === undefined) return fail(invalid('roomId', 'There is no such kind of room'))
    const from = laterOf(values.from, today)
    const at = { hotelId, roomTypeIds: [values.roomId], from, until: values.until }
    return setNights({ db: tx, now }, member, at, change)
  },
})

type Stretch = { roomId: string; from: string; until: string } & Values

async function readNights(db: Db, today: string): Promise<Stretch[]> {
  const { rows } = await sql<Stretch>`
    select room_type_id as "roomId", min(night)::text as from, max(night)::text as until, price, allotment as rooms,
           is_closed as "isClosed", min_nights as "minNights"
      from (select *, night - row_number() over (partition by room_type_id, price, allotment, is_closed, min_nights order by night)::integer as run
              from room_night where night >= ${today}::date) night
     group by room_type_id, run, price, allotment, is_closed, min_nights
     order by room_type_id, min(night)`.execute(db)
  return rows
}

/** What the nights of a row have now, night by night; those that are over are left out. No two rows of a file may set the same night. */
function nightFinder(all: readonly Values[], today: string): Find {
  // Read by the statement above.
  const byRoom = Map.groupBy(all as readonly Stretch[], ({ roomId }) => roomId)
  const given = new Map<string, { from: string; until: string }[]>()
  return (values) => {
    const { roomId, from, until } = values as Stretch
    const stretches = byRoom.get(roomId)
    if (stretches === undefined) return fail(`There is no kind of room ${roomId}`)
    const before = given.get(roomId) ?? []
    const twice = before.find((each) => each.from <= until && from <= each.until)
    if (twice !== undefined)
      return fail(`Another row sets these nights, too: ${formatDay(twice.from)} to ${formatDay(twice.until)}`)
    given.set(roomId, [...before, { from, until }])
    if (until < today) return ok({ ...values })
    const first = laterOf(from, today)
    const met = stretches.filter((each) => each.from <= until && first <= each.until)
    const last = stretches.at(-1)?.until ?? ''
    if (met.length === 0 || until > last) return fail(`Nights are for sale until ${formatDay(last)}`)
    return ok({
      ...values,
      ...Object.fromEntries(SET_FIELDS.map((field) => [field, meant(met, field, { first, until })])),
    })
  }
}

function laterOf(one: string, other: string): string {
  const [, later = ''] = [one, other].toSorted()
  return later
}

function earlierOf(one: string, other: string): string {
  const [earlier = ''] = [one, other].toSorted()
  return earlier
}

/** The one value of a field, or which nights have which. */
function meant(met: readonly Stretch[], field: string, { first, until }: { first: string; until: string }): unknown {
  const nights = new Map<unknown, number>()
  for (const each of met) {
    const [from, to] = [laterOf(each.from, first), earlierOf(each.until, until)]
    nights.set(each[field], (nights.get(each[field]) ?? 0) + daysBetween(from, to) + 1)
  }
  const [only] = nights.keys()
  return nights.size === 1
    ? only
    : new Various(
        [...nights]
          .map(([value, times]) => `${value === true ? 'yes' : value === false ? 'no' : value} (${times})`)
          .join(', '),
      )
}

/** Different values, as a text that no cell reads. */
class Various {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

import { sql } from 'kysely'
import { z } from 'zod'
import { counted } from '#contract/terms/counted.ts'
import { SHORT_WEEKDAYS } from '#contract/terms/india-time.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { Id, Time } from '#contract/v1/shapes.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { ID, type Kind, MAYBE_TEXT, pairsKind, TIME, YES_NO } from '../cells.ts'
import type { ImportRun } from '../part.ts'
import { recordPart } from '../record-part.ts'

const YearDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Please enter a day as MM-DD')

const Row = z.strictObject({
  id: Id,
  routeId: Id.optional(),
  vesselId: Id.optional(),
  departTime: Time.optional(),
  arriveTime: Time.optional(),
  weekdays: z
    .string()
    .regex(/^[0-6]{1,7}$/, 'Please enter days such as Mon|Wed|Fri')
    .optional(),
  seasonFrom: YearDay.nullable().optional(),
  seasonTo: YearDay.nullable().optional(),
  fares: z
    .record(z.string(), z.int().min(1).max(100_000))
    .refine((fares) => Object.keys(fares).length > 0, 'Please enter a fare')
    .optional(),
  isLive: z.boolean().optional(),
})
type Row = z.output<typeof Row>

/** As names: a spreadsheet would take the first zero off the digits that the table keeps, where 0 is Sunday. */
const WEEKDAYS: Kind = {
  holds: 'days such as Mon|Wed|Fri',
  read: (cell) => {
    const days = cell.split('|').map((each) => SHORT_WEEKDAYS.indexOf(each.trim()))
    return days.includes(-1)
      ? fail('Please enter days such as Mon|Wed|Fri')
      : ok([...new Set(days)].toSorted().join(''))
  },
  write: (value) => [...String(value ?? '')].map((digit) => SHORT_WEEKDAYS[Number(digit)]).join('|'),
}

/** The timetable with its fares. Sailings ahead that nobody has a seat on follow it at once; others stay as they were sold. */
export const sailingPart = recordPart({
  ...{ id: 'sailings', table: 'ferry_trip', subject: 'departure', schema: Row, keys: ['id'] },
  columns: [
    { name: 'id', field: 'id', column: 'id', kind: ID, isNeeded: true },
    {
      ...{ name: 'route', field: 'routeId', column: 'route_id', kind: ID, isNeeded: true },
      of: { table: 'ferry_route', message: 'There is no such route' },
    },
    {
      ...{ name: 'boat', field: 'vesselId', column: 'vessel_id', kind: ID, isNeeded: true },
      of: { table: 'ferry_vessel', message: 'There is no such boat' },
    },
    { name: 'departs', field: 'departTime', column: 'depart_time', kind: TIME, isNeeded: true },
    { name: 'arrives', field: 'arriveTime', column: 'arrive_time', kind: TIME, isNeeded: true },
    { name: 'weekdays', field: 'weekdays', column: 'weekdays', kind: WEEKDAYS },
    { name: 'season_from', field: 'seasonFrom', column: 'season_from', kind: MAYBE_TEXT },
    { name: 'season_to', field: 'seasonTo', column: 'season_to', kind: MAYBE_TEXT },
    { name: 'fares', field: 'fares', column: 'fares', kind: pairsKind('class'), as: 'json', isNeeded: true },
    { name: 'live', field: 'isLive', column: 'is_active', kind: YES_NO },
  ],
  problem: async (run, { values, change }) =>
    (await classProblem(run, values)) ?? (await soldProblem(run, values, change)),
  after: async ({ tx, today }, { id }) => {
    await sql`
      delete from ferry_sailing sailing where trip_id = ${id} and sail_date > ${today}::date
         and not exists (select 1 from ferry_seat where sailing_id = sailing.id and not is_sample)`.execute(tx)
    await rollSailings(tx, today)
  },
})

/** Every class of the boat has a fare, and no other. */
async function classProblem({ tx }: ImportRun, { id, vesselId, fares }: Row): Promise<ApiRefusal | undefined> {
  if (fares === undefined) return undefined
  const boat =
    vesselId ??
    (await tx.selectFrom('ferry_trip').select('vessel_id').where('id', '=', id).executeTakeFirst())?.vessel_id
  const cabins = await tx
    .selectFrom('ferry_cabin')
    .select('code')
    .where('vessel_id', '=', boat ?? '')
    .orderBy('position')
    .execute()
  const codes = cabins.map(({ code }) => code)
  const isSame = codes.length === Object.keys(fares).length && codes.every((code) => code in fares)
  return isSame ? undefined : invalid('fares', `This boat has the classes ${codes.join(', ')}: give a fare for each`)
}

const FIXED = ['routeId', 'vesselId', 'departTime', 'arriveTime'] as const

async function soldProblem(
  { tx, today }: ImportRun,
  { id }: Row,
  change: Partial<Row>,
): Promise<ApiRefusal | undefined> {
  const field = FIXED.find((each) => change[each] !== undefined)
  if (field === undefined) return undefined
  const { rows } = await sql<{ sold: number }>`
    select count(*)::integer as sold from ferry_seat seat join ferry_sailing sailing on sailing.id = seat.sailing_id
     where trip_id = ${id} and sail_date >= ${today}::date and seat.claim is not null
       and (seat.expires_at is null or seat.expires_at > app_now())`.execute(tx)
  const sold = rows[0]?.sold ?? 0
  if (sold === 0) return undefined
  return invalid(
    field,
    `${counted(sold, 'seat')} of its sailings ahead are sold, so its route, boat and times stay`,
    'sold',
  )
}

import { sql } from 'kysely'
import type { z } from 'zod'
import { createDeparture, type Departure, DepartureFields } from '#contract/office/timetable.ts'
import { fail, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { addDeparture, changeDeparture, findDeparture } from '../../ferries/departures.ts'
import { given } from '../../given.ts'
import { ID, MAYBE_TEXT, pairsKind, TIME, WEEKDAYS } from '../cells.ts'
import { checked } from '../checked.ts'
import { definePart, type ImportRun, type Values } from '../part.ts'

const Row = DepartureFields.partial().extend({ id: Id, fromPortId: Id.optional(), toPortId: Id.optional() })
type Row = z.output<typeof Row>

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** The timetable with its fares, from today on. Where a change would touch a sailing with seats sold, the row is refused. */
export const sailingPart = definePart(Row, {
  id: 'sailings',
  columns: [
    { name: 'id', field: 'id', kind: ID, isNeeded: true },
    { name: 'from', field: 'fromPortId', kind: ID, isNeeded: true },
    { name: 'to', field: 'toPortId', kind: ID, isNeeded: true },
    { name: 'boat', field: 'vesselId', kind: ID, isNeeded: true },
    { name: 'departs', field: 'departTime', kind: TIME, isNeeded: true },
    { name: 'arrives', field: 'arriveTime', kind: TIME, isNeeded: true },
    { name: 'weekdays', field: 'weekdays', kind: WEEKDAYS },
    { name: 'season_from', field: 'seasonFrom', kind: MAYBE_TEXT },
    { name: 'season_to', field: 'seasonTo', kind: MAYBE_TEXT },
    { name: 'last_day', field: 'untilDate', kind: MAYBE_TEXT },
    { name: 'fares', field: 'fares', kind: pairsKind('class'), isNeeded: true },
  ],
  keyOf: ({ id }) => String(id),
  readAll: readDepartures,
  save: async (run, { values, change, before }) => {
    if (before === undefined) return add(run, values)
    const field = (['fromPortId', 'toPortId'] as const).find((each) => change[each] !== undefined)
    if (field !== undefined) return fail(invalid(field, 'A departure keeps its ports; add another one'))
    const { tx, member, now, today } = run
    const departure = await findDeparture(tx, values.id, now())
    if (!departure.ok) return departure
    const { id: ___, fromPortId: _, toPortId: __, ...fields } = given(change)
    const next = { ...fieldsOf(departure.value), ...fields }
    const when = { version: departure.value.version, fromDate: today, soldStay: false }
    return changeDeparture({ db: tx, now }, member, { ...next, ...when, id: values.id })
  },
})

async function add(
  { tx, member, now, today }: ImportRun,
  { id, ...values }: Row,
): Promise<Result<unknown, ApiRefusal>> {
  const empty = { weekdays: EVERY_DAY, seasonFrom: null, seasonTo: null, untilDate: null, fromDate: today }
  const departure = checked(createDeparture.body, { ...empty, ...given(values) }, 'departTime')
  return departure.ok ? addDeparture({ db: tx, now }, member, { ...departure.value, id }) : departure
}

function fieldsOf(departure: Departure): DepartureFields {
  const { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares } = departure
  return { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares }
}

async function readDepartures(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values & { weekdays: string }>`
    select trip.id, from_port_id as "fromPortId", to_port_id as "toPortId", vessel_id as "vesselId", depart_time as "departTime",
           arrive_time as "arriveTime", weekdays, season_from as "seasonFrom", season_to as "seasonTo", until_date::text as "untilDate", fares
      from ferry_trip trip join ferry_route route on route.id = trip.route_id where not is_extra order by trip.id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, weekdays: [...row.weekdays].map(Number) }))
}

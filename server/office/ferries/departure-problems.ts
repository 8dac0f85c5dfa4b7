import type { DepartureFields } from '#contract/office/timetable.ts'
import type { Tx } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { findBoat } from './boat-store.ts'

type Sails = Pick<DepartureFields, 'vesselId' | 'departTime' | 'arriveTime' | 'fares'>

/** Why no boat can leave and arrive then; undefined when all is well. */
export function clockProblem({
  departTime,
  arriveTime,
}: Pick<Sails, 'departTime' | 'arriveTime'>): ApiRefusal | undefined {
  return departTime < arriveTime
    ? undefined
    : invalid('arriveTime', 'It arrives on the day it leaves, and after it has left')
}

/** The same of its boat and what its classes cost. */
export async function sailsProblem(tx: Tx, sails: Sails): Promise<ApiRefusal | undefined> {
  const { vesselId, fares } = sails
  const clock = clockProblem(sails)
  if (clock !== undefined) return clock
  const boat = await findBoat(tx, vesselId)
  if (boat === undefined) return UNKNOWN_VESSEL
  const codes: string[] = boat.classes.map(({ code }) => code)
  const other = Object.keys(fares).find((code) => !codes.includes(code))
  if (other !== undefined) return invalid(`fares.${other}`, 'This boat has no such class')
  return Object.keys(fares).length === 0 ? invalid('fares', 'Please enter a fare for one class at least') : undefined
}

export const UNKNOWN_VESSEL = invalid('vesselId', 'Please choose a boat from the list')

export async function departureProblem(tx: Tx, fields: DepartureFields): Promise<ApiRefusal | undefined> {
  const { seasonFrom, seasonTo } = fields
  if ((seasonFrom === null) !== (seasonTo === null))
    return invalid(seasonFrom === null ? 'seasonFrom' : 'seasonTo', 'A season has a first day and a last')
  return sailsProblem(tx, fields)
}

export async function crossingProblem(
  tx: Tx,
  { fromPortId, toPortId }: { fromPortId: string; toPortId: string },
): Promise<ApiRefusal | undefined> {
  const known = await tx.selectFrom('ferry_port').select('id').where('id', 'in', [fromPortId, toPortId]).execute()
  const isKnown = (port: string) => known.some(({ id }) => id === port)
  if (!isKnown(fromPortId)) return invalid('fromPortId', 'Please choose a port from the list')
  if (!isKnown(toPortId)) return invalid('toPortId', 'Please choose a port from the list')
  return fromPortId === toPortId ? invalid('toPortId', 'It leads to another port than it leaves from') : undefined
}

import type { OfficeDrive } from '#contract/office/car-packages.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { mayDo } from '#contract/terms/staff-roles.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile, incomplete, noPrices } from '../changed-meanwhile.ts'
import { cleanHtml } from '../clean-html.ts'
import { given } from '../given.ts'
import { picturesView } from '../hotels/view.ts'
import { recordPrice } from '../price-history.ts'
import {
  type DriveFields,
  type DriveRecord,
  findDriveRecord,
  insertDrive,
  replaceDriveRates,
  replaceStops,
  updateDrive,
} from './drive-store.ts'
import { type CarOptions, freeIdIn, readCarOptions } from './store.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<DriveRecord, ApiRefusal>>
export type DriveChange = { [Field in keyof DriveFields]?: DriveFields[Field] | undefined }

export const UNKNOWN_DRIVE = notFound('There is no such car package')

export function driveView({ slug, ...drive }: DriveRecord): OfficeDrive {
  return { ...drive, path: paths.carRentalDetails(slug), pictures: picturesView(drive.pictures) }
}

type NewDrive = Pick<DriveFields, 'name' | 'islandId' | 'hours' | 'kmLimit'>

/** A new car package, hidden until its page is complete. */
export function addDrive(db: Db, member: Member, drive: NewDrive): Saved {
  return inTransaction(db, async (tx) => {
    const { islands } = await readCarOptions(tx)
    if (!islands.some(({ id }) => id === drive.islandId))
      return fail(invalid('islandId', 'Please choose an island where cars can be met'))
    const id = await freeIdIn(tx, 'car_package', drive.name)
    await insertDrive(tx, id, {
      ...drive,
      ...{ days: 1, descriptionHtml: '', stops: [], inclusiveHtml: '', exclusiveHtml: '', paymentPolicyHtml: '' },
      ...{ closedWeekdays: [], entryTickets: [], placeIds: [], isFirst: false, isLive: false, rates: [] },
    })
    await recordChange(tx, member, { action: 'created', subject: 'car_package', subjectId: id, after: drive })
    return saved(tx, id)
  })
}

/** Saves what differs; refused where somebody else has saved since the record was read. */
export function changeDriveFields(
  { db, now }: Parts,
  member: Member,
  { id, version, ...change }: DriveChange & { id: string; version: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const drive = await findDriveRecord(tx, id, { forUpdate: true })
    if (drive === undefined) return fail(UNKNOWN_DRIVE)
    if (drive.version !== version) return fail(changedMeanwhile('car package', driveView(drive)))
    const before = fieldsOf(drive)
    const next = cleaned({ ...before, ...given(change) })
    const isPriced = JSON.stringify(pricesOf(next)) !== JSON.stringify(pricesOf(before))
    if (isPriced && !mayDo(member.role, 'prices.change')) return fail(noPrices('rates'))
    const problem =
      problemOf(next, await readCarOptions(tx)) ?? (next.isLive ? incomplete(missingOf(drive, next)) : undefined)
    if (problem !== undefined) return fail(problem)
    await updateDrive(tx, id, next)
    await replaceStops(tx, id, next.placeIds)
    if (isPriced) await replaceDriveRates(tx, id, next.rates)
    const least = Math.min(...next.rates.map(({ listPrice }) => listPrice))
    if (next.rates.length > 0) await recordPrice(tx, { kind: 'car', id, rate: least, today: dayInIndia(now()) })
    await recordChange(tx, member, { action: 'changed', subject: 'car_package', subjectId: id, before, after: next })
    return saved(tx, id)
  })
}

function fieldsOf({
  id: _,
  version: __,
  slug: ___,
  entryFee: ____,
  pictures: _____,
  ...fields
}: DriveRecord): DriveFields {
  return fields
}

function pricesOf({ rates, entryTickets }: DriveFields) {
  const numbers = rates.map(({ vehicleId, vehicleCount, minPax, maxPax, listPrice }) => [
    vehicleId,
    vehicleCount,
    minPax,
    maxPax,
    listPrice,
  ])
  return [numbers, entryTickets.map(({ placeId, rupees }) => [placeId, rupees])]
}

function cleaned(fields: DriveFields): DriveFields {
  return {
    ...fields,
    descriptionHtml: cleanHtml(fields.descriptionHtml),
    inclusiveHtml: cleanHtml(fields.inclusiveHtml),
    exclusiveHtml: cleanHtml(fields.exclusiveHtml),
    paymentPolicyHtml: cleanHtml(fields.paymentPolicyHtml),
    stops: fields.stops.map((stop) => ({ ...stop, description: cleanHtml(stop.description) })),
  }
}

/** What does not fit the rest of the catalogue, by its field. */
function problemOf(
  { islandId, placeIds, entryTickets, rates }: DriveFields,
  options: CarOptions,
): ApiRefusal | undefined {
  const has = (list: readonly { id: string }[], id: string) => list.some((each) => each.id === id)
  if (!has(options.islands, islandId)) return invalid('islandId', 'Please choose an island where cars can be met')
  if (placeIds.some((id) => !has(options.places, id))) return invalid('placeIds', 'Please choose places from the list')
  for (const [index, { placeId }] of entryTickets.entries())
    if (!has(options.places, placeId))
      return invalid(`entryTickets.${index}.placeId`, 'Please choose a place from the list')
  for (const [index, { vehicleId, minPax, maxPax }] of rates.entries()) {
    if (!has(options.cars, vehicleId)) return invalid(`rates.${index}.vehicleId`, 'Please choose a car from the list')
    if (maxPax < minPax) return invalid(`rates.${index}.maxPax`, 'The most people are fewer than the least')
  }
  return undefined
}

/** What visitors would miss on its page. */
function missingOf({ pictures }: DriveRecord, { descriptionHtml, stops, rates }: DriveFields): string[] {
  return [
    ...(pictures.length === 0 ? ['a picture'] : []),
    ...(descriptionHtml === '' ? ['a description'] : []),
    ...(stops.length === 0 ? ['a stop'] : []),
    ...(rates.length === 0 ? ['the price of a car'] : []),
  ]
}

async function saved(tx: Tx, id: string): Saved {
  const drive = await findDriveRecord(tx, id)
  return drive === undefined ? fail(UNKNOWN_DRIVE) : ok(drive)
}

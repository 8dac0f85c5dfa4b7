import { PACKAGE_MOST, type PackageFields } from '#contract/office/packages.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { mayDo } from '#contract/terms/staff-roles.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { recordPrice } from '../price-history.ts'
import { deleteDraft, writeDraft } from '../texts/drafts.ts'
import { fieldsOf, storedOf } from './fields.ts'
import { pictureProblem } from './picture-problem.ts'
import {
  ferryImage,
  findPackage,
  freePackageId,
  insertPackage,
  insertVersion,
  type PackageOptions,
  type PackageRecord,
  readPackageOptions,
  replacePictures,
  replacePlaces,
  updatePackage,
} from './store.ts'
import { packageView } from './view.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<PackageRecord, ApiRefusal>>

export const UNKNOWN_PACKAGE = notFound('There is no such package')
const UNKNOWN_CATEGORY = invalid('categoryId', 'Please choose a category from the list')
const UPPER_LIMIT = 10

/** Without an id it gets one made of its name. */
type NewPackage = {
  id?: string
  name: string
  categoryId: string
  nights: number
  listRate: number
  copyOf?: string | undefined
}

/** A new package, hidden: with empty days, or with the days and texts of another. */
export function addPackage({ db, now }: Parts, member: Member, given: NewPackage): Saved {
  return inTransaction(db, async (tx) => {
    const { categories } = await readPackageOptions(tx)
    if (!categories.some(({ id }) => id === given.categoryId)) return fail(UNKNOWN_CATEGORY)
    const model = given.copyOf === undefined ? undefined : await findPackage(tx, given.copyOf)
    if (given.copyOf !== undefined && model === undefined) return fail(UNKNOWN_PACKAGE)
    const dear = rateProblem(given.listRate, model === undefined ? given.nights : model.nights)
    if (dear !== undefined) return fail(dear)
    const fields =
      model === undefined
        ? emptyFields(given)
        : { ...fieldsOf(model), ...headOf(given), isLive: false, special: false, pictureIds: [] }
    const { id = await freePackageId(tx, given.name) } = given
    await insertPackage(tx, id, storedOf(fields, model?.itinerary ?? [], await ferryImage(tx)))
    await replacePlaces(tx, id, fields.placeIds)
    await replacePictures(tx, id, fields)
    await recordPrice(tx, { kind: 'package', id, rate: fields.listRate, today: dayInIndia(now()) })
    await recordChange(tx, member, { action: 'created', subject: 'package', subjectId: id, after: given })
    return saved(tx, id)
  })
}

function headOf({ name, categoryId, listRate }: NewPackage) {
  return { name, categoryId, listRate }
}

function emptyFields(given: NewPackage): PackageFields {
  const days = Array.from({ length: given.nights + 1 }, (_, index) => ({
    ...{ title: `Day ${index + 1}`, descriptionHtml: '', breakfast: index > 0, lunch: false, dinner: false },
    ...{ ferry: null, activityIds: [], pictureIds: [] },
  }))
  return {
    ...headOf(given),
    ...{
      upperLimit: UPPER_LIMIT,
      special: false,
      isLive: false,
      descriptionHtml: '',
      overviewHtml: '',
      inclusiveHtml: '',
    },
    ...{ exclusiveHtml: '', paymentPolicyHtml: '', cancellationPolicyHtml: '', days, stays: [] },
    ...{ placeIds: [], pictureIds: [] },
  }
}

type Draft = { id: string; fields: PackageFields; revision: string | null }

/** Keeps a draft; refused where somebody else has kept one since it was read. */
export function saveDraft({ db }: Parts, member: Member, { id, fields, revision }: Draft): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPackage(tx, id, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_PACKAGE)
    if ((found.draft?.revision ?? null) !== revision) return fail(await draftedMeanwhile(tx, found))
    await writeDraft(tx, 'package_draft', id, fields, member.name)
    return saved(tx, id)
  })
}

async function draftedMeanwhile(tx: Tx, found: PackageRecord): Promise<ApiRefusal> {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has changed the draft of this package since you opened it. See what differs, then go on.',
    more: { current: await packageView(tx, found) },
  }
}

export function dropDraft({ db }: Parts, member: Member, id: string): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPackage(tx, id, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_PACKAGE)
    await deleteDraft(tx, 'package_draft', id)
    if (found.draft !== null)
      await recordChange(tx, member, { action: 'draft_dropped', subject: 'package', subjectId: id })
    return saved(tx, id)
  })
}

/** Puts the fields on the site; refused where somebody else has published since they were read. */
export function publish(
  { db, now }: Parts,
  member: Member,
  {
    id,
    version,
    revision,
    fields,
  }: Omit<Draft, 'revision'> & { version: string; revision?: string | null | undefined },
): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPackage(tx, id, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_PACKAGE)
    if (found.version !== version) return fail(await changedMeanwhile(tx, found))
    if (revision !== undefined && (found.draft?.revision ?? null) !== revision)
      return fail(await draftedMeanwhile(tx, found))
    const before = fieldsOf(found)
    if (fields.listRate !== before.listRate && !mayDo(member.role, 'prices.change')) return fail(NO_PRICES)
    const problem =
      problemOf(fields, await readPackageOptions(tx)) ??
      (await pictureProblem(tx, fields)) ??
      (fields.isLive ? missingFor(fields) : undefined)
    if (problem !== undefined) return fail(problem)
    await insertVersion(tx, id, before, member.name)
    await updatePackage(tx, id, storedOf(fields, found.itinerary, await ferryImage(tx)))
    await replacePlaces(tx, id, fields.placeIds)
    await replacePictures(tx, id, fields)
    await recordPrice(tx, { kind: 'package', id, rate: fields.listRate, today: dayInIndia(now()) })
    await deleteDraft(tx, 'package_draft', id)
    await recordChange(tx, member, { action: 'published', subject: 'package', subjectId: id, before, after: fields })
    return saved(tx, id)
  })
}

const NO_PRICES: ApiRefusal = {
  ...{
    status: 403,
    code: 'not_allowed',
    message: 'Prices are set by an owner or a manager; everything else of this can be published',
  },
  errors: [{ field: 'listRate', message: 'Prices are set by an owner or a manager' }],
}

async function changedMeanwhile(tx: Tx, found: PackageRecord): Promise<ApiRefusal> {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has published this package since you opened it. See what differs, then publish again.',
    more: { current: await packageView(tx, found) },
  }
}

/** What does not fit the rest of the catalogue, by its field. */
function problemOf(fields: PackageFields, options: PackageOptions): ApiRefusal | undefined {
  const has = (list: readonly { id: string }[], id: string) => list.some((each) => each.id === id)
  if (!has(options.categories, fields.categoryId)) return UNKNOWN_CATEGORY
  if (fields.placeIds.some((id) => !has(options.places, id)))
    return invalid('placeIds', 'Please choose places from the list')
  const dear = rateProblem(fields.listRate, fields.days.length - 1)
  if (dear !== undefined) return dear
  for (const [index, { ferry, activityIds }] of fields.days.entries()) {
    if (activityIds.some((id) => !has(options.activities, id)))
      return invalid(`days.${index}.activityIds`, 'Please choose activities from the list')
    const trip = options.trips.find(({ id }) => id === ferry?.tripId)
    if (ferry?.tripId !== undefined && trip === undefined)
      return invalid(`days.${index}.ferry.tripId`, 'Please choose a sailing from the list')
    if (trip !== undefined && !trip.classCodes.includes(ferry?.classCode ?? ''))
      return invalid(`days.${index}.ferry.classCode`, 'Please choose a class that this boat has')
  }
  for (const [index, { hotelId, roomType }] of fields.stays.entries()) {
    if (hotelId !== undefined && !options.rooms.some((room) => room.hotelId === hotelId && room.roomType === roomType))
      return invalid(`stays.${index}.roomType`, 'Please choose a room from the list')
  }
  const [slept, nights] = [fields.stays.reduce((sum, stay) => sum + stay.nights, 0), fields.days.length - 1]
  if (slept > nights)
    return invalid('stays', `The hotels have ${counted(slept, 'night')}, the days ${counted(nights, 'night')}`)
  return undefined
}

/** A price beyond what so many nights may cost is a slip of a digit. */
function rateProblem(listRate: number, nights: number): ApiRefusal | undefined {
  const most = PACKAGE_MOST.ratePerNight * nights
  if (listRate <= most) return undefined
  return invalid(
    'listRate',
    `For two, ${counted(nights, 'night')} cost ${formatRupees(most)} at most: ${formatRupees(PACKAGE_MOST.ratePerNight)} a night`,
  )
}

/** What visitors would miss on its page, as one sentence. */
function missingFor(fields: PackageFields): ApiRefusal | undefined {
  const slept = fields.stays.reduce((sum, stay) => sum + stay.nights, 0)
  const bare = fields.days.findIndex(({ descriptionHtml }) => descriptionHtml === '')
  const missing = [
    ...(fields.pictureIds.length === 0 ? ['a picture'] : []),
    ...(fields.descriptionHtml === '' ? ['a description'] : []),
    ...(slept < fields.days.length - 1 ? ['a hotel for every night'] : []),
    ...(bare >= 0 ? [`a text for day ${bare + 1}`] : []),
    ...(fields.inclusiveHtml === '' ? ['what is included'] : []),
  ]
  if (missing.length === 0) return undefined
  return { status: 409, code: 'incomplete', message: `Before it goes live it needs ${missing.join(', ')}.` }
}

async function saved(tx: Tx, id: string): Saved {
  const found = await findPackage(tx, id)
  return found === undefined ? fail(UNKNOWN_PACKAGE) : ok(found)
}

import type { UNSAID_OF_HOTEL, UNSAID_OF_ROOM } from '#contract/office/hotels.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { cleanHtml } from '../clean-html.ts'
import { given } from '../given.ts'
import {
  areKnown,
  findHotel,
  type HotelColumns,
  type HotelRow,
  type RoomRow,
  replaceAmenities,
  updateHotel,
} from './store.ts'
import { hotelView } from './view.ts'

type Fields = Omit<HotelRow, 'id' | 'version' | 'unsaid' | 'pictures' | 'roomTypes'>
/** Undefined fields stay as they are. */
export type HotelChange = { [Field in keyof Fields]?: Fields[Field] | undefined } & { version: string }

export const UNKNOWN_HOTEL = notFound('There is no such hotel')

/** Saves what differs; refused where somebody else has saved since the record was read, with the record as it is now. */
export function changeHotelFields(
  db: Db,
  member: Member,
  { id, version, ...change }: HotelChange & { id: string },
): Promise<Result<HotelRow, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const hotel = await findHotel(tx, id, { forUpdate: true })
    if (hotel === undefined) return fail(UNKNOWN_HOTEL)
    if (hotel.version !== version) return fail(changedMeanwhile(hotel))
    const problem = await problemOf(tx, change)
    if (problem !== undefined) return fail(problem)
    const next = nextOf(hotel, change)
    const unsaid = hotel.unsaid.filter((field) => !(field in given(change)))
    if (next.isLive && !hotel.isLive) {
      const missing = missingFor({ ...hotel, unsaid }, next)
      if (missing !== undefined) return fail(missing)
    }
    await updateHotel(tx, id, { ...columnsOf(next), unsaid })
    if (change.amenityIds !== undefined) await replaceAmenities(tx, id, change.amenityIds)
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'hotel', subjectId: id },
      ...{ before: fieldsOf(hotel), after: next },
    })
    const saved = await findHotel(tx, id)
    return saved === undefined ? fail(UNKNOWN_HOTEL) : ok(saved)
  })
}

function changedMeanwhile(hotel: HotelRow): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has saved this hotel since you opened it. See what differs, then save again.',
    more: { current: hotelView(hotel) },
  }
}

async function problemOf(tx: Tx, change: Omit<HotelChange, 'version'>): Promise<ApiRefusal | undefined> {
  const { propertyTypeId, islandId, amenityIds } = change
  if (propertyTypeId !== undefined && !(await areKnown(tx, 'property_type', [propertyTypeId])))
    return invalid('propertyTypeId', 'Please choose a kind from the list')
  if (islandId !== undefined && !(await areKnown(tx, 'island', [islandId])))
    return invalid('islandId', 'Please choose an island from the list')
  if (amenityIds !== undefined && !(await areKnown(tx, 'amenity', amenityIds)))
    return invalid('amenityIds', 'Please choose amenities from the list')
  return undefined
}

function fieldsOf({ id: _, version: __, pictures: ___, roomTypes: ____, unsaid: _____, ...fields }: HotelRow): Fields {
  return fields
}

function nextOf(hotel: HotelRow, change: Omit<HotelChange, 'version'>): Fields {
  const next: Fields = { ...fieldsOf(hotel), ...given(change) }
  return { ...next, descriptionHtml: cleanHtml(next.descriptionHtml), policyHtml: cleanHtml(next.policyHtml) }
}

const HOTEL_WORDS: Readonly<Record<string, string>> = {
  propertyTypeId: 'its kind',
  starRating: 'its stars',
  checkinTime: 'the time of check-in',
  checkoutTime: 'the time of check-out',
} satisfies Record<(typeof UNSAID_OF_HOTEL)[number], string>
const ROOM_WORDS: Readonly<Record<string, string>> = {
  bedTypeId: 'the beds',
  sizeSqFt: 'the size',
  breakfast: 'the breakfast',
  maxAdults: 'the guests',
} satisfies Record<(typeof UNSAID_OF_ROOM)[number], string>

/** What visitors would miss on its page, as one sentence. */
function missingFor({ pictures, roomTypes, unsaid }: HotelRow, next: Fields): ApiRefusal | undefined {
  const missing = [
    ...(pictures.length === 0 ? ['a picture'] : []),
    ...(roomTypes.length === 0 ? ['a kind of room'] : []),
    ...(next.descriptionHtml === '' ? ['a description'] : []),
    ...(next.locality === '' ? ['the place where it stands'] : []),
    ...unsaid.map((field) => HOTEL_WORDS[field] ?? field),
    ...roomTypes.flatMap(missingOfRoom),
  ]
  if (missing.length === 0) return undefined
  return { status: 409, code: 'incomplete', message: `Before it goes live it needs ${missing.join(', ')}.` }
}

function missingOfRoom({ name, unsaid }: Pick<RoomRow, 'name' | 'unsaid'>): string[] {
  return unsaid.length === 0 ? [] : [`${unsaid.map((field) => ROOM_WORDS[field] ?? field).join(', ')} of ${name}`]
}

function columnsOf(fields: Fields): HotelColumns {
  return {
    ...{ name: fields.name, property_type_id: fields.propertyTypeId, star_rating: fields.starRating },
    ...{ island_id: fields.islandId, locality: fields.locality, address: fields.address, contact: fields.contact },
    ...{ phone: fields.phone, checkin_time: fields.checkinTime, checkout_time: fields.checkoutTime },
    ...{ description: fields.descriptionHtml, booking_policy: fields.policyHtml, is_active: fields.isLive },
  }
}

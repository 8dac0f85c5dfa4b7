import type { OfficeHotel } from '#contract/office/hotels.ts'

const NAMES = [
  'name',
  'propertyTypeId',
  'starRating',
  'islandId',
  'locality',
  'address',
  'contact',
  'phone',
  'checkinTime',
  'checkoutTime',
  'descriptionHtml',
  'policyHtml',
  'amenityIds',
] as const

export type HotelFields = Pick<OfficeHotel, (typeof NAMES)[number]>

/** What the form of a hotel holds. */
export function fieldsOf(hotel: HotelFields): HotelFields {
  // Every name is one of the fields.
  return Object.fromEntries(NAMES.map((name) => [name, hotel[name]])) as HotelFields
}

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

export type HotelFields = Omit<Pick<OfficeHotel, (typeof NAMES)[number]>, 'starRating'> & { starRating: number | null }

/** What the form of a hotel holds: what nobody has said yet is empty. */
export function fieldsOf(hotel: OfficeHotel): HotelFields {
  const isSaid = (name: string) => !hotel.unsaid.includes(name)
  const shown = NAMES.map((name) => [name, isSaid(name) ? hotel[name] : name === 'starRating' ? null : ''])
  // Every name is one of the fields.
  return Object.fromEntries(shown) as HotelFields
}

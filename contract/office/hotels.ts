import { z } from 'zod'
import { Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const Named = z.object({ id: z.string(), name: z.string() })
const Name = z.string().trim().min(1, 'Please enter a name').max(120)
const Text = z.string().trim().max(20_000)
const Line = z.string().trim().max(200)
export const Price = z.int().min(1, 'Please enter a price').max(1_000_000, 'A night costs ₹10,00,000 at most')
export const Rooms = z.int().min(0).max(999, 'Please enter at most 999 rooms')
/** What a record was when it was read: sent back with a change, so that nobody overwrites what somebody else has saved. */
const Version = z.string().max(60)

export const OfficePicture = z.object({ id: z.string(), alt: z.string(), thumbUrl: z.string() })
export type OfficePicture = z.infer<typeof OfficePicture>

/** Facts that a new record begins without: asked for before it goes on the site. */
export const UNSAID_OF_HOTEL = ['propertyTypeId', 'starRating', 'checkinTime', 'checkoutTime'] as const
export const UNSAID_OF_ROOM = ['bedTypeId', 'sizeSqFt', 'breakfast', 'maxAdults'] as const
const Unsaid = z.array(z.string())

export const OfficeRoom = z.object({
  id: RecordId,
  name: z.string(),
  description: z.string(),
  bedTypeId: z.string(),
  sizeSqFt: z.int(),
  breakfast: z.boolean(),
  maxAdults: z.int(),
  maxChildren: z.int(),
  basePrice: Rupees,
  rooms: z.int(),
  seasonPrices: z.array(z.object({ seasonId: z.string(), price: Rupees })),
  /** Of which fields nobody has said what they hold. */
  unsaid: Unsaid,
  pictures: z.array(OfficePicture),
})
export type OfficeRoom = z.infer<typeof OfficeRoom>

export const OfficeHotel = z.object({
  id: RecordId,
  version: z.string(),
  name: z.string(),
  propertyTypeId: z.string(),
  starRating: z.int(),
  islandId: z.string(),
  locality: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  descriptionHtml: z.string(),
  policyHtml: z.string(),
  amenityIds: z.array(z.string()),
  isLive: z.boolean(),
  unsaid: Unsaid,
  /** Where visitors see it. */
  path: z.string(),
  pictures: z.array(OfficePicture),
  roomTypes: z.array(OfficeRoom),
})
export type OfficeHotel = z.infer<typeof OfficeHotel>

const OneHotel = z.object({ hotel: OfficeHotel })

export const HotelRow = z.object({
  id: RecordId,
  name: z.string(),
  island: z.string(),
  propertyType: z.string(),
  starRating: z.int(),
  roomTypes: z.int(),
  rooms: z.int(),
  priceFrom: Rupees.nullable(),
  isLive: z.boolean(),
  thumbUrl: z.string().nullable(),
  updatedAt: Instant,
})
export type HotelRow = z.infer<typeof HotelRow>

export const listHotels = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/hotels',
  summary: 'Hotels, live and hidden',
  query: ListQuery.extend({ islandId: Id.optional(), isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(HotelRow),
})

export const fetchHotelOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/hotels/options',
  summary: 'What the fields of a hotel can be chosen from, the seasons, and the tax on a night by its price',
  query: NoQuery,
  body: NoBody,
  response: z.object({
    islands: z.array(Named),
    propertyTypes: z.array(Named),
    amenities: z.array(Named),
    bedTypes: z.array(Named),
    seasons: z.array(Named.extend({ ranges: z.array(z.object({ fromDay: z.string(), untilDay: z.string() })) })),
    nightTax: z.array(z.object({ fromPrice: Rupees, percent: z.int() })),
  }),
})

export const fetchOfficeHotel = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/hotels/{id}',
  summary: 'A hotel with its kinds of rooms and pictures',
  query: ById,
  body: NoBody,
  response: OneHotel,
})

export const createHotel = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/hotels',
  summary: 'A new hotel with one kind of room, hidden until it is made live',
  query: NoQuery,
  body: z.strictObject({
    name: Name,
    islandId: Id,
    roomName: Name.optional(),
    rooms: Rooms,
    pricePerNight: Price,
  }),
  response: OneHotel,
  success: 201,
})

export const changeHotel = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/hotels/{id}',
  summary: 'Texts and facts of a hotel, and whether it is on the site',
  query: ById,
  body: z.strictObject({
    version: Version,
    name: Name.optional(),
    propertyTypeId: Id.optional(),
    starRating: z.int().min(1).max(5).optional(),
    islandId: Id.optional(),
    locality: Line.optional(),
    address: Line.optional(),
    contact: Line.optional(),
    phone: Line.optional(),
    checkinTime: Time.optional(),
    checkoutTime: Time.optional(),
    descriptionHtml: Text.optional(),
    policyHtml: Text.optional(),
    amenityIds: z.array(Id).max(60).optional(),
    isLive: z.boolean().optional(),
  }),
  response: OneHotel,
  refusals: ['changed', 'incomplete', 'invalid'],
})

const RoomFields = {
  name: Name,
  description: Text,
  bedTypeId: Id,
  sizeSqFt: z.int().min(20).max(20_000),
  breakfast: z.boolean(),
  maxAdults: z.int().min(1).max(12),
  maxChildren: z.int().min(0).max(12),
}

export const createRoom = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/hotels/{id}/rooms',
  summary: 'Another kind of room',
  query: ById,
  body: z.strictObject({ ...RoomFields, basePrice: Price, rooms: Rooms }),
  response: OneHotel,
  success: 201,
  refusals: ['invalid'],
})

export const changeRoom = officeEndpoint({
  operation: 'catalogue.change',
  method: 'PATCH',
  path: '/rooms/{id}',
  summary: 'Texts and facts of a kind of room',
  query: ById,
  body: z.strictObject(RoomFields).partial(),
  response: OneHotel,
  refusals: ['invalid'],
})

export const priceRoom = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/rooms/{id}/prices',
  summary: 'Price of a night in each season and number of rooms; nights that were priced one by one keep their price',
  query: ById,
  body: z.strictObject({
    basePrice: Price.optional(),
    rooms: Rooms.optional(),
    seasonPrices: z
      .array(z.strictObject({ seasonId: Id, price: Price }))
      .max(12)
      .optional(),
  }),
  response: OneHotel,
  refusals: ['sold'],
})

export const arrangePictures = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/pictures/{kind}/{id}',
  summary: 'The pictures of a record, in their order; the first is its card',
  query: z.strictObject({
    kind: z.enum(['hotel', 'room_type', 'place', 'activity', 'car_package', 'vehicle']),
    id: Id,
  }),
  body: z.strictObject({
    pictureIds: z.array(Id).min(1, 'Please keep one picture').max(12, 'Please keep at most 12 pictures'),
  }),
  response: z.object({ pictures: z.array(OfficePicture) }),
  refusals: ['needs_words', 'invalid'],
})

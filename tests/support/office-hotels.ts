import { expect } from 'vitest'
import type { OfficeHotel } from '#contract/office/hotels.ts'
import type { MediaItem } from '#contract/office/media.ts'
import type { CalendarNight } from '#contract/office/nights.ts'
import { photoOf } from './photos.ts'
import type { Reply } from './test-api.ts'
import { openTestOffice } from './test-office.ts'
import { visitor } from './traveller.ts'

/** A week after the demo's pinned day, from a Monday to a Sunday. */
export const FROM = '2026-12-07'
export const UNTIL = '2026-12-13'

export const hotelOf = ({ body }: Reply) => body.hotel as OfficeHotel
export const roomOf = (hotel: OfficeHotel) => hotel.roomTypes[0]?.id ?? ''

/** What a new hotel and its first kind of room are asked for before they go on the site. */
export const HOTEL_FACTS = {
  ...{ descriptionHtml: '<p>Four rooms under palms.</p>', locality: 'Bharatpur' },
  ...{ propertyTypeId: 'bungalow', starRating: 3, checkinTime: '12:00', checkoutTime: '10:00' },
}
const ROOM_FACTS = { bedTypeId: 'double-bed', sizeSqFt: 180, breakfast: false, maxAdults: 2 }
const versionOf = (reply: Reply) => ({ version: hotelOf(reply).version })

/** An office with a manager, an editor, and the steps by which they make and sell hotels. */
export async function openHotelOffice() {
  const office = await openTestOffice()
  const manager = await office.as('manager')
  const editor = await office.as('editor')
  const newHotel = async (name: string) =>
    hotelOf(await manager.post('/hotels', { name, islandId: 'shaheed-dweep', rooms: 4, pricePerNight: 3200 }))
  const words = async (alt: string): Promise<string> => {
    const { item } = (await editor.upload('/media/upload?name=a.jpg', await photoOf())).body as { item: MediaItem }
    await editor.patch(`/media/${item.id}`, { alt })
    return item.id
  }
  return {
    ...{ office, manager, editor, newHotel },
    /** The id of a photograph with these words. */
    words,
    /** On the site: with pictures and a description. */
    liveHotel: async (name: string): Promise<OfficeHotel> => {
      const hotel = await newHotel(name)
      await editor.post(`/pictures/hotel/${hotel.id}`, { pictureIds: [await words(`${name} from the beach`)] })
      const room = await editor.patch(`/rooms/${roomOf(hotel)}`, ROOM_FACTS)
      const saved = await editor.patch(`/hotels/${hotel.id}`, { ...HOTEL_FACTS, ...versionOf(room), isLive: true })
      expect(saved.body).toMatchObject({ status: 1 })
      return hotelOf(saved)
    },
    nightsOf: async (hotel: OfficeHotel, from = FROM, days = 7) => {
      const { body } = await manager.get(`/hotels/${hotel.id}/calendar?from=${from}&days=${days}`)
      return (body.roomTypes as { nights: CalendarNight[] }[])[0]?.nights ?? []
    },
    /** The hotel's page as a visitor asks for it with days. */
    stay: (hotel: OfficeHotel, checkIn = FROM, checkOut = '2026-12-09') =>
      office.api.get(`/hotels/hotelDetails?hotelId=${hotel.id}&checkIn=${checkIn}&checkOut=${checkOut}&rooms=2-0`),
    /** A room for two is held by a visitor. */
    hold: (hotel: OfficeHotel, checkIn = FROM, checkOut = '2026-12-09') =>
      visitor(office.api).post('/holds', {
        lines: [{ kind: 'hotel', roomId: roomOf(hotel), checkIn, checkOut, rooms: [{ adults: 2, children: 0 }] }],
      }),
  }
}
export type HotelOffice = Awaited<ReturnType<typeof openHotelOffice>>

import type { OfficeHotel, OfficePicture } from '#contract/office/hotels.ts'
import { paths } from '#contract/terms/paths.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'
import { fileOf, type HotelRow } from './store.ts'

const THUMB_WIDTH = 320

export function hotelView(hotel: HotelRow): OfficeHotel {
  return {
    ...hotel,
    path: paths.hotelDetails(hotel.id),
    pictures: picturesView(hotel.pictures),
    roomTypes: hotel.roomTypes.map((room) => ({ ...room, pictures: picturesView(room.pictures) })),
  }
}

export function picturesView(pictures: readonly Pick<PictureRow, 'id' | 'alt' | 'version'>[]): OfficePicture[] {
  return pictures.map(({ id, alt, version }) => ({ id, alt, thumbUrl: fileOf(`/media/${id}-${version}`, THUMB_WIDTH) }))
}

/** The small file of a picture, by the beginning of its name. */
export function thumbOf(thumb: string | null): string | null {
  return thumb === null ? null : fileOf(thumb, THUMB_WIDTH)
}

import type { DataPart } from '#contract/terms/data-parts.ts'
import type { Part } from './part.ts'
import { hotelPart } from './parts/hotels.ts'
import { nightPart } from './parts/nights.ts'
import { packagePart } from './parts/packages.ts'
import { roomPart } from './parts/rooms.ts'

export const PARTS: Record<DataPart, Part> = {
  hotels: hotelPart,
  rooms: roomPart,
  nights: nightPart,
  packages: packagePart,
}

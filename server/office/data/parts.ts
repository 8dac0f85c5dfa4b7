import type { DataPart } from '#contract/terms/data-parts.ts'
import type { Part } from './part.ts'
import { activityPart } from './parts/activities.ts'
import { carPart, tariffPart } from './parts/cars.ts'
import { faqPart } from './parts/faq.ts'
import { faqGroupPart } from './parts/faq-groups.ts'
import { hotelPart } from './parts/hotels.ts'
import { nightPart } from './parts/nights.ts'
import { packageDayPart } from './parts/package-days.ts'
import { packageStayPart } from './parts/package-stays.ts'
import { packagePart } from './parts/packages.ts'
import { placePart } from './parts/places.ts'
import { postTextPart } from './parts/post-texts.ts'
import { postPart } from './parts/posts.ts'
import { roomPart } from './parts/rooms.ts'
import { sailingPart } from './parts/sailings.ts'
import { slotPart } from './parts/slots.ts'

export const PARTS: Record<DataPart, Part> = {
  places: placePart,
  hotels: hotelPart,
  rooms: roomPart,
  nights: nightPart,
  packages: packagePart,
  'package-days': packageDayPart,
  'package-stays': packageStayPart,
  cars: carPart,
  tariffs: tariffPart,
  sailings: sailingPart,
  activities: activityPart,
  slots: slotPart,
  'faq-groups': faqGroupPart,
  faq: faqPart,
  posts: postPart,
  'post-texts': postTextPart,
}

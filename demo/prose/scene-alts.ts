import { activitiesOverAlts } from './scene-alts/activities-over.ts'
import { activitiesUnderAlts } from './scene-alts/activities-under.ts'
import { bannerAlts } from './scene-alts/banners.ts'
import { carAlts } from './scene-alts/cars.ts'
import { driveAlts } from './scene-alts/drives.ts'
import { ferryAlts } from './scene-alts/ferries.ts'
import { heroAlts } from './scene-alts/hero.ts'
import { hotelDetailAlts } from './scene-alts/hotel-details.ts'
import { hotelsIslandsAlts } from './scene-alts/hotels-islands.ts'
import { hotelsSouthAlts } from './scene-alts/hotels-south.ts'
import { moodAlts } from './scene-alts/moods.ts'
import { packagesAAlts } from './scene-alts/packages-a.ts'
import { packagesBAlts } from './scene-alts/packages-b.ts'
import { peopleAlts } from './scene-alts/people.ts'
import { placeAlts } from './scene-alts/places.ts'
import { postAlts } from './scene-alts/posts.ts'
import { roomAlts } from './scene-alts/rooms.ts'

/** Alt text of each drawn scene: what the picture shows, at most 110 characters. */
export const sceneAlts: Record<string, string> = {
  ...activitiesOverAlts,
  ...activitiesUnderAlts,
  ...bannerAlts,
  ...carAlts,
  ...driveAlts,
  ...ferryAlts,
  ...heroAlts,
  ...hotelDetailAlts,
  ...hotelsIslandsAlts,
  ...hotelsSouthAlts,
  ...moodAlts,
  ...packagesAAlts,
  ...packagesBAlts,
  ...peopleAlts,
  ...placeAlts,
  ...postAlts,
  ...roomAlts,
}

import { describe, expect, test } from 'vitest'
import { activityFacts } from '#demo/activity-facts.ts'
import placeFacts from '#demo/facts/places.json' with { type: 'json' }
import { hotelFacts } from '#demo/hotel-facts.ts'
import { packageFacts } from '#demo/package-facts.ts'
import { packagePictures } from './picture-plan.ts'
import { placeScenes } from './place-pictures.ts'
import { sceneAlts } from './scene-alts.ts'

const PLACES = new Set(placeFacts.places.map(({ id }) => id))
const HOTELS = new Set(hotelFacts.map(({ id }) => id))
const activityOf = (scene: string) => activityFacts.find(({ id }) => id === scene)
/** Whatever lies in it is it. */
const PARK = new Set(['mahatma-gandhi-marine-np', 'jolly-buoy', 'red-skin'])

/** Covers of packages that show a place which the package does not name: the beach behind a villa, the flag at the point. */
const IN_THE_PICTURE: Record<string, string> = {
  'villa-by-the-seventh-beach': 'radhanagar-beach',
  'flag-and-reef-short-trip': 'marina-park',
}

/** Of these nothing more is drawn. */
const ALONE = [
  'amkunj-beach',
  'anthropological-museum',
  'barren-island',
  'chatham-saw-mill',
  'karmatang-beach',
  'laxmanpur-beach-2',
  'white-surf-waterfall',
]

test('a place shows more than itself, but for a few', () => {
  const alone = placeFacts.places.flatMap(({ id }) => (placeScenes(id).length === 1 ? [id] : []))
  expect(alone.toSorted()).toEqual(ALONE)
})

describe('pictures are of what they stand for', () => {
  test.each(packageFacts)('$id shows six: where it goes, where it sleeps, what is done there', (fact) => {
    const scenes = packagePictures[fact.id] ?? []
    expect(new Set(scenes).size).toBe(6)
    const houses = fact.hotelDetails.map(({ hotelId }) => hotelId)
    for (const scene of scenes) {
      if (PLACES.has(scene)) expect(fact.placeIds, scene).toContain(scene)
      if (HOTELS.has(scene)) expect(houses, scene).toContain(scene)
      const sport = activityOf(scene)
      if (sport)
        expect(
          sport.placeIds.some((id) => fact.placeIds.includes(id)),
          scene,
        ).toBe(true)
      if (scene !== fact.id) expect(packagePictures, `${scene} is the cover of another`).not.toHaveProperty(scene)
    }
  })

  test.each(placeFacts.places)(
    '$id shows itself first, then no other place and no sport that is not done there',
    ({ id }) => {
      const [first, ...more] = placeScenes(id)
      expect(first).toBe(id)
      expect(new Set([id, ...more]).size).toBe(1 + more.length)
      for (const scene of more) {
        expect(sceneAlts[scene], scene).toBeDefined()
        expect(!PLACES.has(scene) || (PARK.has(id) && PARK.has(scene)), scene).toBe(true)
        expect(HOTELS.has(scene), scene).toBe(false)
        const sport = activityOf(scene)
        if (sport) expect(sport.placeIds, scene).toContain(id)
        const trip = packageFacts.find((each) => each.id === scene)
        if (trip && IN_THE_PICTURE[scene] !== id) expect(trip.placeIds, scene).toContain(id)
      }
    },
  )
})

import placeFacts from '#demo/facts/places.json' with { type: 'json' }
import { type ItineraryFact, packageFacts } from '#demo/package-facts.ts'
import type { Tx } from '#server/db/db.ts'
import type { ShutPlace } from '#server/packages/shut-days.ts'

const places = new Map(placeFacts.places.map((place) => [place.id, place]))

/** Which places of each day of a plan are shut on which weekday: demos that were loaded before get it too. */
export async function loadDemoPackageClosures(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('package').select(['id', 'itinerary']).execute()
  for (const { id, itinerary } of rows) {
    const fact = packageFacts.find((each) => each.id === id)
    if (fact === undefined) continue
    const shut = new Map(fact.tourIternary.map((each) => [each.day, shutOf(each)]))
    // As the demo makes them.
    const days = (itinerary as { day: number }[]).map((day) => ({ ...day, shut: shut.get(day.day) ?? [] }))
    await tx
      .updateTable('package')
      .set({ itinerary: JSON.stringify(days) })
      .where('id', '=', id)
      .execute()
  }
}

function shutOf({ placeIds, avoidWeekdays }: ItineraryFact): ShutPlace[] {
  return placeIds.flatMap((id) => {
    const place = places.get(id)
    const weekday = avoidWeekdays.find((each) => each === place?.closed.weekday)
    return place === undefined || weekday === undefined ? [] : [{ place: place.name, weekday }]
  })
}

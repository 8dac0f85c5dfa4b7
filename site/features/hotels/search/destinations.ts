import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { spellingsOf, withoutDweep } from '#contract/terms/place-spellings.ts'
import { fetchHotels, type HotelFacets, type HotelSummary } from '#contract/v1/hotels.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Suggestion } from '#site/ui/suggestions.ts'
import { countOfHotels } from '../texts.ts'

/** What can be searched for: islands that have hotels, places on them, hotels. */
export type Destinations = {
  list: readonly Suggestion[]
  hotels: ReadonlySet<string>
  /** Islands by id, as they are shown: "Swaraj Dweep (Havelock)". */
  locations: ReadonlyMap<string, string>
  types: ReadonlySet<string>
}

/** A list that cannot be read is empty: what was typed then goes to the API as it is. */
export async function loadDestinations({ api }: Pick<SiteHost, 'api'>): Promise<Destinations> {
  const limit = String(LIST_LIMIT_MAX)
  const [hotels, places] = await Promise.all([
    api.call(fetchHotels, { query: { limit } }),
    api.call(fetchPlaces, { query: { limit } }),
  ])
  if (!hotels.ok) return NOWHERE
  const found = places.ok ? places.value.placesData : undefined
  const known = made.get(hotels.value)
  // The catalogue answers with the same object until it changes: names are put together once.
  if (known !== undefined && known.places === found) return known.destinations
  const destinations = destinationsOf(hotels.value, found ?? [])
  made.set(hotels.value, { places: found, destinations })
  return destinations
}

const made = new WeakMap<object, { places: readonly Place[] | undefined; destinations: Destinations }>()

type Hotels = { hotelData: readonly HotelSummary[]; facets: HotelFacets }

function destinationsOf({ hotelData, facets }: Hotels, places: readonly Place[]): Destinations {
  const locations = new Map(facets.location.map(({ value, label }) => [value, label ?? value]))
  return {
    list: [
      ...facets.location.map((each) => islandOf(each, hotelData)),
      ...placesOn(places, locations),
      ...hotelData.map(hotelOf),
    ],
    hotels: new Set(hotelData.map(({ _id }) => _id)),
    locations,
    types: new Set(facets.propertyType.map(({ value }) => value)),
  }
}

/** What is known while the names have not come. */
export const NOWHERE: Destinations = { list: [], hotels: new Set(), locations: new Map(), types: new Set() }

/** Known by each name of its label, by those of its hotels' records, and by where they stand. */
function islandOf(
  { value, label = value, count }: HotelFacets['location'][number],
  hotels: readonly HotelSummary[],
): Suggestion {
  const own = hotels.filter(({ place }) => place._id === value)
  const { name = '', oldName = '' } = own[0]?.place ?? {}
  const names = [...[label, name, oldName].flatMap(spellingsOf), withoutDweep(name)]
  const words = [...names, ...own.map(({ locality }) => locality.name)]
  return { id: value, label, note: countOfHotels(count), words: [...new Set(words)].filter((word) => word !== '') }
}

function placesOn(places: readonly Place[], locations: ReadonlyMap<string, string>): Suggestion[] {
  return places
    .filter(({ _id, island }) => locations.has(island._id) && !locations.has(_id))
    .map(({ _id, name, oldName, island }) => ({
      id: _id,
      label: name,
      note: `On ${island.name}`,
      words: oldName ? [oldName] : [],
    }))
}

function hotelOf({ _id, name, propertyType, locality }: HotelSummary): Suggestion {
  return { id: _id, label: name, note: `${propertyType.name}, ${locality.name}`, words: [] }
}

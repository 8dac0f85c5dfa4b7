import { DEFAULT_CAR_TYPE } from '#contract/terms/car-hire.ts'
import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import {
  type CarGroup,
  fetchAirportCars,
  fetchRideCars,
  fetchTransferPoints,
  type TransferPoint,
} from '#contract/v1/cars.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { islandName, LOADER_TEXTS, roadNote } from '../loader-texts.ts'
import { carSearchHref } from '../search/car-query.ts'

export type DestinationView = {
  id: string
  name: string
  /** Of those that no road leads to from the airport; its older name stands on the first card. */
  island?: string
  href: string
  note: string
  picture?: PictureSource
}

/** Two rows at a desk. */
const SHOWN = 8
const PARTY = '2'

/** Places that a road leads to, the best known first: from the airport, or on the smaller islands from their jetty. */
export async function loadDestinations({ api }: Pick<SiteHost, 'api'>): Promise<readonly DestinationView[]> {
  const limit = String(LIST_LIMIT_MAX)
  const [points, places, airport, rides] = await Promise.all([
    api.call(fetchTransferPoints),
    api.call(fetchPlaces, { query: { limit } }),
    api.call(fetchAirportCars, { query: { limit } }),
    api.call(fetchRideCars, { query: { limit } }),
  ])
  if (!points.ok || !places.ok) return []
  const roads = [...(airport.ok ? airport.value.carData : []), ...(rides.ok ? rides.value.carData : [])]
  const found = places.value.placesData.flatMap((place) => destinationOf(place, points.value.points, roads) ?? [])
  return found.slice(0, SHOWN).map(({ island, ...destination }, index) => {
    if (island === undefined) return destination
    const isFirst = found.findIndex((each) => each.island?._id === island._id) === index
    return { ...destination, island: islandName(island.name, isFirst ? island.oldName : undefined) }
  })
}

type Found = Omit<DestinationView, 'island'> & { island?: TransferPoint['island'] }

function destinationOf(place: Place, points: readonly TransferPoint[], roads: readonly CarGroup[]): Found | undefined {
  const point = points.find(({ names, kind }) => names.includes(place.name) && kind !== 'airport')
  const start =
    point &&
    points.find(
      ({ kind, island }) =>
        kind === (point.airportKm === null ? 'jetty' : 'airport') &&
        (point.airportKm !== null || island._id === point.island._id),
    )
  const road = roads.find(({ from, to }) => start !== undefined && from?._id === start._id && to?._id === point?._id)
  const least = road && Math.min(...road.vehicle.map(({ amountPayable }) => amountPayable))
  if (point === undefined || start === undefined || road === undefined || !Number.isFinite(least)) return undefined
  const isAirport = start.kind === 'airport'
  const picture = place.image[0]
  return {
    id: place._id,
    name: place.name,
    ...(isAirport ? {} : { island: point.island }),
    href: isAirport ? airportHref(point) : rideHref(start, point),
    note: roadNote(isAirport ? LOADER_TEXTS.theAirport : start.name, road, formatRupees(least ?? 0)),
    ...(picture ? { picture: cardPicture(leanPicture(picture)) } : {}),
  }
}

function airportHref({ _id, name }: TransferPoint): string {
  const asked = { placeName: name, placeId: _id, hotelName: name, isSwapped: 'false' }
  return carSearchHref('airport', { ...asked, carType: DEFAULT_CAR_TYPE, passengers: PARTY })
}

function rideHref(from: TransferPoint, to: TransferPoint): string {
  const asked = { fromPlace: from.name, toPlace: to.name, fromPlaceId: from._id, toPlaceId: to._id }
  return carSearchHref('pickup-drop', { ...asked, carType: DEFAULT_CAR_TYPE, passengers: PARTY })
}

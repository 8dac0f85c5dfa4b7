import { earliestPickup } from '#contract/terms/car-hire.ts'
import { spellingsOf } from '#contract/terms/place-spellings.ts'
import { fetchTransferPoints, type HotelWithoutPoint, type TransferPoint } from '#contract/v1/cars.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { hotelAt, LOADER_TEXTS, onIsland } from '../loader-texts.ts'
import type { CarStop } from './car-stops.ts'

/** What the forms say before anything is chosen: the airport's name, the first pick-up in India there can be, and whom to call for a sooner one. */
export type CarFormFacts = {
  airport: string
  first: { date: string; time: string }
  /** The shortest notice, as the office has set it. */
  leadMinutes: number
  phone?: { text: string; e164: string }
}

/** Every stop; none where the list cannot be read: what was typed then goes to the API as it is. */
export async function loadCarStops({ api }: Pick<SiteHost, 'api'>): Promise<readonly CarStop[]> {
  const answer = await api.call(fetchTransferPoints)
  return answer.ok ? toCarStops(answer.value) : []
}

export async function loadCarFormFacts(
  host: Pick<SiteHost, 'api' | 'brand' | 'now' | 'figures'>,
): Promise<CarFormFacts> {
  const stops = await loadCarStops(host)
  const [phone] = host.brand.phones
  const leadMinutes = host.figures.pickupLeadMinutes
  return {
    airport: stops.find(({ kind }) => kind === 'airport')?.label ?? LOADER_TEXTS.airport,
    first: earliestPickup(host.now, leadMinutes),
    leadMinutes,
    ...(phone ? { phone: { text: phone.text, e164: phone.e164 } } : {}),
  }
}

type Answered = { points: readonly TransferPoint[]; hotelsWithoutPoint?: readonly HotelWithoutPoint[] | undefined }

function toCarStops({ points, hotelsWithoutPoint = [] }: Answered): readonly CarStop[] {
  return [
    ...points.map(pointStop),
    ...points.flatMap((point) => point.hotels.map((hotel) => hotelStop(hotel, point))),
    ...hotelsWithoutPoint.map(farHotelStop),
  ]
}

function pointStop(point: TransferPoint): CarStop {
  const { _id: id, name, island, names, town = [], kind, airportKm } = point
  const islands = [island.name, island.oldName ?? ''].flatMap(spellingsOf)
  const renamed = islands.map((each) => name.replace(island.name, each))
  const isAirport = kind === 'airport'
  const words = [...names, ...town, ...spellingsOf(name), ...renamed, ...(isAirport ? [LOADER_TEXTS.airport] : islands)]
  return {
    id,
    label: name,
    note: onIsland(island.name, island.oldName),
    words: [...new Set(words)].filter((word) => word !== '' && word !== name),
    point: id,
    pointName: name,
    km: airportKm,
    kind: isAirport ? 'airport' : 'point',
  }
}

function hotelStop({ _id: id, name }: { _id: string; name: string }, point: TransferPoint): CarStop {
  const { _id, name: pointName, town = [], airportKm } = point
  return { id, label: name, note: hotelAt(pointName), words: town, point: _id, pointName, km: airportKm, kind: 'hotel' }
}

function farHotelStop({ _id: id, name, island }: HotelWithoutPoint): CarStop {
  const note = onIsland(island.name, island.oldName)
  return { id, label: name, note, words: [], point: '', pointName: name, km: null, kind: 'hotel', island }
}

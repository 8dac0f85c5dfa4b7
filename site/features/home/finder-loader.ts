import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { hoursLabel } from '#contract/terms/support-hours.ts'
import { fetchTransferPoints } from '#contract/v1/cars.ts'
import { type ClimateMonth, fetchClimate } from '#contract/v1/climate.ts'
import { fetchFerryPorts } from '#contract/v1/ferries.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'

/** One month as a line: whole degrees Celsius, days of rain, a time of day, and how many boats sail tomorrow where most do. */
export type MonthLine = Pick<ClimateMonth, 'month' | 'name' | 'airMaxC' | 'seaTempC' | 'rainDays' | 'sunset'> & {
  ferries?: { to: string; count: number }
}

/** What the searches of the home page offer. A list that cannot be read is empty: its field then takes what is typed. */
export type FinderView = {
  /** Days in India: the first and the last that can be asked for. */
  today: string
  last: string
  islands: string[]
  ports: string[]
  stops: string[]
  phone?: { text: string; e164: string }
  hours: string
  month?: MonthLine
}

/** As many as are looked through in a list of suggestions. */
const STOPS_SHOWN = 6

type Ports = { ports: readonly PortSaid[]; lines: readonly Line[] }
type PortSaid = { id: string; town: string; label?: string | undefined; island: { name: string } }
type Line = { from: string; to: string; tomorrow?: number | undefined }

/** `hotelsShown`: the list of hotels that the page asks for anyway, whose answer also names the islands. */
export async function loadFinder(
  { api, brand, now }: Pick<SiteHost, 'api' | 'brand' | 'now'>,
  hotelsShown: number,
): Promise<FinderView> {
  const [hotels, ferries, points, climate] = await Promise.all([
    api.call(fetchHotels, { query: { limit: String(hotelsShown), sort: 'rating' } }),
    api.call(fetchFerryPorts),
    api.call(fetchTransferPoints),
    api.call(fetchClimate),
  ])
  const today = dayInIndia(now)
  const { ports = [], lines = [] }: Partial<Ports> = ferries.ok ? ferries.value : {}
  const [phone] = brand.phones
  const month = climate.ok ? climate.value.months.find((each) => each.month === Number(today.slice(5, 7))) : undefined
  return {
    today,
    last: addDays(today, TRAVEL_HORIZON_DAYS),
    islands: hotels.ok ? hotels.value.facets.location.map(({ value, label = value }) => label) : [],
    ports: [...new Set(ports.map(({ label, town }) => label ?? town))],
    stops: points.ok ? stopsOf(points.value.points) : [],
    ...(phone ? { phone: { text: phone.text, e164: phone.e164 } } : {}),
    hours: hoursLabel(brand.supportHours.text),
    ...(month ? { month: monthLine(month, { ports, lines }) } : {}),
  }
}

type Point = { name: string; kind: string; airportKm: number | null; hotels: readonly unknown[] }

/** Where a road leads from the airport, first those with the most hotels. */
function stopsOf(points: readonly Point[]): string[] {
  return points
    .filter(({ kind, airportKm }) => kind !== 'airport' && airportKm !== null)
    .toSorted((one, other) => other.hotels.length - one.hotels.length)
    .slice(0, STOPS_SHOWN)
    .map(({ name }) => name)
}

function monthLine(year: ClimateMonth, { ports, lines }: Ports): MonthLine {
  const { month, name, airMaxC, seaTempC, rainDays, sunset } = year
  const [busiest] = lines.toSorted((one, other) => (other.tomorrow ?? 0) - (one.tomorrow ?? 0))
  const to = ports.find(({ id }) => id === busiest?.to)
  const count = busiest?.tomorrow ?? 0
  return {
    ...{ month, name, airMaxC, seaTempC, rainDays, sunset },
    ...(to && count > 0 ? { ferries: { to: to.island.name, count } } : {}),
  }
}

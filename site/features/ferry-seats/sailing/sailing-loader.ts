import { MINUTE_MS } from '#contract/terms/durations.ts'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { FERRY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchFerryPorts, fetchFerrySeats, fetchFerryTrip, fetchNextFerries } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { SEAT_TEXTS } from '../texts.ts'
import { type NextView, type PortLabels, type Sailing, toNextView } from './sailing-view.ts'

type Asking = Pick<SiteHost, 'api' | 'now'>

/** Where to go instead of a sailing that cannot be booked any more. */
export type GoneView = { message: string; crossing: string; next: NextView[] }

/** A sailing on sale, one that comes too late for, or why neither can be said. */
export type FoundSailing = OpenSailing | { kind: 'gone'; gone: GoneView; hasLeft: boolean }

/** The plan and the fares may be a minute old; `taken` is of this moment, and absent where a provider does not tell it apart. */
export type OpenSailing = { kind: 'open'; trip: Sailing; taken?: string[] }

const GONE = 410

export async function findSailing(
  host: Asking,
  tripId: string,
  party: FerryParty,
): Promise<Result<FoundSailing, CallFailure>> {
  const { api, now } = host
  const [found, seats] = await Promise.all([
    api.call(fetchFerryTrip, { query: { tripId } }),
    api.call(fetchFerrySeats, { query: { tripId } }),
  ])
  const left = [found, seats].find((answer) => !answer.ok && answer.error.status === GONE)
  if (left?.ok === false)
    return ok({ kind: 'gone', gone: await loadGone(host, tripId, party, left.error.message), hasLeft: true })
  if (!found.ok) return found
  const { trip } = found.value
  if (!isOnSale(trip, now))
    return ok({ kind: 'gone', gone: await loadGone(host, tripId, party, SEAT_TEXTS.closed), hasLeft: false })
  return ok({ kind: 'open', trip, ...(seats.ok ? { taken: seats.value.seats.taken } : {}) })
}

/** A provider may not say that sales have closed; the clock does. */
function isOnSale({ salesOpen, date, departureTime }: Sailing, now: Date): boolean {
  const leavesAt = instantInIndia(date, departureTime).getTime()
  return salesOpen && !(now.getTime() > leavesAt - FERRY_CLOSES_MINUTES * MINUTE_MS)
}

async function loadGone({ api }: Asking, tripId: string, party: FerryParty, message: string): Promise<GoneView> {
  const next = await api.call(fetchNextFerries, { query: { tripId } })
  if (!next.ok) return { message, crossing: '', next: [] }
  const { from, to, sailings } = next.value
  return {
    message,
    crossing: `${from.name} to ${to.name}`,
    next: sailings.map((sailing) => toNextView(sailing, party)),
  }
}

/** Without an answer ports go by their towns. */
export async function loadPortLabels({ api }: Asking): Promise<PortLabels> {
  const ports = await api.call(fetchFerryPorts)
  if (!ports.ok) return new Map()
  const all = [...ports.value.ports, ...(ports.value.otherPorts ?? [])]
  return new Map(all.map(({ id, label, town }) => [id, label ?? town]))
}

export type SeatsAnswer = { taken: string[] } | { failure: string; isGone: boolean }

/** The seats that others have, for a page that cannot listen. A provider without the small call is asked for the whole sailing. */
export async function loadTaken({ api }: Asking, tripId: string): Promise<SeatsAnswer> {
  const seats = await api.call(fetchFerrySeats, { query: { tripId } })
  if (seats.ok) return { taken: seats.value.seats.taken }
  if (seats.error.status === GONE) return { failure: seats.error.message, isGone: true }
  const whole = await api.call(fetchFerryTrip, { query: { tripId } })
  if (!whole.ok) return { failure: whole.error.message, isGone: whole.error.status === GONE }
  const { pClass, bClass, rClass = {} } = whole.value.trip
  return {
    taken: [pClass, bClass, rClass]
      .flatMap((map) => Object.values(map))
      .filter(({ isBooked }) => isBooked === 1)
      .map(({ number }) => number),
  }
}

/** For a sailing that is to be there: what is gone is refused in its own words. */
export async function findOpenSailing(
  host: Asking,
  tripId: string,
  party: FerryParty,
): Promise<Result<OpenSailing, CallFailure>> {
  const found = await findSailing(host, tripId, party)
  if (!found.ok) return found
  if (found.value.kind === 'open') return ok(found.value)
  return fail({ status: GONE, code: 'departed', message: found.value.gone.message, errors: [] })
}

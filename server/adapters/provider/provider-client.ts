import type { z } from 'zod'
import { PROVIDER_RESPONSE_BYTES_MAX, PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchCarPackages, priceCarPackage } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { ApiClient, CallFailure, CallInput } from '#contract/v1/client.ts'
import { type AnyEndpoint, callKey, type Endpoint, hasBody, pathNames } from '#contract/v1/endpoint.ts'
import { submitEnquiry } from '#contract/v1/enquiries.ts'
import {
  fetchFerry,
  fetchFerryNautika,
  fetchFerrySeats,
  fetchFerryTrip,
  fetchNextFerries,
} from '#contract/v1/ferries.ts'
import { planFerries } from '#contract/v1/ferry-plans.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { searchCatalogue } from '#contract/v1/search.ts'
import { fetchWaterSports, priceWaterSport } from '#contract/v1/water-sports.ts'
import {
  normaliseCarGroups,
  normaliseCarPackages,
  normaliseCarPrice,
  normaliseHourlyGroups,
  normaliseTransferPoints,
} from './cars-variants.ts'
import { normaliseCategories, normaliseEnquiryResponse, normalisePlaces, normaliseSearch } from './content-variants.ts'
import {
  normaliseFerryList,
  normaliseFerryPlans,
  normaliseFerrySeats,
  normaliseFerryTrip,
  normaliseNextFerries,
} from './ferries-variants.ts'
import { normaliseHotelDetails, normaliseHotelList } from './hotels-variants.ts'
import { listOf, recordOf, textOr } from './normalise.ts'
import { normalisePackageList, normalisePackagePrice, normaliseSimilarPackages } from './packages-variants.ts'
import { normaliseWaterSportList, normaliseWaterSportPrice } from './water-sports-variants.ts'

const NORMALISERS: [AnyEndpoint, (payload: unknown) => unknown][] = [
  [fetchPackages, normalisePackageList],
  [fetchSpecialPackages, normalisePackageList],
  [fetchSimilarPackages, normaliseSimilarPackages],
  [pricePackage, normalisePackagePrice],
  [fetchHotels, normaliseHotelList],
  [fetchPlacewiseHotels, normaliseHotelList],
  [fetchHotelDetails, normaliseHotelDetails],
  [fetchWaterSports, normaliseWaterSportList],
  [priceWaterSport, normaliseWaterSportPrice],
  [fetchAirportCars, normaliseCarGroups],
  [fetchRideCars, normaliseCarGroups],
  [fetchHourlyCars, normaliseHourlyGroups],
  [fetchTransferPoints, normaliseTransferPoints],
  [fetchCarPackages, normaliseCarPackages],
  [priceCarPackage, normaliseCarPrice],
  [fetchFerry, normaliseFerryList],
  [fetchFerryNautika, normaliseFerryList],
  [fetchFerryTrip, normaliseFerryTrip],
  [fetchFerrySeats, normaliseFerrySeats],
  [fetchNextFerries, normaliseNextFerries],
  [planFerries, normaliseFerryPlans],
  [fetchCategories, normaliseCategories],
  [fetchPlaces, normalisePlaces],
  [searchCatalogue, normaliseSearch],
  [submitEnquiry, normaliseEnquiryResponse],
]
const normalisers = new Map(NORMALISERS.map(([endpoint, each]) => [callKey(endpoint), each]))

export type ClientOptions = {
  fetch: (request: Request) => Promise<Response> | Response
  /** Everything before `/travelPackage/fetch`, without a slash at the end. */
  baseUrl: string
  timeoutMs?: number
  /** An instant of `performance.now()` after which no question waits any longer: one page asks several, one after another. */
  untilMs?: number
  headers?: Record<string, string>
}

/** Reads API v1 of a foreign provider; tolerant in what it accepts, never throws. */
export function createClient(options: ClientOptions): ApiClient {
  return {
    async call(endpoint, input = {}) {
      const reply = await send(options, endpoint, input)
      if (!reply.ok) return reply
      return readAnswer(endpoint, reply.value.status, reply.value.payload, reply.value.retryAfter)
    },
  }
}

type Reply = { status: number; payload: unknown; retryAfter: string | null }

async function send(
  options: ClientOptions,
  endpoint: AnyEndpoint,
  input: CallInput<AnyEndpoint>,
): Promise<Result<Reply, CallFailure>> {
  const timeout = AbortSignal.timeout(patienceOf(options))
  try {
    return ok(await inTime(ask(options, requestOf(options, endpoint, input, timeout)), timeout))
  } catch {
    // Down, slow, too large or not JSON: to a visitor these are one thing, said in the catalogue's words.
    return fail(failureOf(endpoint, 0, {}))
  }
}

function patienceOf({ timeoutMs = PROVIDER_TIMEOUT_MS, untilMs = Number.POSITIVE_INFINITY }: ClientOptions): number {
  return Math.max(0, Math.min(timeoutMs, Math.ceil(untilMs - performance.now())))
}

async function ask(options: ClientOptions, request: Request): Promise<Reply> {
  const response = await options.fetch(request)
  const text = await readText(response)
  return { status: response.status, payload: JSON.parse(text), retryAfter: response.headers.get('retry-after') }
}

function requestOf(
  { baseUrl, headers }: ClientOptions,
  endpoint: AnyEndpoint,
  { query, body, idempotencyKey }: CallInput<AnyEndpoint>,
  signal: AbortSignal,
): Request {
  const sends = hasBody(endpoint.method)
  return new Request(addressOf(baseUrl, endpoint, query), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(sends ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    signal,
    // A provider that sends us elsewhere would be a way into our own network.
    redirect: 'error',
    ...(sends ? { body: JSON.stringify(body ?? {}) } : {}),
  })
}

/** The answer, or the signal's error: a call inside the process does not look at the signal by itself. */
function inTime<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  return Promise.race([answer, late]).finally(() => signal.removeEventListener('abort', giveUp))
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > PROVIDER_RESPONSE_BYTES_MAX) {
      await reader.cancel()
      throw new RangeError('The answer is too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function readAnswer<Answer extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, Answer>,
  status: number,
  payload: unknown,
  retryAfter: string | null,
): Result<z.output<Answer>, CallFailure> {
  const source = recordOf(payload)
  if (status >= 400 || isRefused(source.status)) return fail(failureOf(endpoint, status, source, retryAfter))
  const answer = endpoint.response.safeParse(normalise(endpoint, payload))
  return answer.success ? ok(answer.data) : fail(failureOf(endpoint, 0, {}))
}

/** `status: 0` is a refusal whatever the HTTP code; providers also write it as text or as a boolean. */
function isRefused(status: unknown): boolean {
  return status === 0 || status === '0' || status === false
}

function failureOf(
  endpoint: AnyEndpoint,
  status: number,
  source: Record<string, unknown>,
  retryAfter: string | null = null,
): CallFailure {
  const message = textOr(source.message, '').slice(0, 300)
  const { status: _status, code: _code, message: _message, errors: _errors, ...more } = source
  return {
    ...(Object.keys(more).length === 0 ? {} : { more }),
    status,
    code: textOr(source.code, status === 0 ? 'unreachable' : 'failed'),
    message: message === '' ? endpoint.failure : message,
    errors: (listOf(source.errors) ?? []).map((each) => {
      const error = recordOf(each)
      return { field: textOr(error.field, ''), message: textOr(error.message, '') }
    }),
    ...(retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}),
  }
}

function addressOf(baseUrl: string, endpoint: AnyEndpoint, query: unknown): string {
  const values = recordOf(query)
  const inPath = pathNames(endpoint.path)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '' && !inPath.includes(name)) search.set(name, String(value))
  }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const text = search.toString()
  return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`
}

/** Brings the variants that a foreign provider may send to the shape of the call's `answer`; throws nothing, leaves what it cannot read. */
export function normalise(endpoint: AnyEndpoint, payload: unknown): unknown {
  return normalisers.get(callKey(endpoint))?.(payload) ?? payload
}

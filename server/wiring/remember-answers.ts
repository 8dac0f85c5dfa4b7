import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#contract/v1/client.ts'
import type { AnyEndpoint } from '#contract/v1/endpoint.ts'
import { fetchFerrySeats, fetchFerryTrip, fetchNextFerries } from '#contract/v1/ferries.ts'
import { pricePackage } from '#contract/v1/packages.ts'
import { searchCatalogue } from '#contract/v1/search.ts'

/** As long as a page stays fresh: a page is never older than page and answer together. */
export const REMEMBER_MS = 60_000
const ANSWERS_MAX = 1_000
/** Sailings with a plan of every seat are large, and there are thousands; which seats are taken is asked anew all the same. */
const SAILINGS_MAX = 100

export type AnswerMemory = {
  /** The client, answering catalogue questions it has asked before without asking again. Answers are shared: read, never written. */
  around: (api: ApiClient) => ApiClient
  forget: () => void
}

/**
 * Most of a page's cost was asking our own API what the page before it had just asked: the menu, the places, the similar
 * packages, each read from the database, written as JSON and checked by its schema. Only successful reads are remembered.
 */
export function rememberAnswers(): AnswerMemory {
  const others = new LRUCache<string, Promise<unknown>>({ max: ANSWERS_MAX, ttl: REMEMBER_MS })
  const sailings = new LRUCache<string, Promise<unknown>>({ max: SAILINGS_MAX, ttl: REMEMBER_MS })
  return {
    around: (api) => ({
      call: (endpoint, input = {}) => {
        if (!isQuestion(endpoint) || isAboutStock(input.query)) return api.call(endpoint, input)
        const answers = endpoint.path === fetchFerryTrip.path ? sailings : others
        const key = `${endpoint.path} ${JSON.stringify([input.query, input.body])}`
        // The key names the endpoint, so what is kept under it is that endpoint's answer.
        const known = answers.get(key) as
          | ReturnType<typeof api.call<typeof endpoint.query, typeof endpoint.body, typeof endpoint.answer>>
          | undefined
        if (known !== undefined) return known
        const asked = api.call(endpoint, input)
        answers.set(key, asked)
        const drop = () => answers.get(key) === asked && answers.delete(key)
        asked.then((answer) => answer.ok || drop(), drop)
        return asked
      },
    }),
    forget: () => {
      others.clear()
      sailings.clear()
    },
  }
}

/** Names with which a question is about given days, or a destination's. */
const STOCK_NAMES = ['checkIn', 'destination', 'pickupDate', 'date']

/** What is free on given days changes with every booking, and such questions are seldom asked twice. */
function isAboutStock(query: unknown): boolean {
  return typeof query === 'object' && query !== null && STOCK_NAMES.some((name) => name in query)
}

/** Seats are somebody's from one second to the next. */
const ABOUT_SEATS: readonly string[] = [fetchFerrySeats.path, fetchNextFerries.path]

/**
 * Asking for a price changes nothing, though it is a POST. What people search for has no end: it would push out what every
 * page asks.
 */
function isQuestion({ method, path, private: isPrivate }: AnyEndpoint): boolean {
  if (isPrivate) return false
  const isAsked = method === 'GET' && path !== searchCatalogue.path && !ABOUT_SEATS.includes(path)
  return isAsked || path === pricePackage.path
}

import { Hono } from 'hono'
import type { ApiClient } from '#contract/v1/client.ts'
import type { CallMethod } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { plainCalls } from '#contract/v1/plain-calls.ts'
import type { Log } from './adapters/log/log.ts'
import type { PaymentGateway } from './adapters/payment/payment-gateway.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { bookingRoutes } from './bookings/booking-routes.ts'
import { choiceRoutes } from './bookings/disruption/choice-routes.ts'
import { holdRoutes } from './bookings/holds/hold-routes.ts'
import { documentRoutes } from './bookings/papers/booking-documents.ts'
import { webhookRoute } from './bookings/payments/webhook-route.ts'
import { carRoutes } from './cars/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { climateRoutes } from './climate/routes.ts'
import { currencyRoutes } from './currencies/routes.ts'
import type { Db } from './db/db.ts'
import { dealRoutes } from './deals/routes.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { faqRoutes } from './faq/routes.ts'
import { type FerryRouteParts, ferryRoutes } from './ferries/routes.ts'
import { hotelRoutes } from './hotels/routes.ts'
import type { Api, Calls } from './http/api.ts'
import { apiDocs } from './http/api-docs.ts'
import type { ApiEnv } from './http/api-env.ts'
import { cspReports } from './http/csp-report.ts'
import { databaseUnavailable } from './http/database-unavailable.ts'
import { guard } from './http/guard.ts'
import { methodsOfCall } from './http/known-calls.ts'
import { type Caller, localClients } from './http/local-client.ts'
import { describeApi } from './http/openapi.ts'
import { type LimitPeers, limitExpensiveCalls } from './http/rate-limit.ts'
import { type ApiRefusal, refusalResponse } from './http/refusal.ts'
import type { FirstDayParts } from './office/first-day/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import type { PricingPolicy } from './packages/rules.ts'
import { placeRoutes } from './places/routes.ts'
import { postRoutes } from './posts/routes.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { photoRoutes } from './reviews/photo-routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { fillText, readFigureNames } from './settings/fill-names.ts'
import { sitePageRoutes } from './site-pages/routes.ts'
import type { StaffRouteParts } from './staff/routes.ts'
import { type VisitorRouteParts, visitorRoutes } from './visitors/routes.ts'
import { waterSportRoutes } from './water-sports/routes.ts'
import { joinOffice } from './wiring/join-office.ts'

export type ApiParts = {
  db: Db
  origin: string
  now: () => Date
  pricingPolicy: () => PricingPolicy
  /** Hashes the network of a caller, so that limits can count without keeping addresses. */
  networkKey: (clientAddress: string) => string
  /** Hashes a mailbox in its canonical form, for the same. */
  mailboxKey: (mailbox: string) => string
  log: Log
  gateway: PaymentGateway
  /** Connections for the news of payments alone, where there are any. */
  paymentDb?: Db | undefined
  limitPeers?: LimitPeers | undefined
} & Pick<FerryRouteParts, 'ferryOperators' | 'onSeatsChanged' | 'closing'> &
  Pick<VisitorRouteParts, 'authSecret' | 'authFallback'> &
  Pick<StaffRouteParts, 'adminEmail'> &
  Pick<FirstDayParts, 'setup'>

export type JoinedApi = {
  /** For everybody, over HTTP. */
  fetch: Hono<ApiEnv>['fetch']
  /** For the pages of this process: the same calls, as functions. */
  clientOf: (caller: Caller) => ApiClient
}

/** API v1: one fetch-shaped function, and a client that asks the same use cases without HTTP. */
export function createApi(parts: ApiParts): JoinedApi {
  const http = new Hono<ApiEnv>().basePath('/api/v1')
  http.use(guard(parts.origin))
  const checkRateLimit = limitExpensiveCalls(http, parts)
  const calls = joinRoutes(http, parts)
  const whole = new Hono<ApiEnv>()
  whole.route('/', http)
  whole.route('/', joinOffice(parts))
  apiDocs(whole, {
    endpoints,
    plainCalls,
    origin: parts.origin,
    fill: async (text) => fillText(text, await readFigureNames(parts.db)),
  })
  const onError = (error: Error): ApiRefusal => {
    const away = databaseUnavailable(error)
    if (away === undefined) parts.log.error({ event: 'api_error', err_class: error.name, err: error }, 'A call failed')
    return away ?? { status: 500, code: 'failed', message: 'Something went wrong on our side. Please try again.' }
  }
  whole.notFound((context) => missing(context.req.path, context.req.method))
  whole.onError((error) => refusalResponse(onError(error)))
  return { fetch: whole.fetch, clientOf: localClients({ calls, checkRateLimit, onError }) }
}

function joinRoutes(http: Hono<ApiEnv>, parts: ApiParts): Calls {
  const api: Api = { http, calls: new Map() }
  categoryRoutes(api, parts.db)
  packageRoutes(api, parts)
  placeRoutes(api, parts.db)
  searchRoutes(api, parts)
  reviewRoutes(api, parts.db)
  photoRoutes(api, parts.db)
  dealRoutes(api, parts.db)
  hotelRoutes(api, parts)
  waterSportRoutes(api, parts)
  carRoutes(api, parts)
  ferryRoutes(api, parts)
  availabilityRoutes(api, parts)
  enquiryRoutes(api, parts)
  visitorRoutes(api, parts)
  holdRoutes(api, parts)
  bookingRoutes(api, parts)
  choiceRoutes(api, parts)
  documentRoutes(api, parts)
  webhookRoute(api, parts)
  quoteRoutes(api, parts)
  postRoutes(api, parts.db)
  sitePageRoutes(api, parts.db)
  faqRoutes(api, parts.db)
  climateRoutes(api, parts.db)
  currencyRoutes(api, parts)
  cspReports(http, parts.log)
  // Made when it is first asked for: it is a quarter of the work of starting.
  let document: string | undefined
  http.get('/openapi.json', async (context) => {
    document ??= JSON.stringify(describeApi(endpoints, plainCalls, `${parts.origin}/api/v1`))
    const text = fillText(document, await readFigureNames(parts.db))
    return context.body(text, 200, { 'Content-Type': 'application/json' })
  })
  return api.calls
}

/** A known path asked with the wrong method is 405; anything else is not there. */
function missing(path: string, method: string): Response {
  const known = methodsOfCall(path)
  if (known.length === 0 || known.includes(method as CallMethod))
    return refusalResponse({ status: 404, code: 'not_found', message: 'There is no such call' })
  const refused = refusalResponse({ status: 405, code: 'method', message: `Please use ${known.join(' or ')}` })
  refused.headers.set('Allow', known.join(', '))
  return refused
}

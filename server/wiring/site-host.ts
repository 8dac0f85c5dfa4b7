import type { Brand } from '#contract/terms/brand.ts'
import { PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import { type OfficeFigures, USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { type ApiClient, createClient } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Config } from '#server/config.ts'
import { routeTemplates } from '#server/http/route-template.ts'
import { observe } from '#server/metrics/counted.ts'
import { keepBriefly } from '#server/pages/keep-briefly.ts'
import type { SiteHandler } from '#server/pages/site-handler.ts'
import { type AnswerMemory, rememberAnswers } from './remember-answers.ts'

export type SiteConnection = {
  config: Config
  brand: Brand
  categoryTexts: SiteHost['categoryTexts']
  sharePicture?: SiteHost['sharePicture']
  banners?: SiteHost['banners']
  hero?: SiteHost['hero']
  shareCard?: SiteHost['shareCard']
  integrityOf?: SiteHost['integrityOf']
  figures: () => Promise<OfficeFigures>
  now: () => Date
  callApi: (request: Request, clientAddress: string) => Promise<Response> | Response
  render: SiteHandler
}

export type ConnectedSite = {
  /** A page by its cache key: no headers of any visitor reach it. */
  read: (key: string) => Promise<Response>
  /** A page or form of one visitor. */
  answer: (request: Request, clientAddress: string) => Promise<Response>
  /** Forgets what the catalogue said. */
  forget: () => void
}

/** Gives the site its API: ours in the same process, or the provider that API_BASE_URL names. */
export function connectSite(connection: SiteConnection): ConnectedSite {
  const { config, brand, categoryTexts, sharePicture, banners, hero, shareCard, now, render } = connection
  const memory = rememberAnswers()
  const templateOf = routeTemplates()
  const figures = lastKnown(connection.figures)
  const page = async (request: Request, clientAddress: string): Promise<Response> => {
    const troubles = { count: 0 }
    let isBrief = false
    const visit = {
      cookie: request.headers.get('cookie'),
      clientAddress,
      setCookies: [] as string[],
      ...timeFor(request),
    }
    const host: SiteHost = {
      api: watched(apiFor(connection, visit, memory), troubles),
      origin: config.origin,
      brand,
      figures: await figures(),
      categoryTexts,
      ...(sharePicture ? { sharePicture } : {}),
      ...(banners ? { banners } : {}),
      ...(hero ? { hero } : {}),
      ...(shareCard ? { shareCard } : {}),
      now: now(),
      tellsPractice: config.tellsPractice,
      ...(connection.integrityOf ? { integrityOf: connection.integrityOf } : {}),
      streamsSeats: config.apiBaseUrl === undefined,
      isDocument: !new URL(request.url).pathname.endsWith('.data'),
      inPage: [],
      keepBriefly: () => {
        isBrief = true
      },
    }
    const since = performance.now()
    const response = await render(request, host)
    const route = templateOf(new URL(request.url).pathname)
    observe('page_render_seconds', { route }, (performance.now() - since) / 1_000)
    const told = withCookies(response, visit.setCookies)
    if (troubles.count > 0) return unkept(told)
    return isBrief ? keepBriefly(told) : told
  }
  return {
    read: (key) => page(new Request(`${config.origin}${key}`, { headers: { accept: 'text/html' } }), ''),
    answer: page,
    forget: memory.forget,
  }
}

/** While the database is away, pages name the figures that were read last. */
function lastKnown(read: () => Promise<OfficeFigures>): () => Promise<OfficeFigures> {
  let last = USUAL_FIGURES
  return async () => {
    last = await read().catch(() => last)
    return last
  }
}

/** What the calls of one page share: whose they are, the cookies that they set, and until when they may take. */
type Visit = { cookie: string | null; clientAddress: string; setCookies: string[]; untilMs?: number }

/** A page that is read comes in time with what is there. What a form does is never cut short by what came before it. */
function timeFor({ method }: Request): Pick<Visit, 'untilMs'> {
  return method === 'GET' ? { untilMs: performance.now() + PROVIDER_TIMEOUT_MS } : {}
}

/** A provider has the catalogue; the texts of this site (its policies above all) and everything private stay our own. */
function apiFor({ config, callApi }: SiteConnection, visit: Visit, memory: AnswerMemory): ApiClient {
  const baseUrl = `${config.origin}/api/v1`
  const call = (request: Request) => callApi(request, visit.clientAddress)
  const ours = memory.around(createClient({ baseUrl, fetch: call }))
  const theirs = createClient({ baseUrl, fetch: (request) => callAs(visit, request, call, config.origin) })
  const catalogue =
    config.apiBaseUrl === undefined
      ? ours
      : createClient({
          baseUrl: providerBase(config.apiBaseUrl),
          fetch,
          ...(visit.untilMs === undefined ? {} : { untilMs: visit.untilMs }),
        })
  return {
    call: (endpoint, input) => (endpoint.private ? theirs : endpoint.own ? ours : catalogue).call(endpoint, input),
  }
}

/** A call in the name of the visitor. Whether the page's own request came from our pages was judged before it got here. */
async function callAs(
  visit: Visit,
  request: Request,
  call: (request: Request) => Promise<Response> | Response,
  origin: string,
): Promise<Response> {
  if (visit.cookie !== null) request.headers.set('cookie', visit.cookie)
  request.headers.set('origin', origin)
  const response = await call(request)
  const set = response.headers.getSetCookie()
  visit.setCookies.push(...set)
  // Further calls of the same page are already the new session's.
  for (const cookie of set) visit.cookie = cookie.split(';', 1)[0] ?? null
  return response
}

/** Counts calls that failed for a passing reason: what they left out of a page must not be kept. */
function watched(api: ApiClient, troubles: { count: number }): ApiClient {
  return {
    call: async (endpoint, input) => {
      const answer = await api.call(endpoint, input)
      if (!answer.ok && isPassing(answer.error.status)) troubles.count += 1
      return answer
    },
  }
}

/** A no that says something about the question stays; a failure, a refusal under 200 and "too many" pass. */
function isPassing(status: number): boolean {
  return status < 400 || status === 429 || status >= 500
}

function unkept(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** The provider's API v1; an address without a path means the usual place. */
function providerBase(address: string): string {
  return new URL(address).pathname === '/' ? `${address}/api/v1` : address
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

import type { Brand } from '#contract/terms/brand.ts'
import { PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import { type OfficeFigures, USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { createClient } from '#server/adapters/provider/provider-client.ts'
import type { JoinedApi } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { routeTemplates } from '#server/http/route-template.ts'
import { observe } from '#server/metrics/counted.ts'
import { brandSheetPath } from '#server/pages/brand-sheet.ts'
import { cacheBriefly } from '#server/pages/cache-briefly.ts'
import { type Changes, tagsOfCall, withTags } from '#server/pages/page-tags.ts'
import type { SiteHandler } from '#server/pages/site-handler.ts'
import { catalogueCache } from './catalogue-cache.ts'
import type { ReplicaAnswers } from './join-apis.ts'

export type SiteConnection = {
  config: Config
  /** Brand and words of categories: as they were at the start, and as they are, read again at each new version. */
  brand: Brand
  readBrand: () => Promise<Brand | undefined>
  categoryTexts: SiteHost['categoryTexts']
  readCategoryTexts?: () => Promise<SiteHost['categoryTexts']>
  sharePicture?: SiteHost['sharePicture']
  banners?: SiteHost['banners']
  /** Banners that the office has changed; read again at each new version. */
  readBoatPictures?: () => Promise<NonNullable<SiteHost['banners']>>
  hero?: SiteHost['hero']
  shareCard?: SiteHost['shareCard']
  integrityOf?: SiteHost['integrityOf']
  figures: () => Promise<OfficeFigures>
  /** Of all that pages tell of the catalogue and the settings; undefined while the database is away. */
  version: () => Promise<string | undefined>
  now: () => Date
  clientOf: JoinedApi['clientOf']
  replica?: Pick<ReplicaAnswers, 'around'> | undefined
  render: SiteHandler
}

export type ConnectedSite = {
  /** A page by its cache key: no headers of any visitor reach it. */
  read: (key: string) => Promise<Response>
  /** A page or form of one visitor. */
  answer: (request: Request, clientAddress: string) => Promise<Response>
  /** Asks anew for what pages were made of. */
  expire: (changes: Changes) => void
}

/** Gives the site its API: ours in the same process, or the provider that API_BASE_URL names. */
export function connectSite(connection: SiteConnection): ConnectedSite {
  const { config, sharePicture, banners, hero, shareCard, now, render } = connection
  const answers = catalogueCache()
  const templateOf = routeTemplates()
  const told = lastTold(connection)
  const page = async (request: Request, clientAddress: string): Promise<Response> => {
    const made = { troubles: 0, tags: new Set<string>(), isOfAnything: false }
    let isBrief = false
    const visit = {
      cookie: request.headers.get('cookie'),
      clientAddress,
      setCookies: [] as string[],
      ...timeFor(request),
    }
    const { version, figures, brand, boats, categoryTexts } = await told()
    const host: SiteHost = {
      api: watched(
        apiFor(connection, visit, (api) => answers.around(api, connection.replica?.around(api, version))),
        made,
      ),
      origin: config.origin,
      ...{ brand, brandSheet: brandSheetPath(brand.look) },
      figures,
      categoryTexts,
      ...(sharePicture ? { sharePicture } : {}),
      ...(banners ? { banners: { ...banners, ...boats } } : {}),
      ...(hero ? { hero } : {}),
      ...(shareCard ? { shareCard } : {}),
      now: now(),
      tellsPractice: config.tellsPractice,
      ...(connection.integrityOf ? { integrityOf: connection.integrityOf } : {}),
      streamsSeats: config.apiBaseUrl === undefined,
      isDocument: !new URL(request.url).pathname.endsWith('.data'),
      inPage: { values: [], next: 0 },
      cacheBriefly: () => {
        isBrief = true
      },
    }
    const since = performance.now()
    const response = await render(request, host)
    const route = templateOf(new URL(request.url).pathname)
    observe('page_render_seconds', { route }, (performance.now() - since) / 1_000)
    const answer = withCookies(response, visit.setCookies)
    if (made.troubles > 0) return unkept(answer)
    if (!made.isOfAnything) withTags(answer, [...made.tags])
    return isBrief ? cacheBriefly(answer) : answer
  }
  return {
    read: (key) => page(new Request(`${config.origin}${key}`, { headers: { accept: 'text/html' } }), ''),
    answer: page,
    expire: answers.expire,
  }
}

type Told = Pick<SiteHost, 'brand' | 'categoryTexts'> & {
  version: string
  figures: OfficeFigures
  boats: NonNullable<SiteHost['banners']>
}

/** The figures and the brand record are read again at each new version only. While the database is away, pages name what was read last. */
function lastTold(
  connection: Pick<
    SiteConnection,
    'version' | 'figures' | 'brand' | 'readBrand' | 'readBoatPictures' | 'categoryTexts' | 'readCategoryTexts'
  >,
): () => Promise<Told> {
  const { brand, categoryTexts } = connection
  let last: Told = { version: '', figures: USUAL_FIGURES, brand, boats: {}, categoryTexts }
  return async () => {
    try {
      const version = await connection.version()
      if (version !== undefined && version !== last.version)
        last = {
          ...{ version, figures: await connection.figures(), brand: (await connection.readBrand()) ?? last.brand },
          boats: (await connection.readBoatPictures?.()) ?? {},
          categoryTexts: (await connection.readCategoryTexts?.()) ?? last.categoryTexts,
        }
    } catch {
      // Said by whatever else the page asks for.
    }
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
function apiFor(
  { config, clientOf }: SiteConnection,
  visit: Visit,
  withAnswers: (api: ApiClient) => ApiClient,
): ApiClient {
  const local = clientOf({
    clientAddress: visit.clientAddress,
    cookie: () => visit.cookie,
    onCookie: (cookie) => {
      visit.setCookies.push(cookie)
      // Further calls of the same page are already the new session's.
      visit.cookie = cookie.split(';', 1)[0] ?? null
    },
  })
  const ours = withAnswers(local)
  const catalogue =
    config.apiBaseUrl === undefined
      ? ours
      : createClient({
          baseUrl: providerBase(config.apiBaseUrl),
          fetch,
          ...(visit.untilMs === undefined ? {} : { untilMs: visit.untilMs }),
        })
  return {
    call: (endpoint, input) => (endpoint.private || endpoint.own ? ours : catalogue).call(endpoint, input),
  }
}

/** What becomes of a page by its calls. */
type Made = { troubles: number; tags: Set<string>; isOfAnything: boolean }

/** Counts calls that failed for a passing reason: what they left out of a page must not be kept. Notes what the others read. */
function watched(api: ApiClient, made: Made): ApiClient {
  return {
    call: async (endpoint, input) => {
      const answer = await api.call(endpoint, input)
      if (!answer.ok && isPassing(answer.error.status)) made.troubles += 1
      const tags = tagsOfCall(endpoint, input, answer.ok ? answer.value : undefined)
      made.isOfAnything ||= tags === undefined
      for (const tag of tags ?? []) made.tags.add(tag)
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

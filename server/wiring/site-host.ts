import type { Brand } from '#contract/terms/brand.ts'
import { type ApiClient, createClient } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Config } from '#server/config.ts'
import type { SiteHandler } from '#server/pages/site-handler.ts'
import { type AnswerMemory, rememberAnswers } from './remember-answers.ts'

export type SiteConnection = {
  config: Config
  brand: Brand
  categoryTexts: SiteHost['categoryTexts']
  sharePicture?: SiteHost['sharePicture']
  banners?: SiteHost['banners']
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
  const { config, brand, categoryTexts, sharePicture, banners, now, render } = connection
  const memory = rememberAnswers()
  const page = async (request: Request, clientAddress: string): Promise<Response> => {
    const troubles = { count: 0 }
    const host: SiteHost = {
      api: watched(apiFor(connection, clientAddress, memory), troubles),
      origin: config.origin,
      brand,
      categoryTexts,
      ...(sharePicture ? { sharePicture } : {}),
      ...(banners ? { banners } : {}),
      now: now(),
      streamsSeats: config.apiBaseUrl === undefined,
      isDocument: !new URL(request.url).pathname.endsWith('.data'),
      inPage: [],
    }
    const response = await render(request, host)
    return troubles.count === 0 ? response : unkept(response)
  }
  return {
    read: (key) => page(new Request(`${config.origin}${key}`, { headers: { accept: 'text/html' } }), ''),
    answer: page,
    forget: memory.forget,
  }
}

/** A provider has the catalogue; the texts of this site (its policies above all) stay our own. */
function apiFor({ config, callApi }: SiteConnection, clientAddress: string, memory: AnswerMemory): ApiClient {
  const call = (request: Request) => callApi(request, clientAddress)
  const ours = memory.around(createClient({ baseUrl: `${config.origin}/api/v1`, fetch: call }))
  if (config.apiBaseUrl === undefined) return ours
  const provider = createClient({ baseUrl: providerBase(config.apiBaseUrl), fetch })
  return { call: (endpoint, input) => (endpoint.own ? ours : provider).call(endpoint, input) }
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

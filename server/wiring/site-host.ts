import type { Brand } from '#contract/terms/brand.ts'
import { type ApiClient, createClient } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Config } from '#server/config.ts'
import type { SiteHandler } from '#server/pages/site-handler.ts'

export type SiteConnection = {
  config: Config
  brand: Brand
  categoryTexts: SiteHost['categoryTexts']
  now: () => Date
  callApi: (request: Request, clientAddress: string) => Promise<Response> | Response
  render: SiteHandler
}

export type ConnectedSite = {
  /** A page by its cache key: no headers of any visitor reach it. */
  read: (key: string) => Promise<Response>
  /** A page or form of one visitor. */
  answer: (request: Request, clientAddress: string) => Promise<Response>
}

/** Gives the site its API: ours in the same process, or the provider that API_BASE_URL names. */
export function connectSite({ config, brand, categoryTexts, now, callApi, render }: SiteConnection): ConnectedSite {
  const apiFor = (clientAddress: string): ApiClient =>
    config.apiBaseUrl === undefined
      ? createClient({ baseUrl: `${config.origin}/api/v1`, fetch: (request) => callApi(request, clientAddress) })
      : createClient({ baseUrl: providerBase(config.apiBaseUrl), fetch })
  const hostFor = (clientAddress: string): SiteHost => ({
    api: apiFor(clientAddress),
    origin: config.origin,
    brand,
    categoryTexts,
    now: now(),
  })
  return {
    read: (key) => render(new Request(`${config.origin}${key}`, { headers: { accept: 'text/html' } }), hostFor('')),
    answer: (request, clientAddress) => render(request, hostFor(clientAddress)),
  }
}

/** The provider's API v1; an address without a path means the usual place. */
function providerBase(address: string): string {
  return new URL(address).pathname === '/' ? `${address}/api/v1` : address
}

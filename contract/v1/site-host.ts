import type { Brand } from '../terms/brand.ts'
import type { ApiClient } from './client.ts'

/** What the server hands to the site for one page: everything a loader may reach. */
export type SiteHost = {
  api: ApiClient
  /** The public origin from the settings, never from the Host header; no slash at the end. */
  origin: string
  brand: Brand
  /** Headings and introductions of category pages, by slug. */
  categoryTexts: Record<string, { heading: string; intro: string }>
  now: Date
}

/** What the built site exports beside the framework's own entry, so that the server can hand it a host. */
export type SiteEntry = { createSiteContext: (host: SiteHost) => unknown }

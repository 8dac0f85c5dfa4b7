import type { CachedPage } from '#contract/terms/cache-key.ts'
import type { SiteEntry, SiteHost } from '#contract/v1/site-host.ts'

/** The entry of the built site; the rest of it is the framework's. */
export type SiteBuild = { entry: { module: SiteEntry } }

/** The built bundle, or the bundler in development. */
export type SiteProvider = {
  load: () => Promise<SiteBuild>
  /** What its routes say of the page cache; none until it is there. The same list as long as the site is the same. */
  cachedPages: () => readonly CachedPage[]
  mode: 'production' | 'development'
  integrityOf?: SiteHost['integrityOf']
}

/** Renders a page or runs the action of a form. */
export type SiteHandler = (request: Request, host: SiteHost) => Promise<Response>

export function createSiteHandler(provider: SiteProvider): SiteHandler {
  let loaded: SiteBuild | undefined
  let handle: SiteHandler | undefined
  return async (request, host) => {
    const build = await provider.load()
    // In development every change is a new build; in production there is one.
    if (handle === undefined || build !== loaded) handle = build.entry.module.createPageHandler(build, provider.mode)
    loaded = build
    return handle(request, host)
  }
}

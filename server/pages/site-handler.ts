import type { CachedPage } from '#contract/terms/cache-key.ts'
import type { SiteEntry, SiteHost } from '#contract/v1/site-host.ts'

/** The built site; all but its entry is the framework's business. */
export type SiteBuild = { entry: { module: SiteEntry } }

/** Where the site's build comes from: the built bundle, or the bundler itself while developing. */
export type SiteProvider = {
  load: () => Promise<SiteBuild>
  /** What its routes say of the page cache; none until it is there. The same list as long as the site is the same. */
  cachedPages: () => readonly CachedPage[]
  mode: 'production' | 'development'
  integrityOf?: SiteHost['integrityOf']
}

/** Renders one page or runs one form of the site. */
export type SiteHandler = (request: Request, host: SiteHost) => Promise<Response>

export function createSiteHandler(provider: SiteProvider): SiteHandler {
  let loaded: SiteBuild | undefined
  let handle: SiteHandler | undefined
  return async (request, host) => {
    const build = await provider.load()
    // While developing every change is a new build; in production there is one.
    if (handle === undefined || build !== loaded) handle = build.entry.module.createPageHandler(build, provider.mode)
    loaded = build
    return handle(request, host)
  }
}

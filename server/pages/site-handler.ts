import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { SiteEntry, SiteHost } from '#contract/v1/site-host.ts'

export type SiteBuild = ServerBuild & { entry: { module: SiteEntry } }

/** Where the site's build comes from: the built bundle, or the bundler itself while developing. */
export type SiteProvider = { load: () => Promise<SiteBuild>; mode: 'production' | 'development' }

/** Renders one page or runs one form of the site. */
export type SiteHandler = (request: Request, host: SiteHost) => Promise<Response>

export function createSiteHandler(provider: SiteProvider): SiteHandler {
  let handler: ReturnType<typeof createRequestHandler> | undefined
  return async (request, host) => {
    const build = await provider.load()
    if (handler === undefined || provider.mode === 'development') handler = createRequestHandler(build, provider.mode)
    // The build's own entry made the context, so it is of the class that the handler looks for.
    return handler(request, build.entry.module.createSiteContext(host) as RouterContextProvider)
  }
}

import { createContext, type RouterContextProvider } from 'react-router'
import type { SiteHost } from '#contract/v1/site-host.ts'

/** Filled by the server for each page; see `createPageHandler` in entry.server.tsx. */
export const siteContext = createContext<SiteHost>()

/** Everything a loader or an action may reach: the API client, the public origin, the brand, the clock. */
export function hostOf(context: Readonly<RouterContextProvider>): SiteHost {
  return context.get(siteContext)
}

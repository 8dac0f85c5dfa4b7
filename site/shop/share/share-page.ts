import type { SiteHost } from '#contract/v1/site-host.ts'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { type Shared, type ShareView, shareView } from './share-view.ts'

/** What the page at `path` is shared and asked about with, for a row of links (share-ways.tsx). On the server. */
export function sharePage(
  host: SiteHost,
  { path, ...shared }: Omit<Shared, 'url'> & { path: string },
): InPage<ShareView> {
  return leaveInPage(shareView(host.brand.whatsapp?.e164, { ...shared, url: `${host.origin}${path}` }), host)
}

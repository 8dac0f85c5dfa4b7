import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { DrawnPart } from '#site/ui/drawn-part.tsx'
import { numberInPage } from '#site/ui/in-page.tsx'

/**
 * What a page only shows, forms and links of the browser's own among it: drawn on the server also for later visits, so that
 * no script for it travels. For loaders alone. Measured: 5.7 KB of the home page's script, without which it is over budget.
 */
export function drawPart(part: ReactNode, { isDocument, inPage }: Pick<SiteHost, 'isDocument' | 'inPage'>): DrawnPart {
  return isDocument ? { mark: numberInPage(part, inPage) } : { html: renderToStaticMarkup(part) }
}

import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { brandSheetFor, withBrandSheet } from '#contract/terms/brand-sheet.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { siteContext } from './api.ts'
import { handlersByPath } from './page/handler-of-path.ts'
import { HandoffContext } from './page/page-scripts.tsx'
import { withPracticeNotice } from './page/practice-notice.ts'
import { writeHandoff } from './page/write-handoff.ts'
import figtree from './styles/fonts/figtree-latin.woff2?url&no-inline'
import fraunces from './styles/fonts/fraunces-latin.woff2?url&no-inline'
import ownColour from './styles/own-colour.css?inline'
import { script } from './ui/early.js?inline-script'
import { InPageContext } from './ui/in-page.tsx'

/** Every page is set in both: they come with its styles and not after them. In a header, as the page itself has no bytes to spare. */
const FACES = [fraunces, figtree]
  .map((path) => `<${path}>; rel=preload; as=font; type=font/woff2; crossorigin`)
  .join(', ')

/** Allows the script in the head, and no other in the page (server/pages/security-headers.ts). */
const EARLY = hashOf(script)

/** As the build calls the tokens of an operator's own colour: `d`, `i`, `u`. */
const OWN_COLOUR = [...ownColour.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name = '']) => name)

/** What the server calls for each page: the loaders of that page then find this host. The framework's classes are those of this build. */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development') {
  const handlerOf = handlersByPath(build, mode)
  return (request: Request, host: SiteHost): Promise<Response> =>
    handlerOf(new URL(request.url).pathname)(request, new RouterContextProvider(new Map([[siteContext, host]])))
}

/**
 * What went wrong while a page was made, for whoever runs the site; a wrong address or method is the caller's matter, and a
 * visitor who left meanwhile is nobody's.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error)
}

/**
 * The whole page in one piece: the cache keeps finished bytes. Nothing on a page is left to come later, so it is written as one
 * string, which costs a fifth less than React's streams.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const handoff = await readHandoff(routerContext)
  const { inPage, tellsPractice, integrityOf, brandSheet } = loadContext.get(siteContext)
  const html = renderToString(
    <InPageContext value={inPage.values}>
      <HandoffContext value={{ handoff, integrityOf }}>
        <ServerRouter context={routerContext} url={request.url} />
      </HandoffContext>
    </InPageContext>,
  )
  headers.set('Link', FACES)
  headers.set('X-Inline-Scripts', import.meta.env.DEV ? hashesIn(html) : EARLY)
  const dressed = brandSheet === undefined ? html : withBrandSheet(html, brandSheetFor(brandSheet, OWN_COLOUR))
  const told = tellsPractice ? withPracticeNotice(dressed) : dressed
  // Bytes: a text would first be looked through for halves of letters, which takes longer than to write it.
  return new Response(Buffer.from(`<!DOCTYPE html>${told}`), { status, headers })
}

/**
 * The data for the browser, whole before the page is drawn: the framework's own part would make React wait for it. That
 * part draws it only while the site is developed; otherwise page-scripts.tsx does, and the framework is told of no stream.
 */
async function readHandoff(routerContext: EntryContext): Promise<string> {
  const { serverHandoffStream, renderMeta, staticHandlerContext } = routerContext
  if (!serverHandoffStream || !renderMeta) return ''
  if (import.meta.env.DEV) {
    renderMeta.streamCache = {
      0: Object.assign(Promise.resolve(), { result: { done: true, value: await readText(serverHandoffStream) } }),
    }
    return ''
  }
  delete routerContext.serverHandoffStream
  return writeHandoff(staticHandlerContext) ?? (await readText(serverHandoffStream))
}

/** Lets go of the stream when it is read: the framework's part asks for it once more, for nothing. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
  }
  reader.releaseLock()
  return text
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** While the site is developed the framework's own scripts stand in the page, too. */
function hashesIn(html: string): string {
  return [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script)).join(' ')
}

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { siteContext } from './api.ts'
import { InPageContext } from './ui/in-page.tsx'

/** How long a page may take to render before the visitor gets the error page instead (ours). */
const RENDER_TIMEOUT_MS = 6_000

/** What the server calls for each page: the loaders of that page then find this host. The framework's classes are those of this build. */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode)
  return (request: Request, host: SiteHost): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[siteContext, host]])))
}

/** What went wrong while a page was made, for whoever runs the site; a wrong address or method is the caller's matter. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error)
}

/** The whole page in one piece: the cache keeps finished bytes, and the policy's hashes need them all. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = await renderPage(request.url, routerContext, loadContext.get(siteContext).inPage)
  return new Response(page.html, { status: page.failed ? 500 : status, headers })
}

function renderPage(
  url: string,
  routerContext: EntryContext,
  inPage: readonly unknown[],
): Promise<{ html: string; failed: boolean }> {
  const page = (
    <InPageContext value={inPage}>
      <ServerRouter context={routerContext} url={url} />
    </InPageContext>
  )
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      // One document, no late pieces: a piece that follows needs an inline script the cache could not hash in time.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        handleError(error)
        failed = true
      },
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS)
  })
}

import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { HANDOFF_ID } from './take-handoff.ts'

type Handoff = { handoff: string; integrityOf?: SiteHost['integrityOf'] | undefined }

/** The data for the browser, as the framework wrote it, and what the files must be; on the server only. */
export const HandoffContext = createContext<Handoff>({ handoff: '' })

/**
 * The scripts of a page, in place of the framework's `Scripts`: that writes the data as a string in a program, every quote
 * in it escaped once more, and three programs to take it. Here it is a block of JSON, which take-handoff.ts reads.
 * Measured with write-handoff.ts: 3 to 13 % of a page's HTML (home 9.0 KB, not 9.9).
 */
export function PageScripts() {
  const { handoff, integrityOf } = useContext(HandoffContext)
  const manifest = useContext(FrameworkContext)?.manifest
  const matches = useMatches()
  if (manifest === undefined) throw new Error('The page is drawn outside the framework')
  const routes = matches.map(({ id }) => manifest.routes[id]).filter((route) => route !== undefined)
  const entry = manifest.entry.module
  const start = {
    entry: [nameOf(entry), integrityOf?.(entry)],
    manifest: nameOf(manifest.url),
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, nameOf(module)])),
    // Four fifths of the bytes. What the routes import comes to light while these are on their way, so that no page names it.
    ahead: (manifest.entry.imports ?? []).map(nameOf),
  }
  return (
    <>
      <script
        id={HANDOFF_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which nothing can close the block
        dangerouslySetInnerHTML={{ __html: handoff.replaceAll('<', '\\u003c') }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files and routes, read by ui/boot.js */}
      <script id="start" type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(start) }} />
    </>
  )
}

/** Of a script of the build: each page names a dozen of them, and pays for every letter. */
function nameOf(path: string): string {
  return path.replace(/^\/assets\/(.+)\.js$/, '$1')
}

import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import { HANDOFF_ID } from './take-handoff.ts'

/** The data for the browser, as the framework wrote it; on the server only. */
export const HandoffContext = createContext('')

/**
 * The scripts of a page, in place of the framework's `Scripts`: that writes the data as a string in a program, every quote
 * in it escaped once more, and three programs to take it. Here it is a block of JSON, which take-handoff.ts reads.
 * Measured with write-handoff.ts: 3 to 13 % of a page's HTML (home 9.0 KB, not 9.9).
 */
export function PageScripts() {
  const handoff = useContext(HandoffContext)
  const manifest = useContext(FrameworkContext)?.manifest
  const matches = useMatches()
  if (manifest === undefined) throw new Error('The page is drawn outside the framework')
  const routes = matches.map(({ id }) => manifest.routes[id]).filter((route) => route !== undefined)
  const start = [
    `import${JSON.stringify(manifest.url)}`,
    ...routes.map(({ module }, index) => `import*as r${index} from${JSON.stringify(module)}`),
    `window.__reactRouterRouteModules={${routes.map(({ id }, index) => `${JSON.stringify(id)}:r${index}`).join()}}`,
    `import(${JSON.stringify(manifest.entry.module)})`,
  ].join(';')
  // What `start` names itself is asked for as soon as the page is read; ahead go those that would come to light later.
  const ahead = new Set([manifest.entry, ...routes].flatMap(({ imports = [] }) => imports)).add(manifest.entry.module)
  return (
    <>
      {[...ahead].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <script
        id={HANDOFF_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which nothing can close the block
        dangerouslySetInnerHTML={{ __html: handoff.replaceAll('<', '\\u003c') }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files and routes */}
      <script type="module" async dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { fetchStaffMe } from '../../contract/office/account.ts'

/** What each page shows first: its parts are fetched with the page and not one after the other (5.9 s on slow 4G, 3.5 s so). */
const FIRST = {
  'index.html': ['office/screens/sign-in/sign-in.tsx'],
  'inside.html': ['office/app.tsx', 'office/screens/today/today.tsx'],
}
/** The first question of every visit; `fetch` takes the answer from here. */
const ME = `<link rel="preload" as="fetch" crossorigin href="/api/office${fetchStaffMe.path}">`

/** Writes the page of the office for who is to sign in, and the one for who is inside; the server sends them, so neither is under /assets/. */
export function officePages(folder: string): Plugin {
  return {
    name: 'office-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_options, bundle) => {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The office has no page')
      const html = String(page.source)
      delete bundle['index.html']
      mkdirSync(folder, { recursive: true })
      for (const [name, modules] of Object.entries(FIRST)) {
        const links = filesOf(bundle, modules).filter((file) => !html.includes(`/${file}"`))
        const lines = [ME, ...links.map(linkTo)].map((line) => `    ${line}\n`)
        writeFileSync(join(folder, name), html.replace('  </head>', `${lines.join('')}  </head>`))
      }
    },
  }
}

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" crossorigin href="/assets/office/${file}">`
}

/** The chunks of these modules with all that they import at once, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const imported of chunk.imports) add(imported)
  }
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(`/${module}`)),
    )
    if (chunk === undefined) throw new Error(`The office has no ${module}`)
    add(chunk.fileName)
  }
  return [...files]
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CachedPage } from '#contract/terms/cache-key.ts'
import type { SiteBuild, SiteProvider } from '#server/pages/site-handler.ts'

const BUILD_FOLDER = join(import.meta.dirname, '../../build')
export const CLIENT_FOLDER = join(BUILD_FOLDER, 'client')
/** The page of the office, which the build leaves beside the site's files. */
export const OFFICE_FOLDER = join(BUILD_FOLDER, 'office')
const NONE: readonly CachedPage[] = []

/** The site as the build left it; loaded once, when the first page is asked for. */
export function builtSite(): SiteProvider {
  let loading: Promise<SiteBuild> | undefined
  let pages: readonly CachedPage[] | undefined
  return {
    mode: 'production',
    integrityOf: fileIntegrity(CLIENT_FOLDER),
    cachedPages: () => {
      pages ??= readCachedPages()
      return pages ?? NONE
    },
    load: () => {
      // A build that is just being replaced fails to load once; the next page tries again.
      loading ??= (import(pathToFileURL(join(BUILD_FOLDER, 'server/index.js')).href) as Promise<SiteBuild>).catch(
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

/** As the build collected them from the routes (tools/vite/cached-pages.ts); undefined where nothing is built yet. */
function readCachedPages(): readonly CachedPage[] | undefined {
  const file = join(BUILD_FOLDER, 'server/cached-pages.json')
  // The build writes this list of that type.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CachedPage[]) : undefined
}

/** What the files of a folder must be, by their paths in it: an `integrity` attribute each; undefined where there is no such file. */
function fileIntegrity(folder: string): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, integrityOf(join(folder, path)))
    return known.get(path)
  }
}

function integrityOf(file: string): string | undefined {
  try {
    return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
  } catch {
    return undefined
  }
}

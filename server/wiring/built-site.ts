import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild, SiteProvider } from '#server/pages/site-handler.ts'

const BUILD_FOLDER = join(import.meta.dirname, '../../build')
export const CLIENT_FOLDER = join(BUILD_FOLDER, 'client')

/** The site as the build left it; loaded once, when the first page is asked for. */
export function builtSite(): SiteProvider {
  let loading: Promise<SiteBuild> | undefined
  return {
    mode: 'production',
    integrityOf: fileIntegrity(CLIENT_FOLDER),
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

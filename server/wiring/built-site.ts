import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild, SiteProvider } from '#server/pages/site-handler.ts'
import { fileIntegrity } from './file-integrity.ts'

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

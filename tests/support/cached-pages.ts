import { join } from 'node:path'
import type { CachedPage } from '#contract/terms/cache-key.ts'
import routes from '#site/routes.ts'
import { cachedPagesOf } from '../../tools/vite/cached-pages.ts'

const SITE = join(import.meta.dirname, '../../site')

/** What the site's routes say of the page cache, from their sources: as the build collects it. */
export async function readCachedPages(): Promise<CachedPage[]> {
  const loaded = routes.map(async ({ file, path = '' }) => ({
    path,
    module: await import(/* @vite-ignore */ join(SITE, file)),
  }))
  return cachedPagesOf(Object.fromEntries((await Promise.all(loaded)).entries()))
}

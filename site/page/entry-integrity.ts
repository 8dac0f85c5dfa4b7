import type { EntryContext } from 'react-router'
import early from '#site/ui/early.js?url&no-inline'

/** The page with the `integrity` of the scripts that it begins with: a file that was tampered with on the way does not run. */
export function withIntegrity(
  html: string,
  { manifest }: Pick<EntryContext, 'manifest'>,
  integrityOf: (path: string) => string | undefined,
): string {
  let told = html
  for (const [attribute, path] of [
    ['src', early],
    ['href', manifest.entry.module],
  ] as const) {
    const integrity = integrityOf(path)
    const named = `${attribute}="${path}"`
    if (integrity !== undefined) told = told.replace(named, `${named} integrity="${integrity}"`)
  }
  return told
}

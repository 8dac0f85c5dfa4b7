import { posix } from 'node:path'

/** Imports, exports from elsewhere, and imports at run time. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"]([#.][^'"]+)['"]/g

/** Which of these files each of them imports, by what stands in them; paths from the root. */
export function importsOf(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...texts].map(([path, text]) => [
      path,
      [...text.matchAll(IMPORT)].map(([, name = '']) => resolved(path, name)).filter((target) => texts.has(target)),
    ]),
  )
}

/** How far each file is from what it imports, in steps: 0 for those named, 1 for who imports one of them, and so on. */
export function distancesFrom(
  named: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path])
  const distances = new Map(named.map((path) => [path, 0]))
  // A map hands out what is added while it is walked.
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** `#server/x.ts` stands for `server/x.ts`; anything else is beside the importer. */
function resolved(from: string, name: string): string {
  const path = name.replace(/\?.*$/, '')
  return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(from), path)
}

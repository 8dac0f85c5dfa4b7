import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { runCheck } from './check-result.ts'
import { projectFiles, ROOT } from './project-files.ts'

const CHECKED_FOLDERS = ['contract', 'server', 'site', 'office', 'demo', 'tests', 'tools']
const SOURCE = /\.tsx?$/
/** The route types that React Router writes, and the modules its bundler plugin makes up. */
const MADE_BY_TOOLS = /^\.\/\+types\/|^virtual:/

/** Breaches of the walls, one line each. A module that was not read is a breach too: an unread file passes every rule. */
export async function checkImports(root: string): Promise<string[]> {
  const folders = CHECKED_FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const expected = projectFiles(root).filter(
    (path) => SOURCE.test(path) && folders.includes(path.split('/', 1)[0] ?? ''),
  )
  if (expected.length === 0) return ['nothing-was-read: there is no source file in the checked folders']
  const options = await extractDepcruiseOptions(join(root, 'dependency-cruiser.cjs'))
  const { output } = await cruise(folders, { ...options, baseDir: root, outputType: undefined })
  // Without an output type the answer is the result itself; the type allows for text as well.
  return complaints(output as ICruiseResult, expected)
}

function complaints(result: ICruiseResult, expected: string[]): string[] {
  const followed = new Map(result.modules.map((module) => [module.source, module]))
  const unread = expected.filter((path) => !followed.has(path))
  const breaches = result.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from}${to === from ? '' : ` -> ${to}`}`,
  )
  const deaf = result.modules.every((module) => module.dependencies.length === 0) && expected.length > 1
  const unresolved = result.modules.flatMap((module) =>
    module.dependencies
      .filter((dependency) => dependency.couldNotResolve && !MADE_BY_TOOLS.test(dependency.module))
      .map((dependency) => `unresolved-import: ${module.source} -> ${dependency.module}`),
  )
  return [
    ...unread.map((path) => `unread-module: ${path} was not read, so no wall holds for it`),
    ...(deaf ? ['unread-module: no import at all was found, so the parser did not read the sources'] : []),
    ...unresolved,
    ...breaches,
  ]
}

if (import.meta.main) await runCheck('imports', () => checkImports(ROOT))

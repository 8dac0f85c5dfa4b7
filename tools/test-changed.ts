import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changed/changed-files.ts'
import { changedSteps } from './changed/changed-steps.ts'
import { fitIntoTime, type Plan } from './changed/fit-into-time.ts'
import { type Related, relatedTests } from './changed/related-tests.ts'
import { thisMachine } from './gate/machine.ts'
import { closingLines, endLines, runGate } from './gate/run-gate.ts'
import { keepTemporaryFilesInMemory } from './machine/memory-folder.ts'
import { stopCommands } from './machine/run-command.ts'
import { projectFiles, ROOT } from './project-files.ts'

/** Two minutes, less style and types. */
const SECONDS_FOR_TESTS = 95
const NAMES_SHOWN = 12

const temporaryFiles = await keepTemporaryFilesInMemory()
const machine = thisMachine()

async function close(): Promise<void> {
  await machine.close()
  await temporaryFiles.close()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCommands()
    void close().finally(() => process.exit(130))
  })
}

await main()

/** `npm run test:changed`: an answer to a change in about two minutes, and what it does not answer. A name (a branch, a commit) is compared with. */
async function main(): Promise<void> {
  const before = performance.now()
  try {
    const { since, files } = changedFiles(process.argv[2])
    console.log(`${files.length} files differ from ${since}.`)
    if (files.length === 0) return
    const related = relatedTests(files, readTexts())
    const plan = fitIntoTime(related, SECONDS_FOR_TESTS)
    const result = await runGate(changedSteps(files, plan), machine)
    for (const line of notRun(related, plan)) console.log(line)
    for (const line of endLines(result)) console.log(line)
    for (const line of closingLines(result, (performance.now() - before) / 1000)) console.log(line)
    process.exitCode = result.failed === undefined ? 0 : 1
  } finally {
    await close()
  }
}

function readTexts(): Map<string, string> {
  const paths = projectFiles(ROOT).filter((path) => /\.(?:tsx?|css)$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

function notRun(related: readonly Related[], { left }: Plan): string[] {
  const shown = left.slice(0, NAMES_SHOWN).join(', ')
  const more = left.length > NAMES_SHOWN ? ` and ${left.length - NAMES_SHOWN} more` : ''
  return [
    left.length === 0
      ? `All ${related.length} test files that the change seems to concern were chosen.`
      : `Of ${related.length} test files that the change seems to concern, ${left.length} were left out for time: ${shown}${more}.`,
    'Not run: every other test, all tests on PostgreSQL, walls, unused code, tidiness and bundle sizes. `npm test` runs them.',
  ]
}

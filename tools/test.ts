import { thisMachine } from './gate/machine.ts'
import { closingLines, endLines, runGate } from './gate/run-gate.ts'
import type { Group } from './gate/step.ts'
import { steps } from './gate/steps.ts'
import { keepTemporaryFilesInMemory } from './machine/memory-folder.ts'
import { stopCommands } from './machine/run-command.ts'

const GROUPS: readonly Group[] = ['check', 'unit', 'api', 'e2e']

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

/** `npm test` runs everything; a name (check, unit, api, e2e) runs that part. */
async function main(): Promise<void> {
  const before = performance.now()
  try {
    const wanted = process.argv.slice(2)
    const unknown = wanted.filter((name) => !GROUPS.some((group) => group === name))
    if (unknown.length > 0)
      throw new Error(`There is no part called ${unknown.join(', ')}; there are ${GROUPS.join(', ')}.`)
    const chosen =
      wanted.length === 0 ? steps : steps.filter(({ groups }) => groups.some((group) => wanted.includes(group)))
    const result = await runGate(chosen, machine)
    for (const line of endLines(result)) console.log(line)
    for (const line of closingLines(result, (performance.now() - before) / 1000)) console.log(line)
    process.exitCode = result.failed === undefined ? 0 : 1
  } finally {
    await close()
  }
}

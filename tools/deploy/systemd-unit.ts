import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import type { Check } from './proxy-checks.ts'
import { findProgram } from './start-proxy.ts'

/** Of 10, by systemd-analyze: how much of the machine the unit could reach (ours; what calls itself OK). */
const EXPOSURE_MAX = 2

/** The unit, without starting it; nothing where the machine has no systemd. */
export async function checkUnit(): Promise<Check[]> {
  const program = findProgram('systemd-analyze')
  if (program === undefined) return []
  return [
    {
      name: 'the unit is understood whole',
      run: () =>
        withUnit(async (unit) => {
          const { ok, output } = await runCommand(program, ['verify', unit])
          return ok && !output.includes(unit) ? undefined : output
        }),
    },
    {
      name: `what it may reach of the machine is at most ${EXPOSURE_MAX} of 10`,
      run: () =>
        withUnit(async (unit) => {
          const { output } = await runCommand(program, ['security', '--offline=true', unit], { env: { NO_COLOR: '1' } })
          const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(output)?.[1])
          return exposure <= EXPOSURE_MAX ? undefined : `it is ${exposure}`
        }),
    },
  ]
}

/** With a program and a folder that every machine has in place of those of the site; what it names is looked up. */
async function withUnit(use: (unit: string) => Promise<string | undefined>): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-unit-'))
  try {
    const unit = join(folder, 'padauk.service')
    const text = await readFile(join(ROOT, 'deploy/padauk.service'), 'utf8')
    await writeFile(
      unit,
      text.replace('/opt/padauk/node_modules/.bin/node', process.execPath).replace('/opt/padauk', '/'),
    )
    return await use(unit)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

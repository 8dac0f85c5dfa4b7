import { join } from 'node:path'
import { type CommandOptions, runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { CHECK_FAILED, CHECK_PASSED, type Outcome } from './step.ts'

/** Style of these files, or of all. */
export function checkStyle(files: readonly string[] = []): Promise<Outcome> {
  const named = files.length === 0 ? [] : ['--no-errors-on-unmatched', ...files]
  return program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...named])
}

let routeTypes: Promise<Outcome> | undefined

/** The types of the routes, which other files import: written once, whoever needs them first. */
function writeRouteTypes(): Promise<Outcome> {
  routeTypes ??= program('@react-router/dev/bin.cjs', ['typegen'])
  return routeTypes
}

/** Several checkers each learn all types anew: 20 s of CPU for 11, and on two cores no sooner done. */
const ONE_CHECKER = ['--singleThreaded']

export async function checkTypes(): Promise<Outcome> {
  const generated = await writeRouteTypes()
  if (generated !== CHECK_PASSED) return generated
  const whole = await program('typescript/bin/tsc', ONE_CHECKER)
  if (whole !== CHECK_PASSED) return whole
  // Drawing has a laxer configuration of its own; the file says why.
  return program('typescript/bin/tsc', [...ONE_CHECKER, '-p', 'demo/art'])
}

export async function checkUnusedCode(): Promise<Outcome> {
  const generated = await writeRouteTypes()
  return generated === CHECK_PASSED ? program('knip/bin/knip.js', ['--no-progress']) : generated
}

export function ownCheck(file: string): Promise<Outcome> {
  return check([join(ROOT, 'tools', file)])
}

function program(path: string, args: string[], options: CommandOptions = {}): Promise<Outcome> {
  return check([join(ROOT, 'node_modules', path), ...args], options)
}

/** Runs a program that is silent when all is well; what it says otherwise is shown. */
async function check(args: string[], options: CommandOptions = {}): Promise<Outcome> {
  const { ok, output } = await runCommand(process.execPath, args, options)
  if (ok) return CHECK_PASSED
  console.log(output)
  return CHECK_FAILED
}

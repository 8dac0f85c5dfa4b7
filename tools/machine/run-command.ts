import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '../project-files.ts'

export type CommandOptions = {
  env?: Record<string, string | undefined>
  cwd?: string
  /** Shown while it runs; otherwise the output is only collected. */
  loud?: boolean
  limitMinutes?: number
  uid?: number
  gid?: number
}
export type CommandResult = { ok: boolean; output: string }

/** What a program gets to end by itself when its time is up. */
const GRACE_MS = 10_000

const children = new Set<ChildProcess>()

/** Runs a program to its end, without stdin. Never throws: a program that cannot start is a failed one. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>()
  const { env, cwd = ROOT, loud = false, limitMinutes = 5, uid, gid } = options
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  })
  children.add(child)
  let output = ''
  const collect = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString()
    if (loud) target.write(chunk)
  }
  child.stdout.on('data', collect(process.stdout))
  child.stderr.on('data', collect(process.stderr))
  const limit = setTimeout(() => {
    collect(process.stderr)(Buffer.from(`\nStopped: it took longer than ${limitMinutes} minutes.\n`))
    child.kill('SIGTERM')
  }, limitMinutes * 60_000)
  const hardLimit = setTimeout(() => child.kill('SIGKILL'), limitMinutes * 60_000 + GRACE_MS)
  const end = (ok: boolean) => {
    clearTimeout(limit)
    clearTimeout(hardLimit)
    children.delete(child)
    resolve({ ok, output: output.trim() })
  }
  child.once('error', (error) => {
    output += error.message
    end(false)
  })
  child.once('close', (code) => end(code === 0))
  return promise
}

/** Ends what still runs; for the way out after Ctrl-C. */
export function stopCommands(): void {
  for (const child of children) child.kill('SIGTERM')
}

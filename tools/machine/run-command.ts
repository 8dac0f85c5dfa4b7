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
  /** With a group of processes of its own, all of which end with it when its time is up. */
  isGroup?: boolean
}
/** `isLate`: its time was up. */
export type CommandResult = { ok: boolean; output: string; isLate: boolean }

/** What a program gets to end by itself when its time is up. */
const GRACE_MS = 10_000

/** Ends what runs, by that signal. */
const running = new Set<(signal: NodeJS.Signals) => void>()

/** Runs a program to its end, without stdin. Never throws: a program that cannot start is a failed one. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>()
  const { env, cwd = ROOT, loud = false, limitMinutes = 5, uid, gid, isGroup = false } = options
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  })
  const stop = (signal: NodeJS.Signals) => stopChild(child, isGroup, signal)
  running.add(stop)
  let output = ''
  let isLate = false
  const collect = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString()
    if (loud) target.write(chunk)
  }
  child.stdout.on('data', collect(process.stdout))
  child.stderr.on('data', collect(process.stderr))
  const limit = setTimeout(() => {
    isLate = true
    collect(process.stderr)(Buffer.from(`\nStopped: it took longer than ${limitMinutes} minutes.\n`))
    stop('SIGTERM')
  }, limitMinutes * 60_000)
  const hardLimit = setTimeout(() => stop('SIGKILL'), limitMinutes * 60_000 + GRACE_MS)
  const end = (ok: boolean) => {
    clearTimeout(limit)
    clearTimeout(hardLimit)
    running.delete(stop)
    resolve({ ok, output: output.trim(), isLate })
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
  for (const stop of running) stop('SIGTERM')
}

function stopChild(child: ChildProcess, isGroup: boolean, signal: NodeJS.Signals): void {
  if (!isGroup || child.pid === undefined) return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The whole group has ended already.
  }
}

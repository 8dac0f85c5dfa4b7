import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../project-files.ts'

/** A file of tests under which Node itself ended, and the signal it ended by. */
export type NodeCrash = { file: string; signal: string }

const CRASH = /Worker exited unexpectedly with signal (\w+) .*?running test file (\S+)/g
const ERRORS = /^\s*Errors\s+(\d+) errors?$/m
/** Of Node's own checks and of memory it may not touch; what a test or the system ends has other signals. */
const OF_NODE = new Set(['SIGTRAP', 'SIGSEGV', 'SIGILL', 'SIGBUS'])

/**
 * The files under which Node ended by a fault of its own, by what vitest said; none where anything else went wrong outside of the
 * tests, too. Known: the embedded database's code is let go of twice (nodejs/node issue 64500), in about one run of twenty.
 */
export function nodeCrashes(output: string): NodeCrash[] {
  const said = stripVTControlCharacters(output)
  const crashes = [...said.matchAll(CRASH)].map(([, signal = '', file = '']) => ({
    signal,
    file: relative(ROOT, file),
  }))
  const errors = Number(ERRORS.exec(said)?.[1] ?? 0)
  return errors === crashes.length && crashes.every(({ signal }) => OF_NODE.has(signal)) ? crashes : []
}

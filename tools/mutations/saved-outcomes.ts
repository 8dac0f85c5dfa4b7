import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Killed = { by: string; why: string; hash: string }

/** What is known of a change: the test file that failed, or all that passed with it, each by the hash of what it says. */
export type Known = { killed?: Killed; passed: string[] }

/** What runs on the same sources have found out, kept in a file after every step, so that a run that was stopped goes on. */
export type SavedOutcomes = { of: (id: string) => Known; keep: (id: string, known: Known) => void }

export function openOutcomes(file: string): SavedOutcomes {
  const all: Record<string, Known> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  mkdirSync(dirname(file), { recursive: true })
  return {
    of: (id) => all[id] ?? { passed: [] },
    keep: (id, known) => {
      all[id] = known
      writeFileSync(file, JSON.stringify(all, undefined, 1))
    },
  }
}

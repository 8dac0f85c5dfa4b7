import { execFileSync } from 'node:child_process'
import { ROOT } from '../project-files.ts'

export type Changes = { since: string; files: string[] }

/** Files that differ from where this branch left `main` (or from a named commit), with what is not committed or not known to git yet. */
export function changedFiles(named?: string, root = ROOT): Changes {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const lines = (text: string) => text.split('\0').filter((path) => path !== '')
  const head = git('rev-parse', 'HEAD').trim()
  const base = named === undefined ? leftMainAt(git, head) : git('rev-parse', '--verify', `${named}^{commit}`).trim()
  const files = new Set([
    ...lines(git('diff', '--name-only', '-z', base)),
    ...lines(git('ls-files', '-z', '--others', '--exclude-standard')),
  ])
  const since = base === head ? 'the last commit' : (named ?? `main (${base.slice(0, 7)})`)
  return { since, files: [...files].sort() }
}

/** On `main` itself, and without one, the last commit. */
function leftMainAt(git: (...words: string[]) => string, head: string): string {
  try {
    return git('merge-base', 'HEAD', 'main').trim()
  } catch {
    return head
  }
}

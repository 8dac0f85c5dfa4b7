import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  'art',
  'build',
  '.react-router',
  'data',
  'coverage',
  'test-results',
  '.vite',
])

/** Every file of the project, relative to its root: what git knows or would add; without git, what lies in the folder. */
export function projectFiles(root: string): string[] {
  return (filesByGit(root) ?? filesByWalk(root)).filter((path) => existsSync(join(root, path))).sort()
}

function filesByGit(root: string): string[] | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(list.split('\0').filter((path) => path !== ''))]
}

function filesByWalk(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => NOT_OURS.has(part)))
}

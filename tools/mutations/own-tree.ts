import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectFiles } from '../project-files.ts'
import { type Mutation, mutated } from './find-mutations.ts'

/** A copy of the project in which files may be changed: the work tree stays as it is, however this ends. */
export type OwnTree = {
  root: string
  write: (path: string, text: string) => void
  /** Puts a change into its file, and answers what takes it out again. */
  plant: (mutation: Pick<Mutation, 'path' | 'start' | 'end' | 'to'>) => () => void
  remove: () => Promise<void>
}

export async function copyTree(from: string): Promise<OwnTree> {
  const root = await mkdtemp(join(tmpdir(), 'padauk-mutations-'))
  for (const path of projectFiles(from)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(from, path), join(root, path))
  }
  cpSync(join(from, 'build'), join(root, 'build'), { recursive: true })
  linkFolder(join(from, 'node_modules'), join(root, 'node_modules'))
  return treeAt(root)
}

/** A folder that is nobody's work tree. */
export function treeAt(root: string): OwnTree {
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  return {
    root,
    write,
    plant: (mutation) => {
      const text = readFileSync(join(root, mutation.path), 'utf8')
      write(mutation.path, mutated(text, mutation))
      return () => write(mutation.path, text)
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** The same files under a second name: nothing is copied. Caches stay behind, for whoever writes into those writes into both. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [one, other] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name.startsWith('.vite') || entry.name === '.cache') continue
    if (entry.isDirectory()) linkFolder(one, other)
    else if (entry.isSymbolicLink()) cpSync(one, other, { verbatimSymlinks: true })
    else linkOrCopy(one, other)
  }
}

/** The folder of temporary files may lie on another disk. */
function linkOrCopy(one: string, other: string): void {
  try {
    linkSync(one, other)
  } catch {
    cpSync(one, other)
  }
}

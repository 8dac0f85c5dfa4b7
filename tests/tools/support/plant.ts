import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '#tools/project-files.ts'

export type PlantedTree = { root: string; write: (files: Record<string, string>) => void; remove: () => void }

/** A small project in a folder of its own, under this project's configurations; `write` plants files into it. */
export function plantTree(files: Record<string, string>, configurations: readonly string[]): PlantedTree {
  const root = mkdtempSync(join(tmpdir(), 'padauk-planted-'))
  for (const name of [...configurations, 'package.json']) cpSync(join(ROOT, name), join(root, name))
  const write = (planted: Record<string, string>): void => {
    for (const [path, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  write(files)
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Packages without anything in them: for a wall it only matters that they are there. */
export function hollowPackages(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', main: './index.js' })],
      [`node_modules/${name}/index.js`, 'export default undefined\n'],
    ]),
  )
}

/** The names of the rules that complained, each once. */
export function rulesOf(complaints: readonly string[]): string[] {
  return [...new Set(complaints.map((complaint) => complaint.split(':', 1)[0] ?? ''))].sort()
}

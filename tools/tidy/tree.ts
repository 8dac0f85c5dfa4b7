import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../project-files.ts'

/** The project as the tidiness rules see it: every file of ours and its text. */
export type Tree = { root: string; files: readonly string[]; text: (path: string) => string }

/** A rule answers one line for each place that breaks it. */
export type Rule = { name: string; check: (tree: Tree) => string[] | Promise<string[]> }

export function readTree(root: string): Tree {
  const texts = new Map<string, string>()
  const text = (path: string): string => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const read = readFileSync(join(root, path), 'utf8')
    texts.set(path, read)
    return read
  }
  return { root, files: projectFiles(root), text }
}

const TEXT =
  /\.(?:[cm]?[jt]sx?|css|sql|json|md|html|svg|txt|ya?ml|sh|toml|geojson)$|(?:^|\/)(?:[A-Z][a-z]*file|\.[\w.-]+|run)$/

export function isText(path: string): boolean {
  return TEXT.test(path)
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** Every line of a file that matches, as `path:line`. */
export function linesWith(
  tree: Tree,
  path: string,
  pattern: RegExp,
): { place: string; line: string; number: number }[] {
  return tree
    .text(path)
    .split('\n')
    .map((line, index) => ({ place: `${path}:${index + 1}`, line, number: index }))
    .filter(({ line }) => pattern.test(line))
}

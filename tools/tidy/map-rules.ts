import { existsSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { BUNDLE_RULES } from '../bundle/budgets.ts'
import type { Rule, Tree } from './tree.ts'

const MAP = 'ARCHITECTURE.md'
const TABLE_HEAD = /\|\s*held by\s*\|\s*$/i

/** The map's table of invariants says in its last column what holds each; these rules, programs and files are really there. */
export function namedRulesExist(tidyRules: () => readonly string[]): Rule {
  return {
    name: 'named-rules-exist',
    check: async (tree) => {
      if (!tree.files.includes(MAP)) return []
      const named = holdersIn(tree.text(MAP))
      if (named.length === 0) return [`${MAP} has no table whose last column, "held by", names a rule`]
      const isKnown = await knownNames(tree, tidyRules())
      return named
        .filter((name) => !isKnown(name))
        .map((name) => `${MAP} names ${name}, which is no rule, program or file here`)
    },
  }
}

/** Whether a name is that of a rule, a program of package.json, or a file or folder of the project. */
export async function knownNames(tree: Tree, tidyRules: readonly string[]): Promise<(name: string) => boolean> {
  const known = new Set([...tidyRules, ...BUNDLE_RULES, ...(await wallsOf(tree)), ...biomeRulesOf(tree)])
  return (name) => known.has(name) || isProgramOf(tree, name) || isPlace(tree, name)
}

function holdersIn(map: string): string[] {
  const lines = map.split('\n')
  const first = lines.findIndex((line) => TABLE_HEAD.test(line))
  if (first < 0) return []
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'))
  const rows = lines.slice(first + 1, end < 0 ? undefined : end)
  return rows.flatMap((row) => {
    const lastCell = row.split('|').at(-2) ?? ''
    return [...lastCell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  })
}

async function wallsOf(tree: Tree): Promise<string[]> {
  const file = join(tree.root, 'dependency-cruiser.cjs')
  if (!existsSync(file)) return []
  const { forbidden = [] } = await extractDepcruiseConfig(file)
  return forbidden.flatMap((rule) => rule.name ?? [])
}

/** Biome's rules that biome.json switches on by name. */
function biomeRulesOf(tree: Tree): string[] {
  if (!tree.files.includes('biome.json')) return []
  return [...tree.text('biome.json').matchAll(/"((?:no|use)[A-Z]\w+)":/g)].map((match) => match[1] ?? '')
}

function isProgramOf(tree: Tree, name: string): boolean {
  const script = /^npm (?:run )?([\w:]+)$/.exec(name)?.[1]
  if (script === undefined || !tree.files.includes('package.json')) return false
  const { scripts = {} } = JSON.parse(tree.text('package.json')) as { scripts?: Record<string, string> }
  return script in scripts
}

function isPlace(tree: Tree, name: string): boolean {
  return tree.files.some((path) => matchesGlob(path, name) || path.startsWith(`${name.replace(/\/$/, '')}/`))
}

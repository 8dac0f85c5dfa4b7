import { existsSync } from 'node:fs'
import { join } from 'node:path'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { BUNDLE_RULES } from '../bundle/budgets.ts'
import type { Rule, Tree } from './tree.ts'

const MAP = 'ARCHITECTURE.md'
const HELD_BY = /held by (.+)$/gim

/** The map says of each invariant what holds it, as "held by `rule`"; each of these rules, programs or files is really there. */
export function namedRulesExist(tidyRules: () => readonly string[]): Rule {
  return {
    name: 'named-rules-exist',
    check: async (tree) => {
      if (!tree.files.includes(MAP)) return []
      const named = [...tree.text(MAP).matchAll(HELD_BY)].flatMap((match) => namesIn(match[1] ?? ''))
      if (named.length === 0) return [`${MAP} names no rule that holds an invariant ("held by \`rule\`")`]
      const known = new Set([...tidyRules(), ...BUNDLE_RULES, ...(await wallsOf(tree)), ...biomeRulesOf(tree)])
      return named
        .filter((name) => !known.has(name) && !isProgramOf(tree, name) && !isPlace(tree, name))
        .map((name) => `${MAP} names ${name}, which is no rule, program or file here`)
    },
  }
}

function namesIn(words: string): string[] {
  return [...words.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
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
  return tree.files.some((path) => path === name || path.startsWith(`${name.replace(/\/$/, '')}/`))
}

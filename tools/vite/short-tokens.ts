import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TOKENS = 'styles/tokens.css'
const COMMENT = /\/\*[\s\S]*?\*\//g
const DECLARATION = /(--[a-z][\w-]*)\s*:\s*([^;{}]+);/g
const PROPERTY = /--[a-z][\w-]*/g
/** A reference is never shorter than this; a value that is shorter is written in its place. */
const SHORTEST_REFERENCE = 'var(--x)'.length
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The design tokens as browsers read them: short values in place, all others under names of one or two letters. A page
 * waits for its stylesheets, and those were a tenth heavier with the names that people read.
 */
export function shortTokens(site: string): Plugin {
  let shorten = (css: string): string => css
  return {
    name: 'short-tokens',
    apply: 'build',
    buildStart: () => {
      shorten = tokenShortener(
        readFileSync(join(site, TOKENS), 'utf8'),
        globSync('**/*.css', { cwd: site }).map((path) => readFileSync(join(site, path), 'utf8')),
      )
    },
    // Behind Vite's own reading, which puts imported sheets in their place.
    transform: { filter: { id: /\.css(?:\?|$)/ }, handler: (code) => ({ code: shorten(code), map: null }) },
  }
}

/** Writes any of `sheets` anew with the tokens declared in `tokens` shortened; properties declared elsewhere keep their names. */
export function tokenShortener(tokens: string, sheets: readonly string[]): (css: string) => string {
  const every = sheets.map(withoutComments).join('\n')
  const declared = [...every.matchAll(DECLARATION)].map(([, name = '']) => name)
  const values = new Map(
    [...withoutComments(tokens).matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]),
  )
  const inPlace = new Map(
    [...values]
      .map(([name, value]) => [name, minified(value)] as const)
      .filter(([name, value]) => value.length < SHORTEST_REFERENCE && isSaidOnce(declared, name)),
  )
  const uses = Map.groupBy(every.match(PROPERTY) ?? [], (name) => name)
  const taken = new Set([...uses.keys()].filter((name) => !values.has(name)))
  const free = shortNames(taken)
  const short = new Map(
    [...values.keys()]
      .filter((name) => !inPlace.has(name))
      .toSorted((one, other) => (uses.get(other)?.length ?? 0) - (uses.get(one)?.length ?? 0))
      .map((name) => [name, free.next().value ?? name]),
  )
  return (css) =>
    withoutComments(css)
      .replace(DECLARATION, (whole, name: string) => (inPlace.has(name) ? '' : whole))
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => inPlace.get(name) ?? whole)
      .replace(PROPERTY, (name) => {
        if (inPlace.has(name)) throw new Error(`${name} can only be read by var(${name})`)
        return short.get(name) ?? name
      })
}

/** `--a` to `--z`, `--aa` and on, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const first of ['', ...LETTERS]) {
    for (const last of LETTERS) if (!taken.has(`--${first}${last}`)) yield `--${first}${last}`
  }
}

/** A token with another value somewhere, as for people who want less motion, is no constant. */
function isSaidOnce(declared: readonly string[], name: string): boolean {
  return declared.indexOf(name) === declared.lastIndexOf(name)
}

function minified(value: string): string {
  return value.trim().replace(/^0\./, '.')
}

function withoutComments(css: string): string {
  return css.replaceAll(COMMENT, ' ')
}

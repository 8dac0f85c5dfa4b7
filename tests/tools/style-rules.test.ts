import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkTidy } from '#tools/check-tidy.ts'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const TOKENS = `@layer base {
  :root {
    --ink: #123; /* 4px */
    --step: 8px;
    --wide: 900px;
  }
}
`
const PART = `.part {
  border: 1px solid var(--ink);
  margin: 0 -1px 0 calc(-1 * var(--step));
  padding: calc(var(--step) * 2.5) 10% 0;
  inline-size: min(100dvh, 50vw); /* 44px, #fff */
  line-height: 1;
  background: url("4px.svg") var(--ink);
  rotate: 45deg;
  @media (width >= --wide) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
}
`
/** One line of a part that breaks the rule. */
const BREACHES: [what: string, line: string, complaint: string][] = [
  ['a size', 'padding: 0 44px;', '44px in padding'],
  ['a size by the text', 'inline-size: 1.2em;', '1.2em in inline-size'],
  ['a size on paper', 'gap: 2pt 3mm;', '2pt in gap'],
  ['a negative size', 'margin: -4px;', '-4px in margin'],
  ['a size kept in a property of its own', '--seat: 24px;', '24px in seat'],
  ['a radius', 'border-radius: 50% 5px;', '5px in border-radius'],
  ['a shadow', 'box-shadow: 0 2px 0 var(--ink);', '2px in box-shadow'],
  ['a duration', 'transition: color 0.2s;', '0.2s in transition'],
  ['a colour in digits', 'color: light-dark(#fff, var(--ink));', '#fff in color'],
  ['a colour made up', 'color: rgb(1 2 3);', 'rgb( in color'],
  ['a colour by its name', 'color: white;', 'white in color'],
  ['a height of lines', 'font: 600 var(--step) / 1.3 serif;', '600 var(--step) / 1.3 serif in font'],
  ['a layer', 'z-index: 30;', '30 in z-index'],
  ['a pixel multiplied', 'padding: calc(1px * 3);', 'a multiple of 1px in padding'],
  ['a token taken for a unit', 'padding: calc(var(--step) * 11);', 'a token times 11 in padding'],
  ['a token cut to size', 'padding: calc(0.7 * var(--step));', 'a token times 0.7 in padding'],
]

let planted: PlantedTree | undefined

function complaintsOf(files: Record<string, string>): Promise<string[]> {
  planted = plantTree(files, [])
  return checkTidy(planted.root)
}

function site(part: string, tokens = TOKENS): Record<string, string> {
  return { 'ARCHITECTURE.md': '# Map\n', 'site/styles/tokens.css': tokens, 'site/ui/part.css': part }
}

const styleComplaints = async (files: Record<string, string>) =>
  (await complaintsOf(files)).filter((complaint) => /^(?:styles-by-tokens|tokens-are-few)/.test(complaint))

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('styles by the tokens', () => {
  test('zero, one pixel, shares of a whole and multiples of a token break no rule', async () => {
    expect(await styleComplaints(site(PART))).toEqual([])
  })

  test.each(BREACHES)('%s is found', async (_what, line, complaint) => {
    const [first, ...others] = await styleComplaints(site(`${PART}.breach {\n  ${line}\n}\n`))
    expect(first).toBe(`styles-by-tokens: site/ui/part.css:14 says ${complaint}`)
    expect(others.every((other) => other.includes(':14 says'))).toBe(true)
  })

  test('a width of a window that has no name is found', async () => {
    expect(await styleComplaints(site(`${PART}@container (width < 30rem) {\n}\n`))).toEqual([
      'styles-by-tokens: site/ui/part.css:13 asks for 30rem, which is no named breakpoint',
    ])
  })

  test('a sixth breakpoint, one that is no token, a token without a reader and one set anew are found', async () => {
    const names = ['--a', '--b', '--c', '--d', '--e']
    const tokens = TOKENS.replace('--wide:', `${names.map((name) => `${name}: 1px;`).join(' ')} --unread: 2px; --wide:`)
    const part = `${PART}${names.map((name) => `@media (width < ${name}) {\n}\n`).join('')}`
    expect(await styleComplaints(site(part, tokens))).toEqual([
      'tokens-are-few: --wide, --a, --b, --c, --d, --e: more than 5 breakpoints',
      'tokens-are-few: --unread is a token that nothing reads',
    ])
    planted?.remove()
    expect(await styleComplaints(site(`${PART}.own {\n  --step: 0;\n}\n@media (width < --nowhere) {\n}\n`))).toEqual([
      'tokens-are-few: --nowhere is a breakpoint and no token',
      'tokens-are-few: site/ui/part.css sets --step anew, which is a token',
    ])
  })

  test('what a finger hits has one size, in one place', () => {
    const tokens = readFileSync(join(ROOT, 'site/styles/tokens.css'), 'utf8')
    expect(tokens.match(/--[\w-]+: 4[2-6]px/g)).toEqual(['--touch: 44px'])
  })
})

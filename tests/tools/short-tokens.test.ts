import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { tokenShortener } from '#tools/vite/short-tokens.ts'

const TOKENS = `:root {
  --ink: light-dark(#12262b, #efe8da); /* not --s-1 */
  --s-1: 4px;
  --wide: 0.12345rem;
  --fast: 150ms;
  @media (prefers-reduced-motion: reduce) { --fast: 0ms; }
}`
const PART =
  '.part { color: var(--ink); gap: var(--s-1) var(--wide); transition: color var(--fast); --b: 1px; --shown: 2; }'
const shorten = tokenShortener(TOKENS, [TOKENS, PART])
const lean = (css: string) => shorten(css).replaceAll(/\s+/g, '')

describe('design tokens in the built styles', () => {
  test('a short constant stands in place, all others have short names that nothing else has', () => {
    expect(lean(PART)).toBe('.part{color:var(--c);gap:4pxvar(--d);transition:colorvar(--a);--b:1px;--shown:2;}')
  })

  test('one with two values stays a property, and keeps both', () => {
    expect(lean(TOKENS)).toContain('--a:150ms;@media(prefers-reduced-motion:reduce){--a:0ms;}')
    expect(lean(TOKENS)).not.toContain('4px')
  })

  test('a constant that is read in a way of which nothing is known stops the build', () => {
    expect(() => shorten('.part { gap: var(--s-1, 2px); }')).toThrow('--s-1')
  })

  test('no script names a token: it would not find it', () => {
    const site = join(ROOT, 'site')
    const namesIn = (text: string) => [...text.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name)
    const tokens = namesIn(readFileSync(join(site, 'styles/tokens.css'), 'utf8'))
    expect(tokens.length).toBeGreaterThan(40)
    const scripts = globSync('**/*.{ts,tsx,js,svg}', { cwd: site }).map((path) =>
      readFileSync(join(site, path), 'utf8'),
    )
    const named = scripts.flatMap(namesIn)
    expect(named).toContain('--own-height')
    expect(named.filter((name) => tokens.includes(name))).toEqual([])
  })
})

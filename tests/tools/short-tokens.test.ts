import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { breakpointReader, tokenShortener } from '#tools/vite/short-tokens.ts'

const TOKENS = `:root {
  --ink: light-dark(#12262b, #efe8da); /* not --s-1 */
  --s-1: 4px;
  --wide: 0.12345rem;
  --once: clamp(10px, 5vw, 20px);
  --window: 900px;
  --fast: 150ms;
  @media (prefers-reduced-motion: reduce) { --fast: 0ms; }
}`
const PART =
  '.part { color: var(--ink); gap: var(--s-1) var(--wide); transition: color var(--fast); --b: 1px; --shown: 2; }'
const SUMS =
  '.sums { margin: calc(-1 * var(--s-1)) var(--wide); padding: calc(var(--s-1) * 2.5) calc(var(--s-1) + 6px); inset: calc(50% - var(--s-1)) var(--once); }'
const QUERIES =
  '.wide { @media (width >= --window) and (scripting: enabled) { color: var(--ink); } @container (width < --window) { gap: 0; } }'
const shorten = tokenShortener(TOKENS, [TOKENS, PART, SUMS, QUERIES])
const lean = (css: string) => shorten(css).replaceAll(/\s+/g, '')

describe('design tokens in the built styles', () => {
  test('a short constant stands in place, all others have short names that nothing else has', () => {
    expect(lean(PART)).toBe('.part{color:var(--a);gap:4pxvar(--c);transition:colorvar(--d);--b:1px;--shown:2;}')
  })

  test('what is read once stands in place, and sums of one unit are worked out', () => {
    expect(lean(SUMS)).toBe('.sums{margin:-4pxvar(--c);padding:10px10px;inset:calc(50%-4px)clamp(10px,5vw,20px);}')
    expect(lean(TOKENS)).not.toContain('clamp')
  })

  test('a query names a breakpoint, and browsers read its width', () => {
    const widths = '.wide{@media(width>=900px)and(scripting:enabled){color:'
    expect(lean(QUERIES)).toContain(widths)
    expect(breakpointReader(TOKENS)(QUERIES).replaceAll(/\s+/g, '')).toContain(`${widths}var(--ink)`)
    expect(() => shorten('@media (width < --nowhere) {}')).toThrow('--nowhere')
  })

  test('one with two values stays a property, and keeps both', () => {
    expect(lean(TOKENS)).toContain('--d:150ms;@media(prefers-reduced-motion:reduce){--d:0ms;}')
    expect(lean(TOKENS)).not.toContain('4px')
  })

  test('a constant that is read in a way of which nothing is known stops the build', () => {
    expect(() => shorten('.part { gap: var(--s-1, 2px); }')).toThrow('--s-1')
  })

  test('no script names a token: it would not find it', () => {
    const site = join(ROOT, 'site')
    const declared = readFileSync(join(site, 'styles/tokens.css'), 'utf8').match(/--[a-z][\w-]*(?=:)/g)
    const tokens = new Set<string>(declared)
    expect(tokens.size).toBeGreaterThan(40)
    const scripts = globSync('**/*.{ts,tsx,js,svg}', { cwd: site }).map((path) =>
      readFileSync(join(site, path), 'utf8'),
    )
    const named = scripts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? [])
    expect(named).toContain('--own-height')
    expect(named.filter((name) => tokens.has(name))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  accentColours,
  accentProblem,
  CONTRAST_MIN,
  contrast,
  leastContrast,
  nearestAccent,
  PAGE_GROUNDS,
} from './accent.ts'

const TOKENS = readFileSync(join(import.meta.dirname, '../../site/styles/tokens.css'), 'utf8')

/** Hues all round in six strengths and six lightnesses, as a colour box gives them. */
const BOX = Array.from({ length: 18 * 36 }, (_, index) => {
  const hue = (index % 18) * 20
  const [strength, light] = [Math.floor(index / 18) % 6, Math.floor(index / 108)]
  return hexOfHsl(hue, strength / 5, (light + 0.5) / 6)
})

function hexOfHsl(hue: number, strength: number, light: number): string {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = light - strength * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

test('contrast is measured as WCAG has it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#c8402a', '#ffffff')).toBeCloseTo(4.97, 2)
})

test('the grounds are those of the tokens', () => {
  for (const [index, name] of ['paper', 'raised', 'sunk'].entries())
    expect(TOKENS).toContain(`--${name}: light-dark(${PAGE_GROUNDS.light[index]}, ${PAGE_GROUNDS.dark[index]})`)
})

test('the lagoon of the site itself would be taken, and made light it is close to the one it has by night', () => {
  expect(accentProblem('#0b6e78')).toBeUndefined()
  const { light, dark } = accentColours('#0b6e78')
  expect(light.accent).toBe('#0b6e78')
  expect(contrast(dark.accent, '#5fd0c8')).toBeLessThan(1.1)
})

test('a pale colour is refused with what was measured, and with one that can be read', () => {
  expect(accentProblem('#f4b63f')).toBe(
    '#f4b63f has a contrast of 1.5:1 on the page by day; words need 4.5:1. Close to it, #8d640a can be read.',
  )
  expect(accentProblem('#8d640a')).toBeUndefined()
})

test('whatever is taken can be read by day and by night, in it and on it', () => {
  const taken = BOX.filter((accent) => accentProblem(accent) === undefined)
  expect(taken.length).toBeGreaterThan(150)
  for (const accent of taken)
    for (const [theme, { accent: shown, on, wash }] of Object.entries(accentColours(accent)))
      for (const ground of [on, wash, ...PAGE_GROUNDS[theme === 'light' ? 'light' : 'dark']])
        expect(contrast(shown, ground), `${accent} ${theme} ${ground}`).toBeGreaterThanOrEqual(CONTRAST_MIN)
})

test('a colour that is refused is refused by day alone, and the one that is proposed is taken', () => {
  const refused = BOX.filter((accent) => accentProblem(accent) !== undefined)
  expect(refused.length).toBeGreaterThan(150)
  for (const accent of refused) {
    expect(leastContrast(accent).where).toMatch(/ by day$/)
    expect(accentProblem(nearestAccent(accent))).toBeUndefined()
  }
})

import { join } from 'node:path'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { covers, setTitle } from './draw-card.ts'

const opened = openSync(join(import.meta.dirname, '../../site/styles/fonts/fraunces-latin.woff2'))
if ('fonts' in opened) throw new Error('A collection of fonts')
const font = opened
const ROOM = { width: 360, height: 330, sizes: [80, 60, 36] }

test('a short title stands large on one line, a long one smaller on several', () => {
  expect(setTitle(font, 'Reef', ROOM)).toMatchObject({ lines: ['Reef'], height: 80 * 1.08 })
  const long = setTitle(font, 'Reefs and Museums with Children in the Rainy Season', ROOM)
  expect(long.lines.length).toBeGreaterThan(2)
  expect(long.height).toBeLessThanOrEqual(ROOM.height)
  expect(long.lines.join(' ')).toBe('Reefs and Museums with Children in the Rainy Season')
})

test('each sign is an outline, none of it is text that a font of the machine would draw', () => {
  const { svg } = setTitle(font, '& <b>', ROOM)
  expect(svg.match(/<path /g)).toHaveLength('& <b>'.length)
  expect(svg).not.toMatch(/<text|<b>|NaN|undefined/)
})

test('a title longer than there is room for ends where the room does', () => {
  const { lines } = setTitle(font, 'many words '.repeat(60), ROOM)
  expect(lines.length).toBe(Math.floor(ROOM.height / (36 * 1.08)))
})

test('a font says what it can draw', () => {
  expect(covers(font, 'Chidiya Tapu, “sunset”')).toBe(true)
  expect(covers(font, 'अंडमान')).toBe(false)
})

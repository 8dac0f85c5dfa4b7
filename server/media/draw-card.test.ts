import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './draw-card.ts'

/** Between the panel's curve and the right edge of the card. */
const SEEN = { left: 478, right: 1200 }

test('the subject of a picture stands in the middle of what a card shows of it, not half under its panel', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-card-'))
  const master = join(folder, 'master.png')
  const mast = { input: { create: { width: 40, height: 1200, channels: 3 as const, background: '#ff0000' } } }
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([{ ...mast, left: 780, top: 0 }])
    .png()
    .toFile(master)
  const drawn = await (await drawCard(master, { x: 0.5, y: 0.5 }, 'Deals', 'Padauk')).png().toBuffer()
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = 40 * info.width
  const red = Array.from({ length: info.width }, (_, x) => x).filter(
    (x) => x > SEEN.left && (data[(row + x) * 3] ?? 0) > 200 && (data[(row + x) * 3 + 2] ?? 0) < 60,
  )
  const middle = ((red[0] ?? 0) + (red.at(-1) ?? 0)) / 2
  expect(Math.abs(middle - (SEEN.left + SEEN.right) / 2)).toBeLessThan(8)
  await rm(folder, { recursive: true })
})

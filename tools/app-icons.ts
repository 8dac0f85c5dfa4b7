import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The ground of the mark: where a system cuts its own shape, it reaches to the edge. */
const GROUND = '#06313A'
const ROUNDED = / rx="\d+"/
/** Of a maskable icon only a circle of four fifths is sure to be seen, so the mark stands within it. */
const MASKABLE_MARK = 0.8

/** Draws the icons that phones keep of a site, from the one mark; Apple's look for theirs at the root. */
export async function drawAppIcons(mark: string, folder: string): Promise<void> {
  const rounded = readFileSync(mark, 'utf8')
  const square = rounded.replace(ROUNDED, '')
  const icons = join(folder, 'icons')
  mkdirSync(icons, { recursive: true })
  await Promise.all([
    draw(square, 180, join(folder, 'apple-touch-icon.png')),
    draw(rounded, 192, join(icons, 'icon-192.png')),
    draw(rounded, 512, join(icons, 'icon-512.png')),
    draw(square, 512, join(icons, 'icon-maskable-512.png'), MASKABLE_MARK),
  ])
}

async function draw(svg: string, size: number, file: string, share = 1): Promise<void> {
  const edge = Math.round((size * (1 - share)) / 2)
  const inner = size - 2 * edge
  await sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND })
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(file)
}

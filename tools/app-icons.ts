import { mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** The ground of the mark: where a system cuts its own shape, it reaches to the edge. */
const GROUND = '#06313A'
const ROUNDED = / rx="\d+"/
/** Of a maskable icon only a circle of four fifths is sure to be seen, so the mark stands within it. */
const MASKABLE_MARK = 0.8
const FAVICON_SIZE = 48

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
    drawFavicon(rounded, join(folder, 'favicon.ico')),
  ])
}

/** For who asks for it unasked: readers of feeds, old browsers. An ICO may hold a PNG as it is, behind 22 bytes. */
async function drawFavicon(svg: string, file: string): Promise<void> {
  const png = await drawn(svg, FAVICON_SIZE).toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(FAVICON_SIZE, 6)
  head.writeUInt8(FAVICON_SIZE, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(file, Buffer.concat([head, png]))
}

async function draw(svg: string, size: number, file: string, share = 1): Promise<void> {
  await drawn(svg, size, share).toFile(file)
}

function drawn(svg: string, size: number, share = 1): Sharp {
  const edge = Math.round((size * (1 - share)) / 2)
  const inner = size - 2 * edge
  return sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND })
    .png({ palette: true, colours: 64, effort: 10 })
}

import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import sharp from 'sharp'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './variant.ts'

/** A text as outlines: SVG paths in the colour round them, from the upper left corner of the block at 0, 0; pixels. */
type SetTitle = { svg: string; height: number; lines: string[] }

type Room = { width: number; height: number /** Tried from the largest. */; sizes: readonly number[] }

const LEADING = 1.08

/** From the top of a line to its baseline, of the size. */
const ASCENT = 0.86

/** The site's own type, as its pages fetch it. */
const FONT = join(import.meta.dirname, '../../site/styles/fonts/fraunces-latin.woff2')
/** Deep sea, paper, and the logo's leaf and shade. */
const INKS = { sea: '#06313A', paper: '#FBF7EF', soft: '#B4CBCB', coral: '#C8402A', sun: '#F4B63F' }
const PICTURE_LEFT = 430
/** So much of the picture's left lies under the panel's curve. */
const UNDER_PANEL = 48
const MARGIN = 64
const TITLE = { top: 196, width: 360, height: 350, sizes: [84, 76, 68, 60, 52, 46, 40] }
const TITLE_PARTS = /^(.*?)(?:[:,] (.*))?$/
/** What follows a colon or a comma is said in a smaller size: nights and days, an island. */
const REST = { width: 350, height: 80, sizes: [30, 26] }
const GAP = 18
const BRAND = { left: 142, top: 66, width: 280, height: 60, sizes: [44, 32, 24] }

let font: Font | undefined

/**
 * A shared link's picture (1200 x 630): the scene on the right, the title in the site's type on the left. A title or
 * name that the type cannot draw is left out.
 */
export async function drawCard(master: string, focus: { x: number; y: number }, title: string, brandName: string) {
  const type = fraunces()
  const [, first = '', others = ''] = (covers(type, title) && TITLE_PARTS.exec(title)) || []
  const rest = setTitle(type, others, REST)
  const below = rest.height && GAP + rest.height
  const heading = setTitle(type, first, { ...TITLE, height: TITLE.height - below })
  const brand = setTitle(type, covers(type, brandName) ? brandName : '', BRAND)
  const top = TITLE.top + (TITLE.height - heading.height - below) / 2
  const panel = `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
    <path fill="${INKS.sea}" d="M0 0H478C506 150 448 300 470 440C480 510 486 570 470 630H0z"/>
    <g transform="translate(${MARGIN} 56) scale(1.9)">
      <path fill="${INKS.sun}" d="M19 1.5C27.5 8.5 27.5 18.5 17.4 24V27H15.8Q14.8 12 19 1.5Z"/>
      <path fill="${INKS.coral}" d="M16.2 4.8Q13.2 14 14.5 23.5C4.3 19 4.8 10.7 16.2 4.8Z"/>
      <path fill="${INKS.paper}" d="M1.5 22.5Q9 27 16 26.5 24 26 30.5 21 28.5 30.8 21 30.8H11Q3.5 30.8 1.5 22.5Z"/>
    </g>
    <g fill="${INKS.paper}">
      <g transform="translate(${BRAND.left} ${BRAND.top})">${brand.svg}</g>
      <g transform="translate(${MARGIN} ${top})">${heading.svg}</g>
    </g>
    <g fill="${INKS.soft}" transform="translate(${MARGIN} ${top + heading.height + GAP})">${rest.svg}</g>
    <path fill="${INKS.coral}" d="M${MARGIN} 566h72v6h-72z"/>
  </svg>`
  return sharp(await rightPart(master, focus)).composite([{ input: Buffer.from(panel) }])
}

/** The scene, as high as the card, cut on both sides so that its subject stays in sight. */
async function rightPart(master: string, focus: { x: number; y: number }): Promise<Buffer> {
  const width = PREVIEW_WIDTH - PICTURE_LEFT
  const { data, info } = await sharp(master).resize({ height: PREVIEW_HEIGHT }).toBuffer({ resolveWithObject: true })
  const middle = (UNDER_PANEL + width) / 2
  const left = Math.round(Math.min(info.width - width, Math.max(0, info.width * focus.x - middle)))
  const cut = await sharp(data).extract({ left, top: 0, width, height: PREVIEW_HEIGHT }).toBuffer()
  const sheet = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3 as const, background: INKS.sea }
  return sharp({ create: sheet })
    .composite([{ input: cut, left: PICTURE_LEFT, top: 0 }])
    .png()
    .toBuffer()
}

function fraunces(): Font {
  if (font === undefined) {
    const opened = openSync(FONT)
    if ('fonts' in opened) throw new Error(`${FONT} is a collection`)
    font = opened
  }
  return font
}

/** True when the font can draw every sign of the text. */
export function covers(font: Font, text: string): boolean {
  return [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}

/** The text in the largest size whose lines find room; the smallest when none does, cut to what fits. */
export function setTitle(font: Font, text: string, room: Room): SetTitle {
  const smallest = room.sizes.at(-1) ?? 1
  for (const size of room.sizes) {
    const lines = linesOf(font, text, size, room.width)
    const fits =
      lines.length * size * LEADING <= room.height && lines.every((line) => widthOf(font, line, size) <= room.width)
    if (fits) return outlines(font, lines, size)
  }
  const most = Math.max(1, Math.floor(room.height / (smallest * LEADING)))
  return outlines(font, linesOf(font, text, smallest, room.width).slice(0, most), smallest)
}

function linesOf(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(font: Font, line: string, size: number): number {
  return (font.layout(line).advanceWidth * size) / font.unitsPerEm
}

function outlines(font: Font, lines: string[], size: number): SetTitle {
  const scale = size / font.unitsPerEm
  const rows = lines.map((line, row) => {
    const { glyphs, positions } = font.layout(line)
    const baseline = (row * LEADING + ASCENT) * size
    let x = 0
    const paths = glyphs.map((glyph, index) => {
      const at = `matrix(${scale} 0 0 ${-scale} ${(x * scale).toFixed(2)} ${baseline.toFixed(2)})`
      x += positions[index]?.xAdvance ?? 0
      return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`
    })
    return paths.join('')
  })
  return { svg: rows.join(''), height: lines.length * size * LEADING, lines }
}

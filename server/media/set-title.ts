import type { Font } from 'fontkit'

/** A text as outlines: SVG paths in the colour round them, from the upper left corner of the block at 0, 0; pixels. */
export type SetTitle = { svg: string; height: number; lines: string[] }

type Room = { width: number; height: number /** Tried from the largest. */; sizes: readonly number[] }

const LEADING = 1.08
/** From the top of a line to its baseline, of the size. */
const ASCENT = 0.86

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

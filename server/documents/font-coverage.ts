/** Tells whether a TrueType font draws a code point, by its character map (the formats 4 and 12 that every font of today has). */
export function readCoverage(font: Buffer): (codePoint: number) => boolean {
  const map = tableAt(font, 'cmap')
  const ranges: [number, number][] = []
  for (let index = 0; index < font.readUInt16BE(map + 2); index++) {
    const at = map + font.readUInt32BE(map + 4 + index * 8 + 4)
    const format = font.readUInt16BE(at)
    if (format === 4) ranges.push(...segmentsOf(font, at))
    if (format === 12) ranges.push(...groupsOf(font, at))
  }
  return (codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to)
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}

function segmentsOf(font: Buffer, at: number): [number, number][] {
  const bytes = font.readUInt16BE(at + 6)
  const segments: [number, number][] = []
  for (let offset = 0; offset < bytes; offset += 2) {
    const to = font.readUInt16BE(at + 14 + offset)
    const from = font.readUInt16BE(at + 16 + bytes + offset)
    // The last segment only ends the list.
    if (from !== 0xffff) segments.push([from, to])
  }
  return segments
}

function groupsOf(font: Buffer, at: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  })
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'

/**
 * The cuts that documents are set in: those of the brand, as on the site, and Noto Sans for every text of which one of them lacks a
 * sign. `covers` is true for what both cuts of Noto Sans draw.
 */
export type SheetFonts = {
  cuts: Record<Cut, Buffer>
  covers: (codePoint: number) => boolean
  /** The cut for a text. */
  cutOf: (text: string, style: { strong?: boolean; display?: boolean }) => Cut
}

const FILES = {
  text: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  textStrong: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  display: import.meta.resolve('@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf'),
  wide: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  wideStrong: import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
} as const
export type Cut = keyof typeof FILES

type WordRun = { glyphs: unknown[]; positions: Record<string, number>[] }
type ReadFont = {
  layout(word: string, features?: unknown): WordRun
  characterSet: number[]
  glyphForCodePoint(codePoint: number): unknown
}

/** Words of a cut that stay shaped: far more than documents have in common. */
const RUNS_CACHED = 3_000

let fonts: Promise<SheetFonts> | undefined

/** Read once a process, with the first document. */
export function sheetFonts(): Promise<SheetFonts> {
  fonts ??= readFonts()
  return fonts
}

async function readFonts(): Promise<SheetFonts> {
  const cuts = Object.entries(FILES) as [Cut, string][]
  const read = await Promise.all(cuts.map(async ([cut, file]) => [cut, await readFile(fileURLToPath(file))] as const))
  const covered = new Map(read.map(([cut, file]) => [cut, readCoverage(file)]))
  const draws = (cut: Cut, text: string) =>
    [...text].every((character) => covered.get(cut)?.(character.codePointAt(0) ?? 0) === true)
  return {
    // Every cut is one of the entries.
    cuts: Object.fromEntries(read.map(([cut, file]) => [cut, parsed(file)])) as Record<Cut, Buffer>,
    covers: (codePoint) => (['wide', 'wideStrong'] as const).every((cut) => covered.get(cut)?.(codePoint) === true),
    cutOf: (text, { strong = false, display = false }) => {
      if (display && draws('display', text)) return 'display'
      const [own, wide] = strong ? (['textStrong', 'wideStrong'] as const) : (['text', 'wide'] as const)
      return draws(own, text) ? own : wide
    },
  }
}

/**
 * The font as pdfkit reads it. Reading its tables and shaping words takes longer than writing a page, so both are done once
 * and not a document; pdfkit takes a font it has read before, but its types know neither that nor where it keeps it.
 */
function parsed(file: Buffer): Buffer {
  const scratch = new PDFDocument({ autoFirstPage: false }).font(file) as unknown as { _font?: { font?: ReadFont } }
  const font = scratch._font?.font
  if (font?.layout === undefined) return file
  nameGlyphs(font)
  cacheRuns(font)
  return font as unknown as Buffer
}

/**
 * A glyph keeps the letters it was first asked for by. A part of another, such as the Z of a Ž, is asked for by none: whatever was
 * drawn with it later could be read but neither searched nor copied. So each is asked for by its letter first, apart from signs that
 * stand for others, such as the ﬁ that is written for f and i.
 */
function nameGlyphs(font: ReadFont): void {
  for (const codePoint of font.characterSet) {
    const letter = String.fromCodePoint(codePoint)
    if (letter === letter.normalize('NFKC')) font.glyphForCodePoint(codePoint)
  }
}

/** pdfkit scales what it gets in place, so each document gets positions of its own; the glyphs are nobody's to change. */
function cacheRuns(font: ReadFont): void {
  const words = new LRUCache<string, WordRun>({ max: RUNS_CACHED })
  const shape = font.layout.bind(font)
  font.layout = (word, features) => {
    if (features !== undefined) return shape(word, features)
    const run = words.get(word) ?? shape(word)
    if (!words.has(word)) words.set(word, run)
    return copyOf(run)
  }
}

/** Keeps its prototype: the width of a run is a getter that sums its positions. */
function copyOf(run: WordRun): WordRun {
  const positions = run.positions.map((position) => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
}

/** Tells whether a TrueType font draws a code point, by its character map (the formats 4 and 12 that every font of today has). */
function readCoverage(font: Buffer): (codePoint: number) => boolean {
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

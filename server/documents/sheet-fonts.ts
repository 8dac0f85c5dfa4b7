import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'

/**
 * Indian scripts in Latin letters, as passports roughly write them. Unicode lays Bengali, Gurmukhi, Gujarati, Odia, Tamil,
 * Telugu, Kannada and Malayalam out alike, 128 places each, so one table by place serves them all.
 */
const FIRST_BLOCK = 0x0900
const LAST_BLOCK_END = 0x0d7f
const BLOCK_SIZE = 0x80

const CONSONANTS_FROM = 0x15
const CONSONANTS = 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
)
const VOWELS_FROM = 0x05
const VOWELS = 'a a i ee u oo ri l e e e ai o o o au'.split(' ')
const SIGNS_FROM = 0x3e
const SIGNS = 'a i ee u oo ri ri e e e ai o o o au'.split(' ')
const DIGITS_FROM = 0x66
const NASALS: Record<number, string> = { 1: 'n', 2: 'n', 3: 'h', 112: 'n', 113: '' }

/** Letters that only one script has at their place. */
const OWN: Record<string, string> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ৎ: 't', ੜ: 'r' }
const VIRAMA = 0x4d
const NUKTA = 0x3c

/** Devanagari, Bengali, Gurmukhi and Gujarati do not say the vowel of a word's last consonant; the others write and say it. */
const SILENT_END_BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80]

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

/** The same text with every letter of those scripts in Latin ones, each word with a capital; other signs stay. */
export function inLatinLetters(text: string): string {
  return text
    .normalize('NFC')
    .split(/(\s+)/)
    .map((word) => {
      const latin = latinWord(word)
      return latin === word ? word : `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`
    })
    .join('')
}

function latinWord(word: string): string {
  let latin = ''
  let openVowel = false
  let silentEnd = false
  for (const character of word) {
    const code = character.codePointAt(0) ?? 0
    const place = code >= FIRST_BLOCK && code <= LAST_BLOCK_END ? code % BLOCK_SIZE : undefined
    const own = OWN[character]
    const isChillu = own !== undefined && code >= 0x0d7a
    const consonant = own ?? (place === undefined ? undefined : CONSONANTS[place - CONSONANTS_FROM])
    const follows =
      place === VIRAMA || place === NUKTA || (place !== undefined && SIGNS[place - SIGNS_FROM] !== undefined)
    // A consonant carries an "a" unless a vowel sign or a virama takes it away.
    if (openVowel && !follows) latin += 'a'
    if (consonant !== undefined) latin += consonant
    else if (place === undefined) latin += character
    else latin += signAt(place)
    openVowel = consonant !== undefined ? !isChillu : openVowel && place === NUKTA
    silentEnd = SILENT_END_BLOCKS.includes(code - (code % BLOCK_SIZE))
  }
  return openVowel && !silentEnd ? `${latin}a` : latin
}

function signAt(place: number): string {
  if (place >= DIGITS_FROM && place < DIGITS_FROM + 10) return String(place - DIGITS_FROM)
  return VOWELS[place - VOWELS_FROM] ?? SIGNS[place - SIGNS_FROM] ?? NASALS[place] ?? ''
}

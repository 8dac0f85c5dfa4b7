import PDFDocument from 'pdfkit'
import type { BrandLook } from '#contract/terms/brand.ts'
import { PRACTICE_NOTICE } from '#contract/terms/practice.ts'
import { type Box, type Colour, type Drawings, decorate, drawings, paletteOf } from './sheet-drawings.ts'
import { inLatinLetters, sheetFonts } from './sheet-fonts.ts'

type Covers = (codePoint: number) => boolean

/** Points. */
const MARGIN = 40
const FOOTER_HEIGHT = 22
const FOOTER_SIZE = 7.5
const NOTICE_TOP = 13
const NAME_ELSEWHERE = '(name as on the booking page)'

/** `display`: a title, in the face of the brand's own titles. */
export type TextStyle = {
  size: number
  strong?: boolean
  display?: boolean
  faint?: boolean
  colour?: Colour
  align?: 'left' | 'right' | 'center'
}

const NOTICE_STYLE: TextStyle = { size: 12, strong: true, colour: 'coral' }

/** Pages of A4 that are filled from the top down; every piece belongs to the structure that screen readers follow. */
export type Sheet = Drawings & {
  full: Box
  /** Where the next piece begins, and how far pages go. */
  y: number
  bottom: number
  /** Begins a new page unless so many points are left on this one. */
  need(height: number): void
  /** A person's name as far as the font draws it, else words that lead to it. */
  name(text: string): string
  height(text: string, box: Box, style: TextStyle): number
  /** Writes at `y` without moving it. `parent` is the element it belongs to; the whole document where none is said. */
  write(tag: string, text: string, box: Box, style: TextStyle, parent?: Element): void
  element(tag: string, parent?: Element): Element
  /** A line across, for the eye alone. */
  rule(): void
  finish(): Promise<Buffer>
}
export type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** `isPractice`: no money moves, and every page says so. */
export type SheetTerms = {
  title: string
  author: string
  footer: string
  createdAt: Date
  compress?: boolean
  isPractice?: boolean | undefined
  /** The operator's own colour and logo, and the logo's file, a PNG. */
  look?: BrandLook | undefined
  logo?: Uint8Array | undefined
}

export async function openSheet(terms: SheetTerms): Promise<Sheet> {
  const { title, author, footer, createdAt, compress = true, isPractice = false, look, logo } = terms
  const colours = paletteOf(look?.accent)
  const { cuts, covers, cutOf } = await sheetFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    bufferPages: true,
    compress,
    pdfVersion: '1.7',
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    // None of the built-in ones, which would be read for nothing.
    font: '',
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  for (const [cut, font] of Object.entries(cuts)) doc.registerFont(cut, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const full = { x: MARGIN, width: doc.page.width - 2 * MARGIN }
  const bottom = doc.page.height - MARGIN - FOOTER_HEIGHT
  const dress = (words: string, { size, strong, display, faint, colour }: TextStyle) =>
    doc
      .font(cutOf(words, { strong, display }))
      .fontSize(size)
      .fillColor(colours[colour ?? (faint ? 'soft' : 'ink')])
  const sheet: Sheet = {
    full,
    y: MARGIN,
    bottom,
    need: (height) => {
      if (sheet.y + height <= bottom) return
      doc.addPage()
      sheet.y = MARGIN
    },
    name: (text) => printable(text, covers, NAME_ELSEWHERE),
    height: (text, { width }, style) => {
      const words = printable(text, covers)
      return dress(words, style).heightOfString(words, { width, ...figuresOf(style) })
    },
    write: (tag, text, { x, width }, style, parent = root) => {
      const words = printable(text, covers)
      const align = style.align ?? 'left'
      const draw = () => dress(words, style).text(words, x, sheet.y, { width, align, ...figuresOf(style) })
      parent.add(doc.struct(tag, {}, draw))
    },
    element: (tag, parent = root) => {
      const element = doc.struct(tag)
      parent.add(element)
      return element
    },
    rule: () =>
      decorate(doc, () => {
        doc.moveTo(full.x, sheet.y).lineTo(full.x + full.width, sheet.y)
        doc.lineWidth(0.5).stroke(colours.rule)
      }),
    ...drawings(doc, root, { top: () => sheet.y, colours, logo: logo && look?.logo && { ...look.logo, file: logo } }),
    finish: () => {
      if (isPractice) writeNotices(doc, root, () => dress(PRACTICE_NOTICE, NOTICE_STYLE))
      root.end()
      const prepare = (text: string) => {
        const words = printable(text, covers)
        dress(words, { size: FOOTER_SIZE, faint: true })
        return words
      }
      writeFooters(doc, prepare, footer)
      return bytesOf(doc)
    },
  }
  return sheet
}

/** Figures of a title stand as high as its capitals. */
function figuresOf({ display }: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return display ? { features: ['lnum'] } : {}
}

/** Above every page, where nothing else is written. */
function writeNotices(doc: PDFKit.PDFDocument, root: Element, prepare: () => unknown): void {
  const { count } = doc.bufferedPageRange()
  const width = doc.page.width - 2 * MARGIN
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const draw = () => {
      prepare()
      doc.text(PRACTICE_NOTICE, MARGIN, NOTICE_TOP, { width, align: 'center', lineBreak: false })
    }
    // Read aloud once; the later pages show it to the eye alone.
    if (page === 0) root.add(doc.struct('P', {}, draw))
    else decorate(doc, draw)
  }
}

/** On every page what it belongs to, and which of them it is. */
function writeFooters(doc: PDFKit.PDFDocument, prepare: (text: string) => string, footer: string): void {
  const { count } = doc.bufferedPageRange()
  const width = doc.page.width - 2 * MARGIN
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const y = doc.page.height - MARGIN - FOOTER_SIZE
    decorate(doc, () => {
      doc.text(prepare(footer), MARGIN, y, { width, lineBreak: false })
      const number = prepare(`Page ${page + 1} of ${count}`)
      doc.text(number, MARGIN + width - doc.widthOfString(number), y, { lineBreak: false })
    })
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

/**
 * A text without anything that the font would draw as an empty box: Indian scripts it lacks in Latin letters, accented
 * letters without their accent, and words of other scripts left out. `otherwise` is said where nothing remains.
 */
function printable(text: string, covers: Covers, otherwise = ''): string {
  const spaced = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  if (drawn(spaced, covers)) return spaced
  const words = inLatinLetters(spaced.replaceAll('→', '–'))
    .split(' ')
    .map((word) => wordDrawn(word, covers))
    .filter((word) => word !== '')
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words.join(' ') : otherwise
}

function wordDrawn(word: string, covers: Covers): string {
  if (drawn(word, covers)) return word
  const bare = word.normalize('NFKD').replaceAll(/\p{Mn}/gu, '')
  if (drawn(bare, covers)) return bare
  // Half a word in another script says nothing; signs between letters may go.
  const hasForeignLetter = [...bare].some((each) => /[\p{L}\p{N}]/u.test(each) && !drawn(each, covers))
  return hasForeignLetter ? '' : [...bare].filter((each) => drawn(each, covers)).join('')
}

function drawn(text: string, covers: Covers): boolean {
  for (const character of text) if (!covers(character.codePointAt(0) ?? 0)) return false
  return true
}

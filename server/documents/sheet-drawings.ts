import { accentColours } from '#contract/terms/accent.ts'
import { ICON_STROKE, ICON_UNITS, ICONS, type IconName } from './sheet-icons.ts'

/** The tokens of the site by day; an operator's own colour takes the place of `accent` and `wash`. */
const COLOURS = {
  ink: '#12262b',
  soft: '#4a6067',
  rule: '#e4d9c5',
  accent: '#0b6e78',
  wash: '#e2f0ed',
  sea: '#06313a',
  onSea: '#f6efe1',
  onSeaSoft: '#b4cbcb',
  good: '#1c6b3c',
  goodWash: '#e3f1e4',
  warn: '#8a4b00',
  warnWash: '#fbeed6',
  sun: '#f4b63f',
  coral: '#e2603f',
  action: '#c8402a',
  onAction: '#ffffff',
  brick: '#a32020',
} as const
const RADIUS = 5
const SHAPE_UNITS = 32

export type Colour = keyof typeof COLOURS
export type Palette = Readonly<Record<Colour, string>>
/** A rectangle to write in: points from the left, and how wide. */
export type Box = { x: number; width: number }

/** What is drawn on a sheet beside its words. */
export type Drawings = {
  /** A rounded panel from `y` down, for the eye alone: filled, or with a line round it. */
  panel(box: Box, height: number, look: { fill?: Colour; line?: Colour }): void
  /** A line across the box at `y`, for the eye alone. */
  across(box: Box): void
  /** Shapes of an SVG of 32 units at `y`, for the eye alone. */
  shapes(at: { x: number; side: number }, paths: readonly { path: string; colour: Colour }[]): void
  /** A JPEG that fills its box at `y`; words say what it shows. */
  picture(jpeg: Buffer, box: Box, height: number, alt: string): void
  /** Width by height of the operator's own logo; undefined where there is none. */
  logoRatio: number | undefined
  /** It, so high, with its left upper corner at `y`; brings its width. Words say whose it is, where none stand beside it. */
  logo(at: { x: number; height: number }, alt?: string): number
  /** A small drawing beside words, for the eye alone. */
  icon(at: { x: number; side: number }, name: IconName, colour: Colour): void
  /** A ring whose top is at `y`, for the eye alone. */
  ring(at: { x: number; side: number }, colour: Colour): void
  /** What is clicked in the box where the paper is read on a screen. */
  link(box: Box, height: number, address: string): void
  /** Black squares of `size` with the corner at each point, as one picture with words for who cannot see it. */
  squares(alt: string, size: number, corners: [number, number][]): void
}

type Document = PDFKit.PDFDocument
/** `file`: a PNG. */
type LogoFile = { file: Uint8Array; width: number; height: number }

export function paletteOf(accent: string | undefined): Palette {
  if (accent === undefined) return COLOURS
  return { ...COLOURS, accent, wash: accentColours(accent).light.wash }
}

/** Drawings on a document whose next piece begins at `top()`. */
export function drawings(
  doc: Document,
  root: ReturnType<Document['struct']>,
  { top, colours, logo }: { top: () => number; colours: Palette; logo: LogoFile | undefined },
): Drawings {
  const logoRatio = logo && logo.width / logo.height
  return {
    panel: ({ x, width }, height, { fill, line }) =>
      decorate(doc, () => {
        doc.roundedRect(x, top(), width, height, RADIUS)
        if (fill !== undefined) doc.fill(colours[fill])
        else doc.lineWidth(0.7).stroke(colours[line ?? 'rule'])
      }),
    across: ({ x, width }) =>
      decorate(doc, () => {
        doc.moveTo(x, top()).lineTo(x + width, top())
        doc.lineWidth(0.5).stroke(colours.rule)
      }),
    shapes: ({ x, side }, paths) =>
      decorate(doc, () => {
        doc
          .save()
          .translate(x, top())
          .scale(side / SHAPE_UNITS)
        for (const { path, colour } of paths) doc.path(path).fill(colours[colour])
        doc.restore()
      }),
    picture: (jpeg, { x, width }, height, alt) => {
      const draw = () => {
        doc.save().roundedRect(x, top(), width, height, RADIUS).clip()
        doc.image(jpeg, x, top(), { width, height }).restore()
      }
      root.add(doc.struct('Figure', { alt }, draw))
    },
    logoRatio,
    logo: ({ x, height }, alt) => {
      if (logo === undefined || logoRatio === undefined) return 0
      const width = logoRatio * height
      const draw = () => void doc.image(Buffer.from(logo.file), x, top(), { width, height })
      if (alt === undefined) decorate(doc, draw)
      else root.add(doc.struct('Figure', { alt }, draw))
      return width
    },
    icon: ({ x, side }, name, colour) =>
      decorate(doc, () => {
        doc
          .save()
          .translate(x, top())
          .scale(side / ICON_UNITS)
        doc.lineWidth(ICON_STROKE).lineCap('round').lineJoin('round')
        for (const path of ICONS[name]) doc.path(path).stroke(colours[colour])
        doc.restore()
      }),
    ring: ({ x, side }, colour) =>
      decorate(doc, () => {
        const stroke = side / 4
        doc.circle(x + side / 2, top() + side / 2, (side - stroke) / 2)
        doc.lineWidth(stroke).stroke(colours[colour])
      }),
    link: ({ x, width }, height, address) => void doc.link(x, top(), width, height, address),
    squares: (alt, size, corners) => {
      const draw = () => {
        for (const [x, y] of corners) doc.rect(x, y, size, size)
        doc.fill('#000000')
      }
      root.add(doc.struct('Figure', { alt }, draw))
    },
  }
}

/** Marks what is drawn as no part of the text. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

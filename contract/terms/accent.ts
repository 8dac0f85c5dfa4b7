/** The accent that an operator has chosen, as `#rrggbb`, and the colours that follow from it: those of links, of what is selected, of the focus. */
export type AccentColours = {
  light: Edition
  /** The same hue, made light by night. */
  dark: Edition
}
/** `on`: words on it; `wash`: a pale ground of it. */
type Edition = { accent: string; on: string; wash: string }

/** Of words and what they stand on (WCAG 2.2 AA; given). */
export const CONTRAST_MIN = 4.5
export const ACCENT = /^#[0-9a-f]{6}$/

/** The grounds of the page, as site/styles/tokens.css has them: paper, raised, sunk. */
export const PAGE_GROUNDS = {
  light: ['#fbf7ef', '#ffffff', '#f3ecdd'],
  dark: ['#071e24', '#0d2b33', '#05191e'],
} as const
const ON_ACCENT = { light: '#ffffff', dark: '#04161b' } as const
/** As light as the site's own lagoon and its washes, in OKLCH. */
const LIGHTNESS = { dark: 0.79, lightWash: 0.945, darkWash: 0.335 }
const WASH_CHROMA = { light: 0.02, dark: 0.045 }
const LIGHTNESS_STEP = 0.004

type Oklch = { lightness: number; chroma: number; hue: number }
type Rgb = [number, number, number]

export function accentColours(accent: string): AccentColours {
  const { chroma, hue } = oklchOf(accent)
  const inHue = (lightness: number, most: number) => hexOf({ lightness, chroma: Math.min(chroma, most), hue })
  return {
    light: { accent, on: ON_ACCENT.light, wash: inHue(LIGHTNESS.lightWash, WASH_CHROMA.light) },
    dark: {
      ...{ accent: inHue(LIGHTNESS.dark, chroma), on: ON_ACCENT.dark },
      wash: inHue(LIGHTNESS.darkWash, WASH_CHROMA.dark),
    },
  }
}

/** The least contrast that words have in the accent or on it, and where. */
export function leastContrast(accent: string): { ratio: number; where: string } {
  const colours = accentColours(accent)
  const pairs = (['light', 'dark'] as const).flatMap((theme) => {
    const { accent: shown, on, wash } = colours[theme]
    const time = theme === 'light' ? 'by day' : 'by night'
    return [
      { ratio: contrast(shown, on), where: `with words on it ${time}` },
      ...[...PAGE_GROUNDS[theme], wash].map((ground) => ({
        ratio: contrast(shown, ground),
        where: `on the page ${time}`,
      })),
    ]
  })
  return pairs.reduce((least, each) => (each.ratio < least.ratio ? each : least))
}

/** Why this accent cannot be taken, with what was measured and a colour close to it that can; undefined where it can. */
export function accentProblem(accent: string): string | undefined {
  const { ratio, where } = leastContrast(accent)
  if (ratio >= CONTRAST_MIN) return undefined
  return `${accent} has a contrast of ${ratioText(ratio)} ${where}; words need ${ratioText(CONTRAST_MIN)}. Close to it, ${nearestAccent(accent)} can be read.`
}

/** "4.4:1"; never more than was measured. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}

/** The lightest colour of the same hue that can be taken; black can. */
export function nearestAccent(accent: string): string {
  const { lightness, chroma, hue } = oklchOf(accent)
  for (let at = lightness; at > 0; at -= LIGHTNESS_STEP) {
    const darker = hexOf({ lightness: at, chroma, hue })
    if (leastContrast(darker).ratio >= CONTRAST_MIN) return darker
  }
  return '#000000'
}

/** From 1 to 21, as WCAG 2.2 measures it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearOf(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** With as much of its chroma as a screen has at this lightness. */
function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let kept = chroma; ; kept = Math.max(0, kept - LIGHTNESS_STEP)) {
    const linear = linearIn({ lightness, chroma: kept, hue })
    if (kept === 0 || linear.every((part) => part > -0.0005 && part < 1.0005)) return `#${linear.map(byteOf).join('')}`
  }
}

function linearIn({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function byteOf(linear: number): string {
  const part = Math.min(1, Math.max(0, linear))
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

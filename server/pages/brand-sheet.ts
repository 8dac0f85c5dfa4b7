import type { IncomingMessage, ServerResponse } from 'node:http'
import { accentColours, accentProblem } from '#contract/terms/accent.ts'
import type { BrandLogo, BrandLook } from '#contract/terms/brand.ts'
import { COLOUR_TOKENS } from '#contract/terms/brand-sheet.ts'
import { LOGO_NAMED_FROM_RATIO, LOGO_SIZE, readLogoAddress } from '#contract/terms/logo.ts'

/** Under the build's files, as the page policy allows styles of there only. */
const FOLDER = '/assets/brand/'
/** The colour, or a word that leaves it; the logo by its file and its size; other names of the tokens. */
const ADDRESS =
  /^\/assets\/brand\/(?<colour>[0-9a-f]{6}|usual)(?:\.(?<file>photo-[\w-]{1,40})\.(?<width>\d{1,3})x(?<height>\d{1,3}))?(?:\.(?<names>[a-z-]{1,16}_[a-z-]{1,16}_[a-z-]{1,16}))?\.css$/
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Pixels, as the tokens have them: the header has room for no more. */
const LOGO = { height: 40, padding: 4, radius: 10 }

type Sheet = BrandLook & { tokens: readonly string[][] }

/** The address of the sheet that gives the site this colour and logo: it says all that the sheet does, so that it is kept for ever. Undefined where nothing is the operator's own. */
export function brandSheetPath(look: BrandLook | undefined): string | undefined {
  if (look === undefined) return undefined
  const { accent, logo } = look
  const file = logo?.mediaLink.replace(/^.*\/(.*)\.png$/, '$1')
  const shown = logo === undefined ? '' : `.${file}.${logo.width}x${logo.height}`
  return `${FOLDER}${accent?.slice(1) ?? 'usual'}${shown}.css`
}

/** Answers requests for such sheets; false for every other path. A colour that cannot be read has none. */
export function serveBrandSheets(headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method } = request
    if (!url.startsWith(FOLDER) || (method !== 'GET' && method !== 'HEAD')) return false
    const sheet = sheetAt(url)
    if (sheet === undefined) return false
    const body = Buffer.from(textOf(sheet))
    response.writeHead(200, {
      ...headers,
      ...{ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': FOR_EVER, 'Content-Length': body.length },
    })
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }
}

function sheetAt(path: string): Sheet | undefined {
  const { colour, file, width, height, names } = ADDRESS.exec(path)?.groups ?? {}
  const accent = colour === undefined || colour === 'usual' ? undefined : `#${colour}`
  if (accent !== undefined && accentProblem(accent) !== undefined) return undefined
  const logo = file && { mediaLink: `/media/logo/${file}.png`, width: Number(width), height: Number(height) }
  if (logo ? !isLogo(logo) : accent === undefined) return undefined
  return {
    ...(accent === undefined ? {} : { accent }),
    ...(logo ? { logo } : {}),
    tokens: [[...COLOUR_TOKENS], ...(names === undefined ? [] : [names.split('_')])],
  }
}

function isLogo({ mediaLink, width, height }: BrandLogo): boolean {
  const fits = width > 0 && height > 0 && width <= LOGO_SIZE.width && height <= LOGO_SIZE.height
  return fits && readLogoAddress(mediaLink) !== undefined
}

function textOf({ accent, logo, tokens }: Sheet): string {
  return `${accent === undefined ? '' : colourRules(accent, tokens)}${logo === undefined ? '' : logoRules(logo)}`
}

/** In no layer, and so over every token. */
function colourRules(accent: string, tokens: Sheet['tokens']): string {
  const { light, dark } = accentColours(accent)
  const values = (['accent', 'wash', 'on'] as const).map((part) => `light-dark(${light[part]},${dark[part]})`)
  const rules = tokens.flatMap((names) => names.map((name, index) => `--${name}:${values[index]}`))
  return `:root{${rules.join(';')}}\n`
}

/** On a ground of its own, as logos are made for light paper; in place of what the icon draws, which says nothing to who does not see it. */
function logoRules({ mediaLink, width, height }: BrandLogo): string {
  const { height: side, padding, radius } = LOGO
  const shown = Math.round((side - 2 * padding) * (width / height)) + 2 * padding
  const alone = width / height < LOGO_NAMED_FROM_RATIO ? '' : `:is(${NAMED}):has(>.logo){font-size:0;gap:0}\n`
  return `.logo{inline-size:${shown}px;max-inline-size:40vw;block-size:${side}px;padding:${padding}px;border-radius:${radius}px;background:#fff url(${mediaLink}) center/contain no-repeat content-box border-box;print-color-adjust:exact}
.logo>*{display:none}
${alone}`
}

/** What has the name beside the logo: on pages, and in the office. */
const NAMED = '.header-brand,.footer-brand,.brand'

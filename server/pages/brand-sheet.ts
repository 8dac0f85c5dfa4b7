import type { IncomingMessage, ServerResponse } from 'node:http'
import { accentColours, accentProblem } from '#contract/terms/accent.ts'
import type { Brand, BrandLogo, BrandLook } from '#contract/terms/brand.ts'
import { LOGO_NAMED_FROM_RATIO, LOGO_SIZE, readLogoAddress } from '#contract/terms/logo.ts'

/** Under the build's files, as the page policy allows styles of there only. */
const FOLDER = '/assets/brand/'
/** The colour, or a word that leaves it; then the logo by its file and its size. */
const ADDRESS = /^\/assets\/brand\/([0-9a-f]{6}|usual)(?:\.([\w-]{1,80})\.(\d{1,3})x(\d{1,3}))?\.css$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The address of the sheet that gives the site its operator's colour and logo: it says all that the sheet does, so that it is kept for ever. Undefined where nothing is their own. */
export function brandSheetPath({ look }: Pick<Brand, 'look'>): string | undefined {
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
    const look = lookIn(url)
    if (look === undefined) return false
    const body = Buffer.from(brandSheet(look))
    response.writeHead(200, {
      ...headers,
      ...{ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': FOR_EVER, 'Content-Length': body.length },
    })
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }
}

function lookIn(path: string): BrandLook | undefined {
  const [, colour = '', file, width, height] = ADDRESS.exec(path) ?? []
  const accent = colour === 'usual' ? undefined : `#${colour}`
  if (colour === '' || (accent !== undefined && accentProblem(accent) !== undefined)) return undefined
  if (file === undefined) return accent === undefined ? undefined : { accent }
  const logo = { mediaLink: `/media/logo/${file}.png`, width: Number(width), height: Number(height) }
  return isLogo(logo) ? { ...(accent === undefined ? {} : { accent }), logo } : undefined
}

function isLogo({ mediaLink, width, height }: BrandLogo): boolean {
  const fits = width > 0 && height > 0 && width <= LOGO_SIZE.width && height <= LOGO_SIZE.height
  return fits && readLogoAddress(mediaLink) !== undefined
}

function brandSheet({ accent, logo }: BrandLook): string {
  return `${accent === undefined ? '' : colourRules(accent)}${logo === undefined ? '' : logoRules(logo)}`
}

/** In no layer, and so over every token. */
function colourRules(accent: string): string {
  const { light, dark } = accentColours(accent)
  const tokens = [
    ['lagoon', light.accent, dark.accent],
    ['lagoon-wash', light.wash, dark.wash],
    ['on-lagoon', light.on, dark.on],
  ]
  return `:root{${tokens.map(([name, day, night]) => `--${name}:light-dark(${day},${night})`).join(';')}}\n`
}

/** On a ground of its own, as logos are made for light paper; in place of what the icon draws, which says nothing to who does not see it. */
function logoRules({ mediaLink, width, height }: BrandLogo): string {
  const side = `calc((var(--s-6h) - var(--s-1)*2)*${(width / height).toFixed(3)} + var(--s-1)*2)`
  const alone =
    width / height < LOGO_NAMED_FROM_RATIO
      ? ''
      : ':is(.header-brand,.footer-brand,.brand):has(>.logo){font-size:0;gap:0}\n'
  return `.logo{inline-size:${side};max-inline-size:40vw;block-size:var(--s-6h);padding:var(--s-1);border-radius:var(--radius-s);background:#fff url(${mediaLink}) center/contain no-repeat content-box border-box;print-color-adjust:exact}
.logo>*{display:none}
${alone}`
}

import chain from '#contract/map/coast-chain.svg?raw'
import south from '#contract/map/coast-south.svg?raw'
import type { CoastView } from '#contract/map/coast-views.ts'
import base from '#site/styles/tokens.css?raw'
import colours from '#site/styles/tokens-map.css?raw'
import type { IslandMapView, PlacedMark } from './island-map-view.ts'

/** Day and night: a picture knows nothing of the page's theme. */
export const MAP_EDITIONS = ['day', 'night'] as const
type MapEdition = (typeof MAP_EDITIONS)[number]

const COASTS: Record<CoastView, string> = { chain, south }
const LETTERS = 'font-family="Figtree,system-ui,sans-serif" font-weight="600" text-anchor="middle"'

/** The map of island-map.tsx as a file of its own: marks with their numbers, no links. It is on the server only. */
export function drawnMap(map: IslandMapView, edition: MapEdition): string {
  const { view, crop, width, height, names, marks } = map
  const ink = (token: string) => inkOf(token, edition)
  const coast = COASTS[view].replace(/^[\s\S]*?(<path[\s\S]*\/>)[\s\S]*$/, '$1')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink('map-sea')}"/>`,
    `<svg viewBox="${crop}" width="${width}" height="${height}" stroke-linejoin="round"><defs>${coast}</defs>`,
    `<use href="#coast" fill="none" stroke="${ink('map-depth')}" stroke-width="30"/>`,
    `<use href="#coast" fill="none" stroke="${ink('map-grid')}" stroke-width="13"/>`,
    `<use href="#coast" fill="${ink('map-land')}" stroke="${ink('map-shore')}"/></svg>`,
    `<g ${LETTERS} font-size="12" fill="${ink('ink-soft')}">`,
    ...names.map(({ text, x, y, anchor }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`),
    `</g><g stroke="${ink('ink-soft')}">`,
    ...marks.map(({ at, spot }) => (spot ? `<path d="M${spot.x} ${spot.y}L${at.x} ${at.y}"/>` : '')),
    `</g><g ${LETTERS} font-size="14">`,
    ...marks.map((mark) => markOf(mark, { disc: ink('sea'), rim: ink('raised'), number: ink('on-sea') })),
    '</g></svg>',
  ].join('')
}

function markOf({ at, number }: PlacedMark, inks: { disc: string; rim: string; number: string }): string {
  const disc = `<circle cx="${at.x}" cy="${at.y}" r="13" fill="${inks.disc}" stroke="${inks.rim}" stroke-width="2"/>`
  return `${disc}<text x="${at.x}" y="${at.y + 5}" fill="${inks.number}">${number ?? ''}</text>`
}

/** What a colour of the stylesheets is by day or by night. */
function inkOf(token: string, edition: MapEdition): string {
  const [, value = ''] = [base, colours].join('').split(`--${token}:`)
  const found = value.slice(0, value.indexOf(';')).match(/#[0-9a-f]+/g) ?? []
  const ink = edition === 'night' ? (found[1] ?? found[0]) : found[0]
  if (ink === undefined) throw new Error(`No colour is called ${token}`)
  return ink
}

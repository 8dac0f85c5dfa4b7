import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoIdentity, geoMercator, geoPath } from 'd3-geo'
import type { FeatureCollection, Polygon, Position } from 'geojson'
import { ROOT } from './project-files.ts'

// `node tools/make-map.ts`. Draws the islands' coast once a view into contract/map: a sprite the pages point to,
// and the numbers that put a latitude and a longitude on it by plain arithmetic.

type View = {
  name: string
  /** Degrees: west, south, east, north. */
  bounds: [number, number, number, number]
  /** Units across; all coordinates are whole units. */
  width: number
  /** Corners that bend the line over less area than this (square units) are left out, and so are smaller islets. */
  detail: number
}

const SOURCE = join(ROOT, 'demo/facts/andaman.geojson')
const TARGET = join(ROOT, 'contract/map')
const VIEWS: View[] = [
  { name: 'chain', bounds: [92.02, 10.42, 94.08, 13.76], width: 2_000, detail: 9 },
  { name: 'south', bounds: [92.36, 11.16, 93.24, 12.36], width: 3_200, detail: 14 },
]
/** What a page may pay for a coast, bytes before packing. */
const SPRITE_BYTES_MAX = 12 * 1024

const coast = JSON.parse(readFileSync(SOURCE, 'utf8')) as FeatureCollection<Polygon>
const views = VIEWS.map(drawView)
writeFileSync(join(TARGET, 'coast-views.ts'), viewsModule(views))

type DrawnView = { name: string; width: number; height: number; scale: number; left: number; top: number }

function drawView(view: View): DrawnView {
  const [west, south, east, north] = view.bounds
  const projection = geoMercator()
    .scale((view.width * 180) / (Math.PI * (east - west)))
    .translate([0, 0])
  const [left = 0, top = 0] = projection([west, north]) ?? []
  const [, bottom = 0] = projection([east, south]) ?? []
  const height = Math.round(bottom - top)
  projection.translate([-left, -top])
  const path = geoPath(
    geoIdentity().clipExtent([
      [-60, -60],
      [view.width + 60, height + 60],
    ]),
  )
  const rings: Position[][] = []
  for (const { geometry } of coast.features) {
    const ring = (geometry.coordinates[0] ?? []).map((point) => projection([point[0] ?? 0, point[1] ?? 0]) ?? [0, 0])
    const kept = simplify(ring, view.detail)
    if (kept.length > 3) rings.push(...ringsOf(path({ type: 'Polygon', coordinates: [kept] })))
  }
  const sprite = spriteOf(view.name, view.width, height, rings)
  if (sprite.length > SPRITE_BYTES_MAX) throw new Error(`The coast of ${view.name} takes ${sprite.length} bytes`)
  writeFileSync(join(TARGET, `coast-${view.name}.svg`), sprite)
  process.stdout.write(`${view.name}: ${rings.length} islands, ${sprite.length} bytes\n`)
  return {
    name: view.name,
    width: view.width,
    height,
    scale: projection.scale(),
    left: round(left, 3),
    top: round(top, 3),
  }
}

/** Visvalingam: the corner that matters least goes first, until every corner left bends the line enough. */
function simplify(ring: Position[], detail: number): Position[] {
  const points = ring.slice(0, -1)
  for (;;) {
    let least = detail
    let at = -1
    for (let index = 0; index < points.length; index += 1) {
      const area = triangle(points.at(index - 1), points[index], points[(index + 1) % points.length])
      if (area < least) [least, at] = [area, index]
    }
    if (at < 0 || points.length < 4) break
    points.splice(at, 1)
  }
  return points.length < 4 ? [] : [...points, points[0] ?? [0, 0]]
}

function triangle(a: Position = [0, 0], b: Position = [0, 0], c: Position = [0, 0]): number {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const [cx = 0, cy = 0] = c
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

/** d3's path after clipping, as lists of points. */
function ringsOf(path: string | null): Position[][] {
  return (path ?? '')
    .split('Z')
    .map((part) =>
      part
        .split(/[ML]/)
        .filter(Boolean)
        .map((pair) => pair.split(',').map(Number)),
    )
    .filter((ring) => ring.length > 2)
}

/** Whole units, each step from the point before: half the bytes of absolute ones. */
function pathOf(rings: Position[][]): string {
  return rings
    .map((ring) => {
      let [x, y] = [0, 0]
      const steps = ring.map(([nextX = 0, nextY = 0]) => {
        const step = [Math.round(nextX) - x, Math.round(nextY) - y] as const
        ;[x, y] = [Math.round(nextX), Math.round(nextY)]
        return step
      })
      const [[startX, startY] = [0, 0], ...rest] = steps
      const line = rest.filter(([dx, dy]) => dx !== 0 || dy !== 0).map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`)
      return `M${startX} ${startY}l${line.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

function spriteOf(name: string, width: number, height: number, rings: Position[][]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<!-- ${name}: coastline (c) OpenStreetMap contributors, ODbL 1.0, simplified. Made by tools/make-map.ts. -->`,
    `<path id="coast" vector-effect="non-scaling-stroke" d="${pathOf(rings)}"/>`,
    '</svg>',
    '',
  ].join('\n')
}

function viewsModule(drawn: DrawnView[]): string {
  const lines = drawn.map(
    ({ name, width, height, scale, left, top }) =>
      `  ${name}: { width: ${width}, height: ${height}, scale: ${round(scale, 3)}, left: ${left}, top: ${top} },`,
  )
  return [
    '/** Made by tools/make-map.ts: the Mercator numbers of each coast sprite. `project` in project.ts uses them. */',
    'export const COAST_VIEWS = {',
    ...lines,
    '} as const',
    '',
    'export type CoastView = keyof typeof COAST_VIEWS',
    '',
  ].join('\n')
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

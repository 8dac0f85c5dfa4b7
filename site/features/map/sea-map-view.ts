import { isOnMap, type Point, type Spot } from '#contract/map/project.ts'
import { frameAround } from './frame.ts'
import { type MapSheet, sheetOf } from './island-map-view.ts'
import { boxAround, type Label, placeLabels } from './place-labels.ts'

/** A line over the sea from port to port; `isAsked` when the visitor asks about it. */
export type SeaLine = { path: readonly Spot[]; isAsked: boolean }
export type SeaPort = Spot & { name: string }

export type SeaMapView = MapSheet & {
  lines: { d: string; isAsked: boolean }[]
  ports: { name: string; at: Point; label: Label }[]
}

const PORT_RADIUS = 8
const NAME_SIZE = 13

/** The ports and the ways between them, worked out on the server. Undefined without two ports that we can place. */
export function seaMapView(ports: readonly SeaPort[], lines: readonly SeaLine[]): SeaMapView | undefined {
  const shown = ports.filter(isOnMap)
  if (shown.length < 2) return undefined
  const ways = lines.filter(({ path }) => path.length > 1 && path.every(isOnMap))
  const spots = [...shown, ...ways.flatMap(({ path }) => path)]
  const frame = frameAround(spots, { heightMin: 320, heightMax: 460, spanKm: 40 })
  const points = shown.map(frame.place)
  const drawn = ways.map(({ path, isAsked }) => ({ points: path.map(frame.place), isAsked }))
  const boxes = [
    ...points.map((point) => boxAround(point, PORT_RADIUS)),
    ...drawn.flatMap((way) => way.points.map((point) => boxAround(point, 2))),
  ]
  const labels = placeLabels(
    shown.map(({ name }, index) => ({
      text: name,
      at: points[index] ?? { x: 0, y: 0 },
      clear: PORT_RADIUS,
      fontSize: NAME_SIZE,
    })),
    boxes,
    frame,
  )
  const names = shown.map(({ name }) => name)
  return {
    ...sheetOf(frame, [...boxes, ...labels.flatMap((label) => (label ? [around(label)] : []))], names),
    // The one asked about is drawn over the others.
    lines: drawn
      .toSorted((one, other) => Number(one.isAsked) - Number(other.isAsked))
      .map((way) => ({ d: `M${way.points.map(({ x, y }) => `${x} ${y}`).join('L')}`, isAsked: way.isAsked })),
    ports: shown.flatMap(({ name }, index) => {
      const [at, label] = [points[index], labels[index]]
      return at && label ? [{ name, at, label }] : []
    }),
  }
}

function around({ text, x, y, anchor }: Label) {
  const width = text.length * NAME_SIZE * 0.56
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - NAME_SIZE, bottom: y + 4 }
}

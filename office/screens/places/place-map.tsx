import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import chain from '#contract/map/coast-chain.svg?url&no-inline'
import south from '#contract/map/coast-south.svg?url&no-inline'
import { isOnMap, type Spot } from '#contract/map/project.ts'
import { IconButton } from '../../ui/button.tsx'
import { degreesOf } from './degrees.ts'
import { CHAIN_MIDDLE, degreesText, isOnSheet, MAP_SIZE, mapFrame, movedBy, SPANS_KM } from './map-frame.ts'
import './place-map.css'

const SPRITES = { chain, south }
/** Where a place lies already, the map shows so much round it; else the whole chain. */
const FIRST_LEVEL = 2

/** A map of ours that sets the latitude and longitude of the form round it, by a click or by the arrow keys. */
export function PlaceMap({ disabled = false }: { disabled?: boolean }) {
  const form = useFormContext()
  const [lat, lng] = form.watch(['lat', 'lng']) as [string, string]
  const typed = { lat: degreesOf(lat), lng: degreesOf(lng) }
  const spot = isOnMap(typed) ? typed : undefined
  const put = (next: Spot) => {
    if (!isOnMap(next)) return
    for (const name of ['lat', 'lng'] as const)
      form.setValue(name, degreesText(next[name]), { shouldDirty: true, shouldValidate: true })
  }
  return <ClickMap spot={spot} onPut={disabled ? undefined : put} />
}

type MapProps = { spot: Spot | undefined; onPut: ((spot: Spot) => void) | undefined }

function ClickMap({ spot, onPut }: MapProps) {
  const hint = useId()
  const { frame, level, setLevel } = useFrame(spot)
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const unit = MAP_SIZE.width / width
    onPut?.(frame.spotAt({ x: (clientX - left) * unit, y: (clientY - top) * unit }))
  }
  const press = (event: KeyboardEvent) => {
    const next = movedBy(event.key, spot ?? CHAIN_MIDDLE, frame.spanKm, event.shiftKey)
    if (next === undefined || onPut === undefined) return
    event.preventDefault()
    onPut(next)
  }
  const said = spot
    ? `${degreesText(spot.lat)} degrees north, ${degreesText(spot.lng)} degrees east`
    : 'No point on the map yet'
  return (
    <div className="place-map">
      <div className="map-sheet">
        <svg
          viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
          role="application"
          aria-label="Map of where it lies"
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its point
          tabIndex={0}
          onClick={click}
          onKeyDown={press}
        >
          <Sheet frame={frame} spot={spot} />
        </svg>
        <div className="map-zoom">
          <IconButton
            icon="plus"
            label="Closer"
            disabled={level === SPANS_KM.length - 1}
            onClick={() => setLevel(level + 1)}
          />
          <IconButton icon="minus" label="Wider" disabled={level === 0} onClick={() => setLevel(level - 1)} />
        </div>
        <p className="map-credit">© OpenStreetMap contributors</p>
      </div>
      <p className="hint" id={hint}>
        Click where it lies, go closer, and click again. On the map, arrow keys move the point; with Shift ten times as
        far.
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

/** The piece of coast that is shown: it stays while the point moves upon it, and follows a point that leaves it. */
function useFrame(spot: Spot | undefined) {
  const [at, setAt] = useState({ level: spot ? FIRST_LEVEL : 0, middle: spot ?? CHAIN_MIDDLE })
  const middle = at.level === 0 ? CHAIN_MIDDLE : at.middle
  const shown = mapFrame(middle, SPANS_KM[at.level] ?? SPANS_KM[0])
  const hasLeft = spot !== undefined && !isOnSheet(shown.place(spot))
  if (hasLeft && at.middle !== spot) setAt({ ...at, middle: spot })
  return {
    frame: shown,
    level: at.level,
    setLevel: (level: number) => setAt({ level, middle: spot ?? at.middle }),
  }
}

function Sheet({ frame, spot }: { frame: ReturnType<typeof mapFrame>; spot: Spot | undefined }) {
  const coast = `${SPRITES[frame.view]}#coast`
  const at = spot && frame.place(spot)
  return (
    <>
      <svg
        className="map-coast"
        viewBox={frame.crop}
        width={MAP_SIZE.width}
        height={MAP_SIZE.height}
        aria-hidden="true"
      >
        <use href={coast} />
        <use href={coast} />
        <use href={coast} />
      </svg>
      <g className="map-names">
        {frame.names.map(({ text, x, y }) => (
          <text key={text} x={x} y={y} textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
      {at && (
        <g className="map-point" transform={`translate(${at.x} ${at.y})`}>
          <path d="M0 0C-3-9-10-13-10-21a10 10 0 0 1 20 0C10-13 3-9 0 0z" />
          <circle cy="-21" r="3.5" />
        </g>
      )}
    </>
  )
}

import sprite from '#site/ui/icons.svg?url&no-inline'
import { SCALE_HEIGHT, type MapScale as Scale } from './map-scale-view.ts'

/** A rose with its north, and a bar so many kilometres long; it looks like the names on the map. */
export function MapScale({ scale: { at, km, width } }: { scale: Scale }) {
  return (
    <svg className="map-names map-scale" x={at.x} y={at.y} overflow="visible" aria-hidden="true">
      <use href={`${sprite}#north`} width="24" height="38" />
      <path stroke="currentColor" fill="none" d={`M0 ${SCALE_HEIGHT - 5}v5h${width}v-5`} />
      <text x={width / 2} y={SCALE_HEIGHT - 5} textAnchor="middle">
        {`${km} km`}
      </text>
    </svg>
  )
}

import './map-scale.css'
import { SCALE_HEIGHT, type MapScale as Scale } from './map-scale-view.ts'

/** A rose with its north, and a bar so many kilometres long. */
export function MapScale({ scale: { at, km, width } }: { scale: Scale }) {
  return (
    <svg className="map-scale" x={at.x} y={at.y} width={width} height={SCALE_HEIGHT} aria-hidden="true">
      <path className="map-rose" d="M12 14l3.5 9L24 26l-8.5 3L12 38l-3.5-9L0 26l8.5-3z" />
      <text x="12" y="9" textAnchor="middle">
        N
      </text>
      <path className="map-bar" d={`M0 ${SCALE_HEIGHT - 5}v5h${width}v-5`} />
      <text x={width / 2} y={SCALE_HEIGHT - 5} textAnchor="middle">
        {km} km
      </text>
    </svg>
  )
}

import { MapSheet } from './map-sheet.tsx'
import './sea-map.css'
import type { SeaMapView } from './sea-map-view.ts'

/** Ports and the boats' ways between them; what it shows stands in words on the page. */
export function SeaMap({ map, label }: { map: SeaMapView; label: string }) {
  return (
    <MapSheet sheet={map} label={label}>
      {map.lines.map(({ d, isAsked }) => (
        <path key={d} className={isAsked ? 'sea-line asked' : 'sea-line'} d={d} />
      ))}
      {map.ports.map(({ name, at, label: { x, y, anchor } }) => (
        <g key={name} className="sea-port">
          <circle cx={at.x} cy={at.y} r="6" />
          <text x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </MapSheet>
  )
}

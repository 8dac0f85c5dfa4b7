import './route-map.css'
import { MapSheet } from './map-sheet.tsx'
import type { RouteMapView } from './route-map-view.ts'

/**
 * The trip over the islands: the line draws itself once when it comes into view. Where days that open follow it, the
 * stops of the open one are marked (route-map.css).
 */
export function RouteMap({ route, title }: { route: RouteMapView; title: string }) {
  return (
    <figure className="route-map">
      <MapSheet sheet={route} label={title}>
        <path className="route-line" pathLength="1" d={route.line} />
        {route.stops.map(({ name, days, on, at, label }) => (
          <g key={name} className={`route-stop ${on.map((day) => `day-${day}`).join(' ')}`}>
            <circle cx={at.x} cy={at.y} r="7" />
            <text x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
              {name}
              <tspan x={label.x} dy="15">
                {days}
              </tspan>
            </text>
          </g>
        ))}
      </MapSheet>
    </figure>
  )
}

import './route-map.css'
import { MapSheet } from './map-sheet.tsx'
import type { RouteMapView } from './route-map-view.ts'

/**
 * The trip over the islands: the line draws itself once when it comes into view. Each stop knows its days, so that the page
 * can mark where one is on one of them.
 */
export function RouteMap({ route, title }: { route: RouteMapView; title: string }) {
  return (
    <figure className="route-map">
      <MapSheet sheet={route} label={title}>
        <path className="route-line" pathLength="1" d={route.line} />
        {route.stops.map(({ name, days, on, at, label }) => (
          <g key={name} className="route-stop" data-days={on.join(' ')}>
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

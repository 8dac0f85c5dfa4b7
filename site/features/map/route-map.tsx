import './route-map.css'
import { MapSheet } from './map-sheet.tsx'
import type { RouteMapView } from './route-map-view.ts'

/** The trip over the islands: the line draws itself once when it comes into view; the stops stand in a list beside it. */
export function RouteMap({ route, title }: { route: RouteMapView; title: string }) {
  return (
    <figure className="route-map">
      <MapSheet sheet={route} label={title}>
        <path className="route-line" pathLength="1" d={route.line} />
        {/* A line of no length is a dot. */}
        <path className="route-dots" d={route.dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        {route.stops.map(({ name, days, at, label }) => (
          <g key={name} className="route-stop">
            <circle cx={at.x} cy={at.y} r="7" />
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
              <tspan x={label.x} dy="15">
                {days}
              </tspan>
            </text>
          </g>
        ))}
      </MapSheet>
      <figcaption>
        <ol>
          {route.stops.map(({ name, days, sights }) => (
            <li key={name}>
              <span>{days}</span>
              <b>{name}</b>
              {sights !== '' && <small>{sights}</small>}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

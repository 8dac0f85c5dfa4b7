import { Link } from '#site/ui/link.tsx'
import './island-map.css'
import type { IslandMapView, Locator, PlacedMark } from './island-map-view.ts'
import { coastUrl, MapSheet } from './map-sheet.tsx'

/** The islands with marks upon them; a mark with an address is a link. */
export function IslandMap({ map, label }: { map: IslandMapView; label: string }) {
  return (
    <MapSheet sheet={map} label={label}>
      {map.locator && <MapLocator locator={map.locator} />}
      <g className="map-leaders">
        {map.marks.map(({ id, at, spot }) => spot && <path key={id} d={`M${spot.x} ${spot.y}L${at.x} ${at.y}`} />)}
        {map.marks.map(({ id, spot }) => spot && <circle key={id} cx={spot.x} cy={spot.y} r="2.5" />)}
      </g>
      {map.marks.map((mark) =>
        mark.href === undefined ? (
          <g key={mark.id} className="map-mark">
            <MarkShape mark={mark} />
          </g>
        ) : (
          <Link
            key={mark.id}
            className="map-mark"
            to={mark.href}
            // A name that stands on the map is the link's own text.
            aria-label={mark.label ? undefined : [mark.number, mark.name].filter(Boolean).join(', ')}
          >
            <MarkShape mark={mark} />
          </Link>
        ),
      )}
    </MapSheet>
  )
}

function MarkShape({ mark: { name, number, at, label } }: { mark: PlacedMark }) {
  return (
    <>
      {!label && <title>{name}</title>}
      <circle cx={at.x} cy={at.y} r={number === undefined ? 9 : 13} />
      {number === undefined ? (
        <circle className="map-eye" cx={at.x} cy={at.y} r="3.5" />
      ) : (
        <text className="map-number" x={at.x} y={at.y + 4.5} textAnchor="middle">
          {number}
        </text>
      )}
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {label.text}
        </text>
      )}
      {/* Room for a finger. */}
      <circle className="map-touch" cx={at.x} cy={at.y} r="14" />
    </>
  )
}

/** The whole chain in a corner, with a dot where the map is. */
function MapLocator({ locator: { crop, width, height, at } }: { locator: Locator }) {
  return (
    <svg className="map-locator" x="10" y="10" width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} rx="8" />
      <svg className="map-coast" viewBox={crop} width={width} height={height} aria-hidden="true">
        <use href={coastUrl('chain')} />
      </svg>
      <circle cx={at.x} cy={at.y} r="4" />
    </svg>
  )
}

import { Link } from '#site/ui/link.tsx'
import { MapSheet } from './map-sheet.tsx'
import './price-map.css'
import { PIN_HEIGHT, type PlacedPin, type PriceMapView } from './price-map-view.ts'

/** The islands with a price on each spot; every price is a link. */
export function PriceMap({ map, label }: { map: PriceMapView; label: string }) {
  return (
    <MapSheet sheet={map} label={label}>
      <g className="price-leaders">
        {map.pins.map(({ id, at, spot }) => (
          <path key={id} d={`M${spot.x} ${spot.y}L${at.x} ${at.y}`} />
        ))}
        {map.pins.map(({ id, spot }) => (
          <circle key={id} cx={spot.x} cy={spot.y} r="3" />
        ))}
      </g>
      {map.pins.map((pin) => (
        <Link
          key={pin.id}
          className={pin.isFaint ? 'price-pin faint' : 'price-pin'}
          to={pin.href}
          aria-label={`${pin.name}, ${pin.text}`}
        >
          <PinShape pin={pin} />
        </Link>
      ))}
    </MapSheet>
  )
}

function PinShape({ pin: { name, text, at, width } }: { pin: PlacedPin }) {
  return (
    <>
      <title>{name}</title>
      <rect x={at.x - width / 2} y={at.y - PIN_HEIGHT / 2} width={width} height={PIN_HEIGHT} rx={PIN_HEIGHT / 2} />
      <text x={at.x} y={at.y + 4.5} textAnchor="middle">
        {text}
      </text>
    </>
  )
}

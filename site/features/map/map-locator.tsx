import type { Locator } from './island-map-view.ts'
import './map-locator.css'
import { coastUrl } from './map-sheet.tsx'

/** The whole chain in a corner, with a dot where the map is. */
export function MapLocator({ locator: { crop, width, height, at } }: { locator: Locator }) {
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

import type { ReactNode } from 'react'
import chain from '#contract/map/coast-chain.svg?url&no-inline'
import south from '#contract/map/coast-south.svg?url&no-inline'
import type { CoastView } from '#contract/map/coast-views.ts'
import sprite from '#site/ui/icons.svg?url&no-inline'
import type { MapSheet as Sheet } from './island-map-view.ts'
import { SCALE_HEIGHT, type MapScale as Scale } from './map-scale-view.ts'
import './map-sheet.css'

const SPRITES = { chain, south }

export function coastUrl(view: CoastView): string {
  return `${SPRITES[view]}#coast`
}

/** The sea, the coast (one file, fetched once) and what is drawn upon it, with the credit the coast's licence asks for. */
export function MapSheet({ sheet, label, children }: { sheet: Sheet; label: string; children: ReactNode }) {
  return (
    <div className="map-sheet">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group, not a set of form fields */}
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="group" aria-label={label}>
        <svg className="map-coast" viewBox={sheet.crop} width={sheet.width} height={sheet.height} aria-hidden="true">
          <use href={coastUrl(sheet.view)} />
          <use href={coastUrl(sheet.view)} />
          <use href={coastUrl(sheet.view)} />
        </svg>
        {sheet.scale && <MapScale scale={sheet.scale} />}
        <g className="map-names">
          {sheet.names.map(({ text, x, y, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </g>
        {children}
      </svg>
      <p className="map-credit">
        {'© '}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          OpenStreetMap contributors
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  )
}

/** A rose with its north, and a bar so many kilometres long; it looks like the names on the map. */
function MapScale({ scale: { at, km, width } }: { scale: Scale }) {
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

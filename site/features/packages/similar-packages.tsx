import type { ReactNode } from 'react'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Status } from '#site/ui/status.tsx'
import type { DetailsData } from './details-loader.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { PackageCardView } from './package-card-view.ts'
import './similar-packages.css'
import { TourCard } from './tour-card.tsx'

type Props = {
  similar: DetailsData['similar']
  path: string
  renderSave?: (card: PackageCardView) => ReactNode
}

/** One row of four; on phones a strip to swipe. */
export function SimilarPackages({ similar, path, renderSave }: Props) {
  if (similar.failure === undefined && similar.cards.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead title={DETAILS_TEXTS.similar} />
      {similar.failure !== undefined ? (
        <Status kind="error" retryHref={path}>
          {similar.failure}
        </Status>
      ) : (
        <ul className="similar-packages grid-4 slide">
          {similar.cards.map((card) => (
            <li key={card.id}>
              <TourCard card={card} sizes="(width >= 900px) 282px, 300px" save={renderSave?.(card)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

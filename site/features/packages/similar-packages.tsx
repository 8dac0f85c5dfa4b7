import type { ReactNode } from 'react'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Status } from '#site/ui/status.tsx'
import type { DetailsData } from './details-loader.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { PackageCardView } from './package-card-view.ts'
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        <div className="grid-4 slide" role="group" aria-label={DETAILS_TEXTS.similar} tabIndex={0}>
          {similar.cards.slice(0, 4).map((card) => (
            <TourCard key={card.id} card={card} sizes="(width >= 900px) 282px, 300px" save={renderSave?.(card)} />
          ))}
        </div>
      )}
    </section>
  )
}

import { useRef } from 'react'
import { paths } from '#site/paths.ts'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { useNear } from '#site/ui/use-near.ts'
import { usePart } from '#site/ui/use-part.ts'
import { allOf, DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsView } from './details-view.ts'
import './late-similar.css'
import type { RenderSave } from '../tour-card.tsx'

const fetchPart = () => import('./similar-packages.tsx').then((module) => module.SimilarPackages)

type Props = { travelPackage: Pick<DetailsView, 'id' | 'slug' | 'category'>; renderSave?: RenderSave }

/** What is like this package, at the end of a long page: a link to the category, and the cards once they come near. */
export function LateSimilar({ travelPackage: { id, slug, category }, renderSave }: Props) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const SimilarPackages = usePart(fetchPart, near)
  return (
    <section className="wrap section similar-packages" ref={place}>
      <SectionHead title={DETAILS_TEXTS.similar}>
        <Link to={paths.category(category.slug)}>{allOf(category.name)}</Link>
      </SectionHead>
      {SimilarPackages && (
        // Another package asks anew.
        <SimilarPackages key={id} id={id} retryHref={paths.packageDetails(slug)} renderSave={renderSave} />
      )}
    </section>
  )
}

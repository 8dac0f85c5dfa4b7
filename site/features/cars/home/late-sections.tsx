import { InPage } from '#site/ui/in-page.tsx'
import { usePart } from '#site/ui/use-part.ts'
import type { CarSectionsView } from './home-loader.ts'
// Drawn by the server, so their styles come with the page.
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
import '#site/shop/cards/place-card.css'
import './car-rates.css'
import './car-terms.css'

/** Drawn by the server on a first visit; on a later one their code comes after the page. */
const Drawn = import.meta.env.SSR ? (await import('./car-sections.tsx')).CarSections : undefined
const fetchSections = () => import('./car-sections.tsx').then((module) => module.CarSections)

export function LateSections({ from }: { from: InPage<CarSectionsView> }) {
  const Fetched = usePart(fetchSections, 'whole' in from)
  const Sections = Drawn ?? Fetched
  return <InPage from={from}>{(view) => Sections && <Sections {...view} />}</InPage>
}

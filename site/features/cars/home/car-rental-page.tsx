import type { ReactNode } from 'react'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { usePart } from '#site/ui/use-part.ts'
import './car-rental-page.css'
import { CarSearch } from '../search/car-search.tsx'
import type { CarSectionsView, CarsHomeData } from './home-loader.ts'
import { HOME_TEXTS } from './home-texts.ts'
// Drawn by the server, so their styles come with the page.
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
import '#site/shop/cards/place-card.css'
import './car-rates.css'
import './car-terms.css'

/** Drawn by the server on a first visit; on a later one their code comes after the page. */
const Drawn = import.meta.env.SSR ? (await import('./car-sections.tsx')).CarSections : undefined
const fetchSections = () => import('./car-sections.tsx').then((module) => module.CarSections)

type Props = {
  data: CarsHomeData
  banner?: PictureSource
  /** What People Say: reviews of cars; none leaves the section out. */
  voices?: ReactNode
}

/** Cars with a driver: the three searches, packages, where one can go, and what is in the price. */
export function CarRentalPage({ data: { tab, facts, sections, questions }, banner, voices }: Props) {
  return (
    <>
      <div className="sea sea-head front" id="search">
        <div className="wrap">
          <Breadcrumbs items={[{ label: HOME_TEXTS.heading }]} />
          <header>
            <div>
              <h1>{HOME_TEXTS.title}</h1>
              <p>{HOME_TEXTS.intro}</p>
            </div>
            {banner && (
              <div className="plate only-wide">
                <Picture picture={banner} alt="" sizes="420px" />
              </div>
            )}
          </header>
          <CarSearch tab={tab} given={NOTHING_ASKED} facts={facts} tabInAddress />
        </div>
      </div>
      <LateSections from={sections} />
      {voices}
      <LateSections from={questions} />
    </>
  )
}

const NOTHING_ASKED = {}

/** A part of the page whose code a first view does without. */
function LateSections({ from }: { from: InPage<CarSectionsView> }) {
  const Fetched = usePart(fetchSections, 'whole' in from)
  const Sections = Drawn ?? Fetched
  return <InPage from={from}>{(view) => Sections && <Sections {...view} />}</InPage>
}

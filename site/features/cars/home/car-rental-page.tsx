import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import './car-rental-page.css'
import { CarSearch } from '../search/car-search.tsx'
import type { CarsHomeData } from './home-loader.ts'
import { HOME_TEXTS } from './home-texts.ts'
import { LateSections } from './late-sections.tsx'

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
      <div className="sea car-head" id="search">
        <div className="wrap">
          <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: HOME_TEXTS.heading }]} />
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

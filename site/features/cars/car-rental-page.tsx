import { paths } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import type { CarTab } from './car-query.ts'
import './car-rental-page.css'
import { CarSearch } from './car-search.tsx'
import type { CarFormFacts } from './car-stops-loader.ts'
import { HOME_TEXTS } from './home-texts.ts'

type Props = { tab: CarTab; facts: CarFormFacts }

/** Cars with a driver: the three searches, packages, where one can go, what is in the price. */
export function CarRentalPage({ tab, facts }: Props) {
  return (
    <div className="sea car-head" id="search">
      <div className="wrap">
        <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: HOME_TEXTS.heading }]} />
        <h1>{HOME_TEXTS.title}</h1>
        <p>{HOME_TEXTS.intro}</p>
        <CarSearch tab={tab} given={{}} facts={facts} />
      </div>
    </div>
  )
}

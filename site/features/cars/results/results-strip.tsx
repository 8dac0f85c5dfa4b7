import { paths } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { CarSearch } from '../search/car-search.tsx'
import type { ResultsData } from './results-page-data.ts'
import './results-strip.css'
import { RESULTS_TEXTS } from './results-texts.ts'

/** On deep sea: what was asked, and behind "Change search" the forms with it filled in. */
export function ResultsStrip({ data, isOpen }: { data: ResultsData; isOpen: boolean }) {
  const { tab, asked, facts, title, lead } = data
  return (
    <div className="car-strip sea">
      <div className="wrap">
        <Breadcrumbs items={[{ label: RESULTS_TEXTS.heading, href: paths.carRental }, { label: title }]} />
        <h1>{title}</h1>
        {lead !== '' && <p>{lead}</p>}
        <details open={isOpen}>
          <summary>
            <Icon name="search" /> {RESULTS_TEXTS.changeSearch}
          </summary>
          <CarSearch tab={tab} given={asked} facts={facts} />
        </details>
      </div>
    </div>
  )
}

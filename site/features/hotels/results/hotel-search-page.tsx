import '#site/ui/chip.css'
import './hotel-search-page.css'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { usePart } from '#site/ui/use-part.ts'
import { type HotelQuery, hotelSearchHref, NO_FILTERS } from '../hotel-query.ts'
import { SearchStrip } from '../search/search-strip.tsx'
import { StayNotice } from '../stay-notice.tsx'
import { HOTEL_TEXTS } from '../texts.ts'
import type { AppliedFilter } from './applied-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { HotelListEnd } from './hotel-results.tsx'
import type { HotelSearchData } from './search-loader.ts'

const fetchSkeletons = () => import('./hotel-skeletons.tsx').then((module) => module.HotelSkeletons)
const fetchFilterSheet = () => import('./hotel-filter-sheet.tsx').then((module) => module.HotelFilterSheet)
const fetchSheet = () => import('#site/ui/sheet.tsx').then((module) => module.Sheet)

type Props = {
  data: HotelSearchData
  /** The cards, and a split stay where there is one. */
  results: ReactNode
  map?: ReactNode
}

/** The search, its filters, the hotels and where they are. */
export function HotelSearchPage({ data, results, map }: Props) {
  const filters = useHotelFilters(data.query)
  const [sheet, setSheet] = useState<'filters' | 'map'>()
  const Skeletons = usePart(fetchSkeletons, filters.isLoading)
  const FilterSheet = usePart(fetchFilterSheet, sheet === 'filters')
  const Sheet = usePart(fetchSheet, sheet === 'map')
  const shared = { query: filters.shown, choices: data.choices, onChange: filters.filter }
  return (
    <>
      <SearchStrip
        // Another search starts with its own answers.
        key={hotelSearchHref({ ...data.query, page: 1 })}
        destination={data.destination}
        stay={data.query}
        sort={data.query.sort}
        today={data.today}
        trail={
          <Breadcrumbs
            items={[
              { label: HOTEL_TEXTS.heading, href: paths.hotels },
              { label: data.destination.label || HOTEL_TEXTS.all },
            ]}
          />
        }
      />
      <FilterBar {...shared} onFilters={() => setSheet('filters')} />
      <div className="wrap hotel-search-layout">
        <section aria-label={HOTEL_TEXTS.results}>
          <header className="hotel-search-head">
            <h1>{data.words.title}</h1>
            <p className="soft" role="status">
              {data.words.lead}
            </p>
          </header>
          <AppliedChips query={data.query} applied={data.applied} />
          <StayNotice problems={data.problems} ways={data.ways} group={data.group} nearest={data.words.nearest} />
          <h2 className="visually-hidden">{HOTEL_TEXTS.results}</h2>
          {filters.isLoading && Skeletons && <Skeletons />}
          {/* Hidden, not taken away: what was drawn once must not be drawn again. */}
          <div hidden={filters.isLoading && Skeletons !== undefined}>
            {results}
            <HotelListEnd data={data} />
          </div>
        </section>
        {map && (
          <aside aria-label={HOTEL_TEXTS.map} className="hotel-search-map">
            {map}
          </aside>
        )}
      </div>
      {map && (
        <Button kind="outline" className="hotel-map-button only-scripted only-narrow" onClick={() => setSheet('map')}>
          <Icon name="map" /> {HOTEL_TEXTS.map}
        </Button>
      )}
      {FilterSheet && (
        <FilterSheet {...shared} open={sheet === 'filters'} onClose={() => setSheet(undefined)} total={data.total} />
      )}
      {Sheet && (
        <Sheet open={sheet === 'map'} onClose={() => setSheet(undefined)} title={HOTEL_TEXTS.map}>
          {sheet === 'map' && map}
        </Sheet>
      )}
    </>
  )
}

/** What is on, each with its way off. */
function AppliedChips({ query, applied }: { query: HotelQuery; applied: readonly AppliedFilter[] }) {
  if (applied.length === 0) return null
  return (
    <div className="row hotel-applied">
      {applied.map(({ label, href }) => (
        <Chip key={label} href={href} removable preventScrollReset>
          {label}
        </Chip>
      ))}
      <Chip href={hotelSearchHref({ ...query, ...NO_FILTERS, page: 1 })} preventScrollReset>
        {HOTEL_TEXTS.clear}
      </Chip>
    </div>
  )
}

/** Kept in the history entry of a search: what it asks for, shown by the filters while the list is on its way. */
type SearchState = { hotels?: HotelQuery }

/** What filtering does to the address; `shown` is ahead of the list while that is fetched. */
function useHotelFilters(query: HotelQuery) {
  const navigate = useNavigate()
  const next = useNavigation().location
  const { pathname } = useLocation()
  const isLoading = next !== undefined && next.pathname === paths.hotelSearch && pathname === paths.hotelSearch
  const shown = readState(next?.state).hotels ?? query
  return {
    shown,
    isLoading,
    filter: (change: Partial<HotelQuery>) => {
      const wanted = { ...shown, ...change, page: 1 }
      const state: SearchState = { hotels: wanted }
      void navigate(hotelSearchHref(wanted), { preventScrollReset: true, state })
    },
  }
}

/** Entries of these pages are written here and by the router only; those of other pages have none of our names. */
function readState(state: unknown): SearchState {
  return (state ?? {}) as SearchState
}

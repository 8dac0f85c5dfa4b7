import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import { HotelCard } from '#site/ui/hotel-card.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { countFilters, hotelSearchHref, NO_FILTERS } from './hotel-query.ts'
import './hotel-results.css'
import type { HotelResults, HotelSearchData, SplitPart } from './search-loader.ts'
import { HOTEL_TEXTS } from './texts.ts'

const SIZES = '(width >= 1280px) 230px, (width >= 900px) 20vw, (width >= 620px) 34vw, 92vw'

/** The cards, sold-out hotels last, after the two halves of a split stay. */
export function HotelList({ results: { cards, split } }: { results: HotelResults }) {
  return (
    <>
      {split && <SplitStay parts={split} />}
      {cards.length > 0 && (
        <ul className="hotel-results">
          {cards.map((hotel, index) => (
            <li key={hotel.id}>
              <HotelCard hotel={hotel} sizes={SIZES} eager={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function SplitStay({ parts }: { parts: SplitPart[] }) {
  return (
    <section className="hotel-split" aria-labelledby="hotel-split-title">
      <h2 id="hotel-split-title">{HOTEL_TEXTS.splitTitle}</h2>
      <ol>
        {parts.map(({ id, name, href, dates }) => (
          <li key={id}>
            <Link to={href}>{name}</Link> <span>{dates}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What follows the cards: the other pages, or why there are none. */
export function HotelListEnd({ data }: { data: HotelSearchData }) {
  const { query, failure, total, hasMore } = data
  if (failure !== undefined) {
    return (
      <Status kind="error" retryHref={hotelSearchHref(query)}>
        {failure}
      </Status>
    )
  }
  if (data.isEmpty) return <NoHotels data={data} />
  if (query.page === 1 && !hasMore) return null
  return (
    <nav className="row hotel-pages" aria-label={HOTEL_TEXTS.pages}>
      {query.page > 1 && (
        <Button kind="outline" href={hotelSearchHref({ ...query, page: query.page - 1 })} rel="prev">
          {HOTEL_TEXTS.previousPage}
        </Button>
      )}
      {hasMore && (
        <Button kind="outline" href={hotelSearchHref({ ...query, page: query.page + 1 })} rel="next">
          {HOTEL_TEXTS.nextPage}
        </Button>
      )}
      {total !== undefined && <span className="small soft num">Page {query.page}</span>}
    </nav>
  )
}

function NoHotels({ data: { query } }: { data: HotelSearchData }) {
  if (query.page > 1) {
    return (
      <EmptyState title={HOTEL_TEXTS.emptyPageTitle} text={HOTEL_TEXTS.emptyPageText}>
        <Button kind="outline" href={hotelSearchHref({ ...query, page: 1 })}>
          {HOTEL_TEXTS.firstPage}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={HOTEL_TEXTS.emptyTitle} text={HOTEL_TEXTS.emptyText}>
      {countFilters(query) > 0 && (
        <Button kind="outline" href={hotelSearchHref({ ...query, ...NO_FILTERS })}>
          {HOTEL_TEXTS.clear}
        </Button>
      )}
      <Button kind="outline" href={hotelSearchHref({ ...query, ...NO_FILTERS, destination: '' })}>
        {HOTEL_TEXTS.all}
      </Button>
    </EmptyState>
  )
}

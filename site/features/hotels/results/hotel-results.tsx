import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import { HotelCard } from '#site/shop/cards/hotel-card.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { countFilters, hotelSearchHref, NO_FILTERS } from '../hotel-query.ts'
import './hotel-results.css'
import { HOTEL_TEXTS } from '../texts.ts'
import type { HotelResults, HotelSearchData, SplitPart } from './search-loader.ts'

const SIZES = '(width >= 1280px) 230px, (width >= 900px) 20vw, (width >= 620px) 34vw, 88vw'

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
  const { query, failure, hasMore } = data
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
        <Button kind="outline" href={hotelSearchHref({ ...query, page: query.page - 1 })}>
          {HOTEL_TEXTS.previousPage}
        </Button>
      )}
      {hasMore && (
        <Button kind="outline" href={hotelSearchHref({ ...query, page: query.page + 1 })}>
          {HOTEL_TEXTS.nextPage}
        </Button>
      )}
    </nav>
  )
}

function NoHotels({ data: { query, crowd } }: { data: HotelSearchData }) {
  if (crowd) {
    return (
      <EmptyState title={crowd.title} text={crowd.text}>
        <a className="button outline" href="#search">
          {crowd.change}
        </a>
        <Button kind="outline" href={paths.contact}>
          {crowd.enquire}
        </Button>
      </EmptyState>
    )
  }
  const isPastEnd = query.page > 1
  const wider = isPastEnd
    ? { page: 1 }
    : { ...NO_FILTERS, destination: countFilters(query) > 0 ? query.destination : '' }
  return (
    <EmptyState
      title={isPastEnd ? HOTEL_TEXTS.emptyPageTitle : HOTEL_TEXTS.emptyTitle}
      text={isPastEnd ? HOTEL_TEXTS.emptyPageText : HOTEL_TEXTS.emptyText}
    >
      <Button kind="outline" href={hotelSearchHref({ ...query, ...wider })}>
        {isPastEnd ? HOTEL_TEXTS.firstPage : countFilters(query) > 0 ? HOTEL_TEXTS.clear : HOTEL_TEXTS.all}
      </Button>
    </EmptyState>
  )
}

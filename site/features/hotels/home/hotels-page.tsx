import type { ReactNode } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { HotelCard, type HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { Status } from '#site/ui/status.tsx'
import { NO_STAY } from '../hotel-query.ts'
import type { HotelsHomeData, IslandCardView } from './home-loader.ts'
import './hotels-page.css'
import { SearchBar } from '../search/search-bar.tsx'
import { HOTEL_TEXTS } from '../texts.ts'

/** The words of the hotels' front page. */
const HOME_TEXTS = {
  homeTitle: 'Hotels in the Andamans',
  homeIntro: 'Rooms on eight islands, from a bed in a hostel to a villa with its own pool. Taxes are in every price.',
  deals: 'Top Deals on Hotels',
  allDeals: 'All hotel deals',
  dealsEmpty: 'No deal is running today. Every room is at its regular price.',
  top: 'Discover the Top Hotel',
  topLead: 'Best rated by their guests.',
  destinations: 'Hotels in Top Destinations',
} as const

const SIZES = '(width >= 1280px) 282px, (width > 991px) 24vw, (width > 767px) 30vw, 88vw'

type Props = {
  data: HotelsHomeData
  /** What People Say: reviews of hotels; none leaves the section out. */
  voices?: ReactNode
}

/** Where to sleep: the search, deals, the best rated, and the islands. */
export function HotelsPage({ data: { today, deals, top, islands, failure }, voices }: Props) {
  return (
    <>
      <div className="sea sea-head front hotels-head">
        <div className="wrap">
          <Breadcrumbs items={[{ label: HOTEL_TEXTS.heading }]} />
          <h1>{HOME_TEXTS.homeTitle}</h1>
          <p>{HOME_TEXTS.homeIntro}</p>
          <SearchBar destination={{ id: '', label: '' }} stay={NO_STAY} today={today} />
        </div>
      </div>
      {failure !== undefined ? (
        <div className="wrap section">
          <Status kind="error" retryHref={paths.hotels}>
            {failure}
          </Status>
        </div>
      ) : (
        <>
          <HotelSlider
            title={HOME_TEXTS.deals}
            more={{ label: HOME_TEXTS.allDeals, href: withQuery(paths.deals, { kind: 'hotel' }) }}
            hotels={deals}
            empty={HOME_TEXTS.dealsEmpty}
          />
          <HotelSlider title={HOME_TEXTS.top} lead={HOME_TEXTS.topLead} hotels={top} />
          <Islands islands={islands} />
        </>
      )}
      {voices}
    </>
  )
}

type SliderProps = {
  title: string
  lead?: string
  more?: { label: string; href: string }
  hotels: readonly HotelCardView[]
  empty?: string
}

function HotelSlider({ title, lead, more, hotels, empty }: SliderProps) {
  const head = (
    <SectionHead title={title} lead={lead}>
      {more && (
        <Button kind="outline" size="small" href={more.href}>
          {more.label}
        </Button>
      )}
    </SectionHead>
  )
  if (hotels.length === 0) {
    return (
      empty && (
        <section className="wrap section">
          {head}
          <p className="soft">{empty}</p>
        </section>
      )
    )
  }
  return (
    <div className="wrap section hotels-slider">
      <Slider preset="D" label={title} head={head}>
        {hotels.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} sizes={SIZES} />
        ))}
      </Slider>
    </div>
  )
}

function Islands({ islands }: { islands: readonly IslandCardView[] }) {
  if (islands.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead title={HOME_TEXTS.destinations}>
        <Button kind="outline" size="small" href={paths.hotelSearch}>
          {HOTEL_TEXTS.all}
        </Button>
      </SectionHead>
      <ul className="grid-4 hotels-islands">
        {islands.map(({ id, name, href, note, picture }) => (
          <li key={id}>
            <PlaceCard
              title={name}
              href={href}
              picture={picture}
              note={note}
              sizes="(width >= 900px) 501px, (width >= 560px) 80vw, 164vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

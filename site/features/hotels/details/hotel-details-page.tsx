import '#site/ui/box.css'
import type { ReactNode } from 'react'
import { counted } from '#contract/terms/counted.ts'
import { paths } from '#contract/terms/paths.ts'
import { HotelCard } from '#site/shop/cards/hotel-card.tsx'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Price } from '#site/shop/price/price.tsx'
import type { ShareView } from '#site/shop/share/share-view.ts'
import { ShareRow } from '#site/shop/share/share-ways.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { BottomBar } from '#site/ui/bottom-bar.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { Link } from '#site/ui/link.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { SectionHead } from '#site/ui/section-head.tsx'
import { SectionNav } from '#site/ui/section-nav.tsx'
import { StarRow } from '#site/ui/star-row.tsx'
import { Status } from '#site/ui/status.tsx'
import type { HotelDetailsData, SimilarHotelsView } from './details-loader.ts'
import { placesOfIsland, STAY_TEXTS } from './details-texts.ts'
import type { HotelView } from './details-view.ts'
import './hotel-details-page.css'
import { hotelEnquiryHref, hotelHref, hotelSearchHref, type Stay } from '../hotel-query.ts'
import { SearchStrip } from '../search/search-strip.tsx'
import { StayNotice } from '../stay-notice.tsx'
import { HOTEL_TEXTS } from '../texts.ts'
import { HotelGallery } from './hotel-gallery.tsx'
import { BOOK_FORM, HOTEL_PARTS } from './hotel-sections.tsx'

const TABS = HOTEL_PARTS.map((id) => ({ id, label: STAY_TEXTS[id] }))

type Props = {
  data: HotelDetailsData
  similar: InPage<SimilarHotelsView>
  /** The parts under the tabs. */
  sections: ReactNode
  /** The section of what guests say, with the id `reviews`; none where nobody has. */
  reviews?: ReactNode
  saveButton?: ReactNode
  share: InPage<ShareView>
}

export function HotelDetailsPage({ data, similar, sections, reviews, saveButton, share }: Props) {
  const { hotel, stay, today, problems, forGroup } = data
  return (
    <>
      <SearchStrip
        key={hotelHref(hotel.id, stay)}
        destination={{ id: hotel.id, label: hotel.name }}
        stay={stay}
        today={today}
        staysOn={(next) => hotelHref(hotel.id, next)}
        quiet
        trail={<Breadcrumbs items={[{ label: HOTEL_TEXTS.heading, href: paths.hotels }, { label: hotel.name }]} />}
      />
      <div className="wrap hotel-details">
        <HotelGallery name={hotel.name} pictures={hotel.pictures} />
        <HotelHead isForGroup={forGroup !== undefined} {...{ hotel, stay, saveButton, share }} />
        {forGroup && <GroupOffer {...forGroup} />}
        <StayNotice problems={problems} ways={data.ways} group={data.group} nearest={data.nearest} />
        <SectionNav items={reviews ? TABS : TABS.filter(({ id }) => id !== 'reviews')} label="Sections" />
        {sections}
        {reviews}
      </div>
      <InPage from={similar}>{(shown) => <SimilarHotels {...shown} />}</InPage>
      <HotelBar hotel={hotel} stay={stay} forGroup={forGroup?.href} />
    </>
  )
}

type HeadProps = Pick<Props, 'saveButton' | 'share'> & { hotel: HotelView; stay: Stay; isForGroup: boolean }

function HotelHead({ hotel, stay, isForGroup, saveButton, share }: HeadProps) {
  const { name, stars, type, address, rating, badge } = hotel
  return (
    <header className="hotel-head">
      <div>
        <p className="row hotel-head-kind">
          {badge && <Badge kind="deal">{badge}</Badge>}
          <span>
            {`${type} `}
            <StarRow count={stars} />
          </span>
          {rating && (
            <a className="hotel-head-rating" href="#reviews">
              <Icon name="star" />
              <b>{rating.average.toFixed(1)}</b>
              {` ${counted(rating.count, 'review')}`}
            </a>
          )}
        </p>
        <div className="hotel-head-name">
          <h1>{name}</h1>
          {saveButton}
        </div>
        <p className="hotel-head-where">
          <Icon name="pin" />
          <span>{address}</span>
        </p>
        <ShareRow from={share} />
      </div>
      <div className="hotel-head-price">
        <HeadPrice hotel={hotel} />
        <div className="row">
          <a className="button outline" href="#rooms">
            {STAY_TEXTS.selectRooms}
          </a>
          {!isForGroup && <BookNow hotel={hotel} stay={stay} />}
        </div>
      </div>
    </header>
  )
}

function HeadPrice({ hotel: { price, note } }: { hotel: HotelView }) {
  return (
    <>
      {price && (
        <div>
          <span className="small soft">{STAY_TEXTS.from}</span>
          <Price {...price} size="panel" />
        </div>
      )}
      {note && <p className="problem">{note.text}</p>}
    </>
  )
}

/** Sends the form of the rooms without one of them: which, is asked next. */
function BookNow({ hotel: { note, island }, stay }: { hotel: HotelView; stay: Stay }) {
  if (note?.isOut) {
    return (
      <Button kind="primary" href={hotelSearchHref({ ...stay, destination: island.id })}>
        {STAY_TEXTS.otherHotels}
      </Button>
    )
  }
  return (
    <Button kind="primary" type="submit" form={BOOK_FORM} onClick={pressOnce}>
      {STAY_TEXTS.bookNow}
    </Button>
  )
}

function SimilarHotels({ id, island, cards, failure }: SimilarHotelsView) {
  if (failure === undefined && cards.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead title={placesOfIsland(island.name)}>
        <Link to={hotelSearchHref({ destination: island.id })}>{HOTEL_TEXTS.all}</Link>
      </SectionHead>
      {failure !== undefined ? (
        <Status kind="error" retryHref={hotelHref(id)}>
          {failure}
        </Status>
      ) : (
        <ul className="grid-4 slide">
          {cards.map((card) => (
            <li key={card.id}>
              <HotelCard hotel={card} sizes="(width >= 900px) 282px, 300px" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Phones: the price and the ways on at the bottom of the window; `forGroup`: where a group is asked for. */
function HotelBar({ hotel, stay, forGroup }: { hotel: HotelView; stay: Stay; forGroup: string | undefined }) {
  const { price, note } = hotel
  if (note?.isOut || price === undefined) return null
  return (
    <BottomBar>
      <Price amount={price.amount} struck={price.struck} unit={price.unit} />
      <div className="bar-ways">
        {forGroup === undefined ? (
          <>
            <Button kind="outline" size="small" href={hotelEnquiryHref(hotel.id, stay)}>
              {STAY_TEXTS.enquire}
            </Button>
            <BookNow hotel={hotel} stay={stay} />
          </>
        ) : (
          <Button kind="primary" href={forGroup}>
            {STAY_TEXTS.askGroup}
          </Button>
        )}
      </div>
    </BottomBar>
  )
}

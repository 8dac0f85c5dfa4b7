import './services.css'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
import type { ReactNode } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { Status } from '#site/ui/status.tsx'
import { Hero } from './hero.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage, HomePlace } from './home-view.ts'
import { SearchStrip } from './search-strip.tsx'
import { HOME_TEXTS } from './texts.ts'

type Props = {
  hero: readonly LayeredScene[]
  deals: HomeSection<HomePackage>
  specials: HomeSection<HomePackage>
  places: HomeSection<HomePlace>
  /** Draws the heart on a package's card. */
  saveButton?: SaveSlot
  /** Discover the Top Hotel. */
  hotels?: ReactNode
  /** Car Rental Packages. */
  cars?: ReactNode
  /** What People Say. */
  voices?: ReactNode
  /** Latest Blog. */
  stories?: ReactNode
}

export function HomePage({ hero, deals, specials, places, saveButton, hotels, cars, voices, stories }: Props) {
  return (
    <>
      <Hero scenes={hero} />
      <SearchStrip />
      <Deals deals={deals} saveButton={saveButton} />
      <Specials specials={specials} saveButton={saveButton} />
      {hotels}
      {cars}
      <Services />
      <Destinations places={places} />
      {voices}
      {stories}
    </>
  )
}

function Services() {
  return (
    <section className="wrap section">
      <SectionHead title={HOME_TEXTS.services.title} />
      <ul className="halves services">
        {SERVICES.map(({ name, text, icon, href }) => (
          <li key={name}>
            <Icon name={icon} />
            <h3>{href ? <Link to={href}>{name}</Link> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `href` is entered when the service has a page. */
type Service = { name: string; text: string; icon: IconName; href?: string }

const SERVICES: Service[] = [
  {
    name: 'Water Sports',
    text: 'Snorkelling, scuba, sea walks and kayaks, with the age and health rules said before you pay.',
    icon: 'waves',
    href: paths.waterSports,
  },
  {
    name: 'Hotel Booking',
    text: 'Beach cottages, town hotels and small resorts on each island, with the taxes shown beside the rate.',
    icon: 'bed',
    href: paths.hotels,
  },
  {
    name: 'Ferry Ride Booking',
    text: 'Fast boats between the islands. Choose your seats on a plan of the deck.',
    icon: 'ship',
    href: paths.ferry,
  },
  {
    name: 'Car Rental',
    text: 'A car with a driver, from the airport, by the hour or for the whole trip.',
    icon: 'car',
    href: paths.carRental,
  },
]

const SIZES = '(width > 1200px) 282px, (width > 767px) 30vw, (width > 375px) 45vw, 92vw'

type SpecialsProps = { specials: HomeSection<HomePackage>; saveButton?: SaveSlot }

function Specials({ specials, saveButton }: SpecialsProps) {
  const { title, lead, empty } = HOME_TEXTS.specials
  const head = <SectionHead title={title} lead={lead} />
  if (!specials.ok || specials.value.length === 0) {
    return (
      <section className="wrap section">
        {head}
        <SectionState section={specials} empty={empty} />
      </section>
    )
  }
  return (
    <div className="wrap section">
      <Slider preset="B" label={title} head={head}>
        {specials.value.map((each) => (
          <HomePackageCard key={each.slug} shown={each} sizes={SIZES} saveButton={saveButton} />
        ))}
      </Slider>
    </div>
  )
}

const DEALS_SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, min(78vw, 300px)'

type DealsProps = { deals: HomeSection<HomePackage>; saveButton?: SaveSlot }

function Deals({ deals, saveButton }: DealsProps) {
  const { title, more, empty } = HOME_TEXTS.deals
  const list = deals.ok ? deals.value : []
  return (
    <section className="wrap section">
      <SectionHead title={title}>
        <Button kind="outline" size="small" href={withQuery(paths.deals, { kind: 'package' })}>
          {more}
        </Button>
      </SectionHead>
      {list.length === 0 ? (
        <SectionState section={deals} empty={empty} />
      ) : (
        <ul className="grid-3 slide">
          {list.map((each) => (
            <li key={each.slug}>
              <HomePackageCard shown={each} sizes={DEALS_SIZES} saveButton={saveButton} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type HomePackageCardProps = { shown: HomePackage; sizes: string; saveButton?: SaveSlot }

function HomePackageCard({ shown, sizes, saveButton }: HomePackageCardProps) {
  const { slug, name: title } = shown
  const href = paths.packageDetails(slug)
  const save = saveButton?.({ kind: 'package', id: slug, title, href })
  return <ProductCard card={shown} href={href} sizes={sizes} save={save} />
}

// A tall card shows the middle of a wide picture: it is drawn 16/9 of the card's width.
const DESTINATIONS_SIZES =
  '(width > 1200px) 395px, (width > 991px) 41vw, (width > 767px) 55vw, (width > 375px) 80vw, 164vw'

function Destinations({ places }: { places: HomeSection<HomePlace> }) {
  const { title, lead, more, empty } = HOME_TEXTS.places
  const head = <SectionHead title={title} lead={lead} />
  const all = (
    <Button kind="outline" size="small" href={paths.places}>
      {more}
    </Button>
  )
  return (
    <div className="section destinations">
      <div className="wrap">
        {places.ok && places.value.length > 0 ? (
          <Slider preset="A" label={title} head={head} more={all}>
            {places.value.map(({ id, name, picture, island }) => (
              <PlaceCard
                key={id}
                title={name}
                href={paths.placeDetails(id)}
                picture={picture}
                island={island}
                sizes={DESTINATIONS_SIZES}
              />
            ))}
          </Slider>
        ) : (
          <>
            {head}
            <SectionState section={places} empty={empty} />
          </>
        )}
      </div>
    </div>
  )
}

/** What stands in a section's place when it has nothing: why its call failed, or that there is none. */
function SectionState({ section, empty }: { section: HomeSection<unknown>; empty: string }) {
  if (!section.ok) {
    return (
      <Status kind="error" retryHref={paths.home}>
        {section.error.message}
      </Status>
    )
  }
  return (
    <p className="section-state">
      {empty}
      <Button kind="outline" size="small" href={paths.tours}>
        {HOME_TEXTS.deals.all}
      </Button>
    </p>
  )
}

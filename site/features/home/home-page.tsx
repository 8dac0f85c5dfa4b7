import type { ReactNode } from 'react'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Deals } from './deals.tsx'
import { Destinations } from './destinations.tsx'
import { Hero } from './hero.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage, HomePlace } from './home-view.ts'
import { SearchStrip } from './search-strip.tsx'
import './services.css'
import { SERVICES } from './services-list.ts'
import { Specials } from './specials.tsx'
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
      <ul className="services">
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

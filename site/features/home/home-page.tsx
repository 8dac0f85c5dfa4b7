import type { ReactNode } from 'react'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { Deals } from './deals.tsx'
import { Destinations } from './destinations.tsx'
import { Hero } from './hero.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage, HomePlace } from './home-view.ts'
import { SearchStrip } from './search-strip.tsx'
import { Services } from './services.tsx'
import { Specials } from './specials.tsx'

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

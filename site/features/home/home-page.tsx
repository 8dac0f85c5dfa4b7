import type { ReactNode } from 'react'
import type { Result } from '#contract/terms/result.ts'
import { Deals } from './deals.tsx'
import { Destinations } from './destinations.tsx'
import { Hero } from './hero.tsx'
import type { HomePackage, HomePlace } from './home-view.ts'
import { SearchStrip } from './search-strip.tsx'
import { Services } from './services.tsx'
import { Specials } from './specials.tsx'

/** What a call brought, or the words of its failure: one that fails leaves the others standing. */
export type HomeSection<Item> = Result<Item[], { message: string }>

export type SaveSlot = (item: { kind: 'package'; id: string; title: string; href: string }) => ReactNode

type Props = {
  deals: HomeSection<HomePackage>
  specials: HomeSection<HomePackage>
  places: HomeSection<HomePlace>
  /** Draws the heart on a package's card. */
  saveButton?: SaveSlot
}

export function HomePage({ deals, specials, places, saveButton }: Props) {
  return (
    <>
      <Hero places={places.ok ? places.value : []} />
      <SearchStrip />
      <Deals deals={deals} saveButton={saveButton} />
      <Specials specials={specials} saveButton={saveButton} />
      <Services />
      <Destinations places={places} />
    </>
  )
}

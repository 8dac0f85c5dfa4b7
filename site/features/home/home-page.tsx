import './finder.css'
import './home-page.css'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
import type { ReactNode } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { DrawnPart } from '#site/ui/drawn-part.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { Destinations, type HomePlaces } from './destinations.tsx'
import { Hero, type HomeSlide } from './hero.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage } from './home-view.ts'
import { SectionState } from './section-state.tsx'
import { HOME_TEXTS } from './texts.ts'

type Props = {
  hero: readonly HomeSlide[]
  /** The four searches and the line of the month (finder.tsx). */
  finder: DrawnPart
  deals: HomeSection<HomePackage>
  specials: HomeSection<HomePackage>
  places: HomePlaces
  services: DrawnPart
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

export function HomePage({
  hero,
  finder,
  deals,
  specials,
  places,
  services,
  saveButton,
  hotels,
  cars,
  voices,
  stories,
}: Props) {
  return (
    <>
      <Hero slides={hero} />
      <DrawnPart from={finder} />
      <Deals deals={deals} saveButton={saveButton} />
      <Specials specials={specials} saveButton={saveButton} />
      {hotels}
      {cars}
      <DrawnPart from={services} />
      <Destinations places={places} />
      {voices}
      {stories}
    </>
  )
}

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
          <HomePackageCard key={each.slug} shown={each} saveButton={saveButton} />
        ))}
      </Slider>
    </div>
  )
}

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
              <HomePackageCard shown={each} saveButton={saveButton} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type HomePackageCardProps = { shown: HomePackage; saveButton?: SaveSlot }

/** The heart is the script's, the card beside it the server's. */
function HomePackageCard({ shown: { slug, name: title, drawn }, saveButton }: HomePackageCardProps) {
  const href = paths.packageDetails(slug)
  const save = saveButton?.({ kind: 'package', id: slug, title, href })
  return (
    <div className="home-card">
      <DrawnPart from={drawn} />
      {save && <div className="card-save">{save}</div>}
    </div>
  )
}

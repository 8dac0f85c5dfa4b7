import './home-page.css'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
import type { ReactNode } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import { Button } from '#site/ui/button.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { Destinations, type HomePlaces } from './destinations.tsx'
import { Finder } from './finder.tsx'
import type { FinderView } from './finder-loader.ts'
import { Hero } from './hero.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage } from './home-view.ts'
import { MonthLine } from './month-line.tsx'
import { SectionState } from './section-state.tsx'
import { type ServicePictures, Services } from './services.tsx'
import { HOME_TEXTS } from './texts.ts'

type Props = {
  hero: readonly LayeredScene[]
  finder: InPage<FinderView>
  deals: HomeSection<HomePackage>
  specials: HomeSection<HomePackage>
  places: HomePlaces
  /** A picture of each service, by the path of its page. */
  services: InPage<ServicePictures>
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
      <Hero scenes={hero} />
      <InPage from={finder}>
        {(view) => (
          <>
            <Finder view={view} />
            {view.month && <MonthLine line={view.month} />}
          </>
        )}
      </InPage>
      <Deals deals={deals} saveButton={saveButton} />
      <Specials specials={specials} saveButton={saveButton} />
      {hotels}
      {cars}
      <InPage from={services}>{(pictures) => <Services pictures={pictures} />}</InPage>
      <Destinations places={places} />
      {voices}
      {stories}
    </>
  )
}

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

/** The heart is the script's, the card beside it the server's. */
function HomePackageCard({ shown: { slug, name: title, drawn }, sizes, saveButton }: HomePackageCardProps) {
  const href = paths.packageDetails(slug)
  const save = saveButton?.({ kind: 'package', id: slug, title, href })
  return (
    <div className="home-card">
      <InPage from={drawn}>{(card) => <ProductCard card={card} href={href} sizes={sizes} />}</InPage>
      {save && <div className="card-save">{save}</div>}
    </div>
  )
}

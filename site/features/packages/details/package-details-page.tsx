import { type ReactNode, useState } from 'react'
import { paths } from '#site/paths.ts'
import { Price } from '#site/shop/price/price.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { BesideBar, SheetBar } from '#site/ui/bottom-bar.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Carousel } from '#site/ui/carousel.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from '#site/ui/rating.tsx'
import { SectionNav } from '#site/ui/section-nav.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import type { DetailsData } from './details-loader.ts'
import { partsWithout } from './details-parts.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsView } from './details-view.ts'
import { LateSimilar } from './late-similar.tsx'
import './package-details-page.css'
import type { Party } from '../booking/party.ts'
import { useParty } from '../booking/use-party.ts'
import { usePrice } from '../booking/use-price.ts'
import type { RenderSave } from '../tour-card.tsx'

/** How long a picture stays (specification 9). */
const CAROUSEL_MS = 3_000

type Props = {
  data: DetailsData
  /** Today in India, the first day one may travel. */
  today: string
  /** The parts under the tabs. */
  sections: ReactNode
  saveButton?: ReactNode
  renderSave?: RenderSave
  /** The Quick Enquiry dialog; without it Enquire Now leads to the enquiry's own page. */
  renderEnquiry?: (dialog: { open: boolean; onClose: () => void; party: Party }) => ReactNode
}

export function PackageDetailsPage({ data, today, sections, saveButton, renderSave, renderEnquiry }: Props) {
  const { travelPackage, empty, firstPrice } = data
  const [party, setParty] = useParty(travelPackage.id)
  const [enquiring, setEnquiring] = useState(false)
  const price = usePrice(travelPackage, party, firstPrice)
  const panel = (
    <BookingPanel
      travelPackage={travelPackage}
      party={party}
      onParty={setParty}
      price={price}
      today={today}
      onEnquire={renderEnquiry && (() => setEnquiring(true))}
    />
  )
  return (
    <>
      <div className="wrap package-details-top">
        <DetailsTrail travelPackage={travelPackage} />
        <PackageCarousel travelPackage={travelPackage} />
      </div>
      <div className="wrap package-details-layout">
        <article className="package-details-reading">
          <DetailsTitle travelPackage={travelPackage} saveButton={saveButton} />
          <SectionNav items={partsWithout(empty).map((id) => ({ id, label: DETAILS_TEXTS[id] }))} label="Sections" />
          {sections}
        </article>
        <BesideBar label={DETAILS_TEXTS.tourBooking}>{panel}</BesideBar>
      </div>
      <LateSimilar travelPackage={travelPackage} renderSave={renderSave} />
      <SheetBar
        label={DETAILS_TEXTS.bookNow}
        title={DETAILS_TEXTS.tourBooking}
        price={<Price amount={travelPackage.price} struck={travelPackage.struck} unit={DETAILS_TEXTS.perPerson} />}
        panel={panel}
      />
      {renderEnquiry?.({ open: enquiring, onClose: () => setEnquiring(false), party })}
    </>
  )
}

function DetailsTrail({ travelPackage: { name, category } }: { travelPackage: DetailsView }) {
  return <Breadcrumbs items={[{ label: category.name, href: paths.category(category.slug) }, { label: name }]} />
}

function PackageCarousel({ travelPackage: { name, pictures } }: { travelPackage: DetailsView }) {
  if (pictures.length === 0) return null
  return (
    <Carousel
      label={`Pictures of ${name}`}
      intervalMs={CAROUSEL_MS}
      slides={pictures.map((picture, index) => ({
        id: picture.mediaLink,
        content: <Picture picture={picture} sizes="(width >= 1280px) 1200px, 94vw" eager={index === 0} />,
      }))}
    />
  )
}

/** Category and deal, the name, how long and where. */
function DetailsTitle({ travelPackage, saveButton }: { travelPackage: DetailsView; saveButton?: ReactNode }) {
  const { name, category, deal, rating, duration, towns } = travelPackage
  return (
    <header className="details-title">
      <div className="row">
        <Badge kind="category">{category.name}</Badge>
        {deal && <Badge kind="deal">{deal}</Badge>}
        {rating && <Rating {...rating} />}
        {saveButton}
      </div>
      <h1>{name}</h1>
      <p className="soft">{towns === '' ? duration : `${duration}. ${towns}`}</p>
    </header>
  )
}

import { type ReactNode, useState } from 'react'
import { paths } from '#site/paths.ts'
import { Price } from '#site/shop/price/price.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { BesideBar, SheetBar } from '#site/ui/bottom-bar.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Carousel } from '#site/ui/carousel.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from '#site/ui/rating.tsx'
import { SectionNav } from '#site/ui/section-nav.tsx'
import type { DriveAnswer } from './package-answer.ts'
import './package-page.css'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import { PackagePanel } from './package-panel.tsx'
import { type CarParty, type DriveProblems, standingProblems } from './package-party.ts'
import { useDrive } from './package-price-state.ts'
import type { CarPackageView, PackagePart } from './package-view.ts'

/** How long a picture stays (specification 9). */
const CAROUSEL_MS = 3_000

type Props = {
  drive: CarPackageView
  /** Of the smallest vehicle: "includes ₹133 taxes". */
  tax?: string
  party: CarParty
  problems: DriveProblems
  first: DriveAnswer
  parts: PackagePart[]
  firstDay: string
  lastDay: string
  /** The parts under the tabs. */
  sections: ReactNode
}

/** A car with driver for a planned drive: what it visits, what it costs by vehicle, and the widget that prices a party. */
export function PackagePage({ drive, tax, party: asked, problems, first, parts, firstDay, lastDay, sections }: Props) {
  const [party, setParty] = useState(asked)
  const known = useDrive(drive.id, party, first)
  const { name, price, struck, unit } = drive
  const panel = (
    <PackagePanel
      drive={drive}
      tax={tax}
      party={party}
      onParty={setParty}
      known={known}
      problems={standingProblems(problems, asked, party)}
      firstDay={firstDay}
      lastDay={lastDay}
    />
  )
  return (
    <>
      <div className="wrap package-top">
        <Breadcrumbs items={[{ label: PACKAGE_TEXTS.heading, href: paths.carRental }, { label: name }]} />
        <PackageCarousel drive={drive} />
      </div>
      <div className="wrap package-layout">
        <article>
          <PackageTitle drive={drive} />
          <SectionNav items={parts.map((id) => ({ id, label: PACKAGE_TEXTS[id] }))} label={PACKAGE_TEXTS.sections} />
          {sections}
        </article>
        <BesideBar label={PACKAGE_TEXTS.booking}>{panel}</BesideBar>
      </div>
      <SheetBar
        label={PACKAGE_TEXTS.bookNow}
        title={PACKAGE_TEXTS.booking}
        price={<Price amount={price} struck={struck} unit={unit} />}
        panel={panel}
      />
    </>
  )
}

function PackageTitle({ drive: { name, deal, rating, length, island } }: Pick<Props, 'drive'>) {
  return (
    <header className="package-title">
      <div className="row">
        <Badge kind="category">{PACKAGE_TEXTS.heading}</Badge>
        {deal && <Badge kind="deal">{deal}</Badge>}
        {rating && <Rating {...rating} />}
      </div>
      <h1>{name}</h1>
      <p className="soft">
        <span>
          <Icon name="clock" /> {length}
        </span>
        {island !== '' && (
          <span>
            <Icon name="pin" /> {island}
          </span>
        )}
      </p>
    </header>
  )
}

/** Fades every three seconds, with arrows and a pause. */
function PackageCarousel({ drive: { name, pictures } }: Pick<Props, 'drive'>) {
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

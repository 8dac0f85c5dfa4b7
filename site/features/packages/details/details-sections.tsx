import type { ReactNode } from 'react'
import { PlaceLinks } from '#site/shop/product/place-links.tsx'
import { ProductSection } from '#site/shop/product/product-section.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import './details-sections.css'
import type { DetailsPart } from './details-parts.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsReading } from './details-view.ts'
import { HotelTable } from './hotel-table.tsx'
import { Itinerary } from './itinerary.tsx'
import { PackageFacts } from './package-facts.tsx'

type DrawnPart = Exclude<DetailsPart, 'reviews'>
type Props = { reading: DetailsReading; parts: DetailsPart[]; map?: ReactNode }

/** The page's parts, each under its title; the reviews come late and stand after them. */
export function DetailsSections({ reading, parts, map }: Props) {
  const drawn = parts.filter((part): part is DrawnPart => part !== 'reviews')
  return drawn.map((part) => (
    <ProductSection key={part} id={part} title={DETAILS_TEXTS[part]} isTitleHidden={part === 'overview'}>
      {bodyOf(part, reading, map)}
    </ProductSection>
  ))
}

function bodyOf(part: DrawnPart, reading: DetailsReading, map: ReactNode): ReactNode {
  switch (part) {
    case 'overview':
      return <Overview reading={reading} />
    case 'itinerary':
      return <Itinerary days={reading.days} map={map} />
    case 'hotel':
      return <HotelTable hotels={reading.hotels} />
    case 'places':
      return <PlaceLinks places={reading.places} />
    case 'inclusion':
      return <Ticks html={reading.inclusive} kind="in" />
    case 'exclusion':
      return <Ticks html={reading.exclusive} kind="out" />
    case 'policy':
      return <Policy reading={reading} />
  }
}

function Overview({ reading }: { reading: DetailsReading }) {
  return (
    <div className="details-overview">
      {reading.description !== '' && <p className="details-opening">{reading.description}</p>}
      <RichText html={reading.overview} />
      <PackageFacts reading={reading} />
    </div>
  )
}

function Ticks({ html, kind }: { html: string; kind: 'in' | 'out' }) {
  return (
    <div className={`details-ticks ${kind}`}>
      <RichText html={html} />
    </div>
  )
}

function Policy({ reading }: { reading: DetailsReading }) {
  return (
    <div className="details-policy">
      <div>
        <h3>{DETAILS_TEXTS.paymentPolicy}</h3>
        <RichText html={reading.paymentPolicy} />
      </div>
      <div>
        <h3>{DETAILS_TEXTS.cancellationPolicy}</h3>
        <RichText html={reading.cancellationPolicy} />
      </div>
    </div>
  )
}

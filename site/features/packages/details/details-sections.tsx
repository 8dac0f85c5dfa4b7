import '#site/ui/opening.css'
import { counted } from '#contract/terms/counted.ts'
import './details-sections.css'
import '#site/shop/product/product-facts.css'
import type { ReactNode } from 'react'
import { PlaceLinks } from '#site/shop/product/place-links.tsx'
import { ProductSection } from '#site/shop/product/product-section.tsx'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import { Link } from '#site/ui/link.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import type { DetailsPart } from './details-parts.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsReading } from './details-view.ts'
import { Itinerary } from './itinerary.tsx'
import { StayTable } from './stay-table.tsx'

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
      return <StayTable stays={reading.stays} />
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
      {reading.description !== '' && <p className="opening">{reading.description}</p>}
      {reading.overview && <RichText html={reading.overview} />}
      <PackageFacts reading={reading} />
      <Link to={reading.compareHref}>{DETAILS_TEXTS.compare}</Link>
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
    <div className="halves details-policy">
      {(['paymentPolicy', 'cancellationPolicy'] as const).map(
        (part) =>
          reading[part] && (
            <div key={part}>
              <h3>{DETAILS_TEXTS[part]}</h3>
              <RichText html={reading[part]} />
            </div>
          ),
      )}
    </div>
  )
}

/** The plan in four figures, counted from the days and the hotels. */
function PackageFacts({ reading }: { reading: DetailsReading }) {
  const facts = factsOf(reading)
  if (facts.length === 0) return null
  return <FactList className="product-facts package-facts" facts={facts} />
}

function factsOf({ nights, days, upperLimit }: DetailsReading): Fact[] {
  const ferries = days.filter((day) => day.ferry).length
  const meals = ['breakfast', 'lunch', 'dinner']
    .map((meal) => ({ meal, count: days.filter((day) => day.meals.includes(meal)).length }))
    .filter(({ count }) => count > 0)
    .map(({ meal, count }) => counted(count, meal, `${meal}${meal === 'lunch' ? 'es' : 's'}`))
  return [
    ...(nights.length > 0 ? [{ label: 'Nights', text: nights.join(' + ') }] : []),
    ...(ferries > 0 ? [{ label: 'Ferries', text: String(ferries) }] : []),
    ...(meals.length > 0 ? [{ label: 'Meals', text: meals.join(', ') }] : []),
    { label: 'Group', text: `up to ${upperLimit} travellers` },
  ]
}

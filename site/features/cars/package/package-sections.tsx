import '#site/ui/opening.css'
import type { ReactNode } from 'react'
import { formatRupees } from '#contract/terms/money.ts'
import { PlaceLinks } from '#site/shop/product/place-links.tsx'
import '#site/shop/product/product-facts.css'
import { ProductSection } from '#site/shop/product/product-section.tsx'
import { Accordion } from '#site/ui/accordion.tsx'
import { FactList } from '#site/ui/fact-list.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import './package-sections.css'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import type { CarPackageReading, PackagePart } from './package-view.ts'

type DrawnPart = Exclude<PackagePart, 'reviews'>

/** The page's parts, each under its title; the reviews come late and stand after them. */
export function PackageSections({ reading, parts }: { reading: CarPackageReading; parts: PackagePart[] }) {
  const drawn = parts.filter((part): part is DrawnPart => part !== 'reviews')
  return drawn.map((part) => (
    <ProductSection key={part} id={part} title={PACKAGE_TEXTS[part]} isTitleHidden={part === 'overview'}>
      {bodyOf(part, reading)}
    </ProductSection>
  ))
}

function bodyOf(part: DrawnPart, reading: CarPackageReading): ReactNode {
  switch (part) {
    case 'overview':
      return <Overview reading={reading} />
    case 'itinerary':
      return <Stops steps={reading.steps} />
    case 'price':
      return <PriceTable reading={reading} />
    case 'places':
      return <PlaceLinks places={reading.places} />
    case 'inclusion':
      return <RichText html={reading.inclusive} />
    case 'exclusion':
      return <RichText html={reading.exclusive} />
    case 'policy':
      return <RichText html={reading.policy} />
  }
}

function Overview({ reading: { html, facts } }: { reading: CarPackageReading }) {
  return (
    <div className="opens package-overview">
      <RichText html={html} />
      <FactList className="product-facts" facts={facts} />
    </div>
  )
}

/** One stop open at a time, the first at first. */
function Stops({ steps }: { steps: CarPackageReading['steps'] }) {
  return (
    <Accordion
      name="stops"
      firstOpen
      items={steps.map(({ title, html }, index) => ({
        id: String(index + 1),
        ...(title.startsWith(PACKAGE_TEXTS.day) ? {} : { lead: `${PACKAGE_TEXTS.step} ${index + 1}` }),
        title,
        body: <RichText html={html} />,
      }))}
    />
  )
}

/** Which vehicle for how many, at what price, and what it costs above the limits. */
function PriceTable({ reading: { rows, hasExtras } }: { reading: CarPackageReading }) {
  return (
    <div className="package-prices">
      <table>
        <thead>
          <tr>
            <th scope="col">{PACKAGE_TEXTS.vehicle}</th>
            <th scope="col">{PACKAGE_TEXTS.people}</th>
            <th scope="col">{PACKAGE_TEXTS.priceColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ vehicle, people, price, extras }) => (
            <tr key={`${vehicle} ${people}`}>
              <th scope="row">
                {vehicle}
                {extras !== '' && (
                  <small>
                    {PACKAGE_TEXTS.extras}: {extras}
                  </small>
                )}
              </th>
              <td>{people}</td>
              <td>{formatRupees(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {PACKAGE_TEXTS.priceNote} {hasExtras && PACKAGE_TEXTS.extrasNote}
      </p>
    </div>
  )
}

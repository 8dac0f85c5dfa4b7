import './package-details-page.css'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { paths } from '#contract/terms/paths.ts'
import { ProductPage } from '#site/shop/product/product-page.tsx'
import type { ShareView } from '#site/shop/share/share-view.ts'
import { Button } from '#site/ui/button.tsx'
import type { InPage } from '#site/ui/in-page.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { useNear } from '#site/ui/use-near.ts'
import { usePart } from '#site/ui/use-part.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { type Party, withParty } from '../booking/party.ts'
import { useParty } from '../booking/use-party.ts'
import { usePrice } from '../booking/use-price.ts'
import type { RenderSave } from '../tour-card.tsx'
import type { DetailsData } from './details-loader.ts'
import { partsWithout } from './details-parts.ts'
import { allOf, DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsView } from './details-view.ts'

type Props = {
  data: DetailsData
  /** Today in India, the first day one may travel. */
  today: string
  /** The parts under the tabs. */
  sections: ReactNode
  saveButton?: ReactNode
  share: InPage<ShareView>
  renderSave?: RenderSave
  /** The Quick Enquiry dialog; without it Enquire Now leads to the enquiry's own page. */
  renderEnquiry?: (dialog: { open: boolean; onClose: () => void; party: Party }) => ReactNode
}

export function PackageDetailsPage({ data, today, sections, saveButton, share, renderSave, renderEnquiry }: Props) {
  const { travelPackage, empty, firstPrice } = data
  const [party, setParty] = useParty(travelPackage.id)
  const [enquiring, setEnquiring] = useState(false)
  const price = usePrice(travelPackage, party, firstPrice)
  const { category, duration, towns } = travelPackage
  const enquire = (
    <Button
      kind="outline"
      size="small"
      href={withParty(paths.packageEnquiry(travelPackage.slug), party)}
      onClick={(event: MouseEvent) => {
        if (!renderEnquiry) return
        event.preventDefault()
        setEnquiring(true)
      }}
    >
      {ENQUIRE_NOW}
    </Button>
  )
  return (
    <>
      <ProductPage
        kind="package"
        product={travelPackage}
        unit={DETAILS_TEXTS.perPerson}
        list={{ label: category.name, href: paths.category(category.slug) }}
        category={category.name}
        save={saveButton}
        share={share}
        facts={towns === '' ? duration : `${duration}. ${towns}`}
        tabs={partsWithout(empty).map((id) => ({ id, label: DETAILS_TEXTS[id] }))}
        booking={{
          title: DETAILS_TEXTS.tourBooking,
          panel: <BookingPanel {...{ travelPackage, party, price, today, enquire }} onParty={setParty} />,
          enquire,
        }}
        after={!empty.includes('similar') && <LateSimilar travelPackage={travelPackage} renderSave={renderSave} />}
      >
        {sections}
      </ProductPage>
      {renderEnquiry?.({ open: enquiring, onClose: () => setEnquiring(false), party })}
    </>
  )
}

const fetchPart = () => import('./similar-packages.tsx').then((module) => module.SimilarPackages)

type LateSimilarProps = { travelPackage: Pick<DetailsView, 'id' | 'slug' | 'category'>; renderSave?: RenderSave }

/** What is like this package, at the end of a long page: a link to the category, and the cards once they come near. */
function LateSimilar({ travelPackage: { id, slug, category }, renderSave }: LateSimilarProps) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const SimilarPackages = usePart(fetchPart, near)
  return (
    <section className="wrap section similar-packages" ref={place}>
      <SectionHead title={DETAILS_TEXTS.similar}>
        <Link to={paths.category(category.slug)}>{allOf(category.name)}</Link>
      </SectionHead>
      {SimilarPackages && (
        // Another package asks anew.
        <SimilarPackages key={id} id={id} retryHref={paths.packageDetails(slug)} renderSave={renderSave} />
      )}
    </section>
  )
}

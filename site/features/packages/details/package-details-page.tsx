import { type ReactNode, useState } from 'react'
import { paths } from '#site/paths.ts'
import { ProductPage } from '#site/shop/product/product-page.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import type { DetailsData } from './details-loader.ts'
import { partsWithout } from './details-parts.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import { LateSimilar } from './late-similar.tsx'
import './package-details-page.css'
import type { Party } from '../booking/party.ts'
import { useParty } from '../booking/use-party.ts'
import { usePrice } from '../booking/use-price.ts'
import type { RenderSave } from '../tour-card.tsx'

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
  const { category, duration, towns } = travelPackage
  return (
    <>
      <ProductPage
        kind="package"
        product={travelPackage}
        unit={DETAILS_TEXTS.perPerson}
        list={{ label: category.name, href: paths.category(category.slug) }}
        category={category.name}
        save={saveButton}
        facts={towns === '' ? duration : `${duration}. ${towns}`}
        tabs={partsWithout(empty).map((id) => ({ id, label: DETAILS_TEXTS[id] }))}
        booking={{
          title: DETAILS_TEXTS.tourBooking,
          panel: (
            <BookingPanel
              {...{ travelPackage, party, price, today }}
              onParty={setParty}
              onEnquire={renderEnquiry && (() => setEnquiring(true))}
            />
          ),
        }}
        after={<LateSimilar travelPackage={travelPackage} renderSave={renderSave} />}
      >
        {sections}
      </ProductPage>
      {renderEnquiry?.({ open: enquiring, onClose: () => setEnquiring(false), party })}
    </>
  )
}

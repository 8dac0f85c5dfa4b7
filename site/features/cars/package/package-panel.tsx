import { paths } from '#contract/terms/paths.ts'
import { useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { PanelWays, ProductPanel } from '#site/shop/product/product-panel.tsx'
import { Button } from '#site/ui/button.tsx'
import '#site/ui/only-unscripted.css'
import { PackageBreakdown } from './package-breakdown.tsx'
import { crowdOf } from './package-crowd.ts'
import { PackageFields } from './package-fields.tsx'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import type { CarParty, DriveProblems } from './package-party.ts'
import type { useDrive } from './package-price-state.ts'
import type { CarPackageView } from './package-view.ts'

type Props = {
  drive: CarPackageView
  tax?: string
  party: CarParty
  onParty: (party: CarParty) => void
  known: ReturnType<typeof useDrive>
  problems?: DriveProblems
  firstDay: string
  lastDay: string
}

/** The Car Booking widget; without script it also works out the price anew. */
export function PackagePanel({ drive, tax, party, onParty, known, ...rest }: Props) {
  const { price, struck, unit, slug } = drive
  const { state, pickup } = known
  const book = useBookAddress('car-package', slug, state.kind === 'price' ? state.price : undefined)
  const group = state.kind === 'price' ? state.group : undefined
  return (
    <ProductPanel
      method="get"
      action={paths.carPackageEnquiry(slug)}
      title={PACKAGE_TEXTS.booking}
      from={
        <>
          <p className="people-note">{PACKAGE_TEXTS.startingFrom}</p>
          <Price amount={price} struck={struck} unit={unit} split={tax} size="panel" />
        </>
      }
    >
      <PackageFields drive={drive} party={party} onParty={onParty} state={state} pickup={pickup} {...rest} />
      {state.kind === 'limit' ? <GroupOffer {...crowdOf(drive.name, party)} /> : <PackageBreakdown state={state} />}
      <PanelWays
        book={book}
        disabled={state.kind === 'limit' || party.adults === 0}
        note={PACKAGE_TEXTS.bookNote}
        group={group && <GroupOffer text={group} />}
      >
        <Button
          kind="outline"
          wide
          type="submit"
          formAction={paths.carRentalDetails(slug)}
          formNoValidate
          className="only-unscripted"
        >
          {PACKAGE_TEXTS.showPrice}
        </Button>
      </PanelWays>
    </ProductPanel>
  )
}

import { Form } from 'react-router'
import { paths } from '#site/paths.ts'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Button } from '#site/ui/button.tsx'
import '#site/ui/only-unscripted.css'
import { useHoldTime } from '#site/shop/book/use-hold-time.ts'
import { BookNow, OtherWays, useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { useOwnHeight } from '#site/ui/use-own-height.ts'
import { PackageBreakdown } from './package-breakdown.tsx'
import { PackageFields } from './package-fields.tsx'
import './package-panel.css'
import { crowdOf } from './package-crowd.ts'
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

/** The Car Booking widget: a plain form, which is booked or leads to the enquiry; without script it also works out the price anew. */
export function PackagePanel({ drive, tax, party, onParty, known, ...rest }: Props) {
  const holdTime = useHoldTime()
  const { price, struck, unit, slug } = drive
  const { state, pickup } = known
  const book = useBookAddress('car-package', slug, state.kind === 'price' ? state.price : undefined)
  const group = state.kind === 'price' ? state.group : undefined
  const isBlocked = state.kind === 'limit' || party.adults === 0
  const panel = useOwnHeight<HTMLFormElement>()
  return (
    <Form method="get" discover="none" action={paths.carPackageEnquiry(slug)} className="package-panel" ref={panel}>
      <div className="package-from">
        <p className="package-note">{PACKAGE_TEXTS.startingFrom}</p>
        <Price amount={price} struck={struck} unit={unit} split={tax} size="panel" />
      </div>
      <h2>{PACKAGE_TEXTS.booking}</h2>
      <PackageFields drive={drive} party={party} onParty={onParty} state={state} pickup={pickup} {...rest} />
      {state.kind === 'limit' ? <GroupOffer {...crowdOf(drive.name, party)} /> : <PackageBreakdown state={state} />}
      <div className="package-foot">
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
        {group === undefined ? <BookNow address={book} disabled={isBlocked} /> : <GroupOffer text={group} />}
      </div>
      {group === undefined && (
        <>
          <p className="package-note centred">{PACKAGE_TEXTS.bookNote(holdTime)}</p>
          <OtherWays address={book} disabled={isBlocked} />
        </>
      )}
    </Form>
  )
}

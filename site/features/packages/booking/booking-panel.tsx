import type { MouseEvent } from 'react'
import { Form } from 'react-router'
import { addDays } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#site/paths.ts'
import { useHoldTime } from '#site/shop/book/use-hold-time.ts'
import { BookNow, OtherWays, seenOf, useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { ChildAges } from '#site/shop/party/child-ages.tsx'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import '#site/ui/only-unscripted.css'
import { PartySteppers } from '#site/shop/party/party-steppers.tsx'
import { useOwnHeight } from '#site/ui/use-own-height.ts'
import './booking-panel.css'
import { bedAgeText, DETAILS_TEXTS } from '../details/details-texts.ts'
import type { DetailsView } from '../details/details-view.ts'
import { crowdOf } from './crowd-of.ts'
import { GroupRequest } from './group-request.tsx'
import { type Party, setChildren, withParty } from './party.ts'
import type { PackagePriceState } from './use-price.ts'

type Props = {
  travelPackage: DetailsView
  party: Party
  onParty: (party: Party) => void
  price: PackagePriceState
  today: string
  onEnquire?: () => void
}

/** Who travels, when, and what it costs. A plain form: it is booked, or leads to the enquiry with the party filled in. */
export function BookingPanel({ travelPackage, party, onParty, price, today, onEnquire }: Props) {
  const holdTime = useHoldTime()
  const enquiry = paths.packageEnquiry(travelPackage.slug)
  const book = useBookAddress('package', travelPackage.slug, seenOf(price))
  const isBlocked = price.kind === 'limit' || party.adults === 0
  const group = price.kind === 'limit' ? undefined : price.group
  const panel = useOwnHeight<HTMLFormElement>()
  return (
    <Form
      method="post"
      discover="none"
      action={group === undefined ? book : enquiry}
      className="booking-panel"
      ref={panel}
    >
      <div className="booking-from">
        <PanelPrice travelPackage={travelPackage} />
        <Button
          kind="outline"
          size="small"
          href={withParty(enquiry, party)}
          onClick={(event: MouseEvent) => {
            if (!onEnquire) return
            event.preventDefault()
            onEnquire()
          }}
        >
          {DETAILS_TEXTS.enquireNow}
        </Button>
      </div>
      <h2>{DETAILS_TEXTS.tourBooking}</h2>
      <Field
        label={DETAILS_TEXTS.travelDate}
        name="date"
        type="date"
        min={today}
        required={group !== undefined}
        max={addDays(today, TRAVEL_HORIZON_DAYS)}
        value={party.date}
        onChange={(event) => onParty({ ...party, date: event.target.value })}
      />
      <PartyFields party={party} onParty={onParty} price={price} />
      {price.kind !== 'limit' && <PriceSums price={price} />}
      {price.kind !== 'limit' && price.note && (
        <p className="small" role="status">
          {price.note}
        </p>
      )}
      {price.kind === 'limit' && <GroupOffer {...crowdOf(travelPackage, party)} />}
      {group === undefined ? (
        <>
          <BookNow disabled={isBlocked} />
          <p className="booking-note">{DETAILS_TEXTS.bookNote(holdTime)}</p>
          <OtherWays address={book} enquiry={enquiry} disabled={isBlocked} />
        </>
      ) : (
        <GroupRequest text={group} party={party} />
      )}
    </Form>
  )
}

function PanelPrice({ travelPackage: { price, struck, tax } }: { travelPackage: DetailsView }) {
  return (
    <div>
      <p className="booking-label">{DETAILS_TEXTS.startingFrom}</p>
      <Price amount={price} struck={struck} unit={DETAILS_TEXTS.perPerson} split={tax} size="panel" />
    </div>
  )
}

function PartyFields({ party, onParty, price }: Pick<Props, 'party' | 'onParty' | 'price'>) {
  return (
    <div className="booking-people">
      <PartySteppers
        counts={{ adults: party.adults, children: party.children }}
        texts={DETAILS_TEXTS}
        most={PARTY_COUNT_MAX}
        onCount={(name, count) =>
          onParty(name === 'adults' ? { ...party, adults: count } : setChildren(party, count))
        }
      />
      {/* Without script the next page asks for the ages. */}
      <p className="booking-note only-unscripted">{DETAILS_TEXTS.agesLater}</p>
      <ChildAges
        className="booking-ages"
        ages={party.ages}
        oldest={PACKAGE_CHILD_MAX_AGE}
        words={bedAgeText}
        required
        onAges={(ages) => onParty({ ...party, ages })}
      />
      {price.kind === 'limit' && (
        <p className="booking-limit" role="alert">
          {price.message}
        </p>
      )}
    </div>
  )
}

import { counted } from '#contract/terms/counted.ts'
import '#site/ui/only-unscripted.css'
import '#site/shop/party/people.css'
import './booking-panel.css'
import type { ReactNode } from 'react'
import { groupText } from '#contract/terms/group-texts.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { seenOf, useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import { ChildAges } from '#site/shop/party/child-ages.tsx'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { PartySteppers } from '#site/shop/party/party-steppers.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { PanelWays, ProductPanel } from '#site/shop/product/product-panel.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Link } from '#site/ui/link.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { bedAgeText, DETAILS_TEXTS } from '../details/details-texts.ts'
import type { DetailsView } from '../details/details-view.ts'
import { type Party, setChildren } from './party.ts'
import type { PackagePriceState } from './use-price.ts'

type Props = {
  travelPackage: DetailsView
  party: Party
  onParty: (party: Party) => void
  price: PackagePriceState
  today: string
  /** Beside what it costs. */
  enquire: ReactNode
}

/** The Tour Booking widget: the form itself books; a group's leads to the enquiry with the party filled in. */
export function BookingPanel({ travelPackage, party, onParty, price, today, enquire }: Props) {
  const enquiry = paths.packageEnquiry(travelPackage.slug)
  const book = useBookAddress('package', travelPackage.slug, seenOf(price))
  const group = price.kind === 'limit' ? undefined : price.group
  return (
    <ProductPanel
      method="post"
      action={group === undefined ? book : enquiry}
      title={DETAILS_TEXTS.tourBooking}
      from={<PanelPrice travelPackage={travelPackage} />}
      beside={enquire}
    >
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
      <Link to={paths.packageDates(travelPackage.slug)}>{DETAILS_TEXTS.dates}</Link>
      <PartyFields party={party} onParty={onParty} price={price} />
      {price.kind !== 'limit' && <PriceSums price={price} />}
      {price.kind !== 'limit' && price.note && (
        <p className="small" role="status">
          {price.note}
        </p>
      )}
      {price.kind === 'limit' && <GroupOffer {...crowdOf(travelPackage, party)} />}
      <PanelWays
        book={book}
        isOwn
        disabled={price.kind === 'limit' || party.adults === 0}
        note={DETAILS_TEXTS.bookNote}
        group={group && <GroupRequest text={group} party={party} />}
      />
    </ProductPanel>
  )
}

function PanelPrice({ travelPackage: { price, struck, tax } }: { travelPackage: DetailsView }) {
  return (
    <>
      <p className="booking-label">{DETAILS_TEXTS.startingFrom}</p>
      <Price amount={price} struck={struck} unit={DETAILS_TEXTS.perPerson} split={tax} size="panel" />
    </>
  )
}

function PartyFields({ party, onParty, price }: Pick<Props, 'party' | 'onParty' | 'price'>) {
  return (
    <div className="people">
      <PartySteppers
        counts={{ adults: party.adults, children: party.children }}
        texts={DETAILS_TEXTS}
        most={PARTY_COUNT_MAX}
        onCount={(name, count) => onParty(name === 'adults' ? { ...party, adults: count } : setChildren(party, count))}
      />
      {/* Without script the next page asks for the ages. */}
      <p className="product-note only-unscripted">{DETAILS_TEXTS.agesLater}</p>
      <ChildAges
        className="people-ages"
        ages={party.ages}
        oldest={PACKAGE_CHILD_MAX_AGE}
        words={bedAgeText}
        required
        onAges={(ages) => onParty({ ...party, ages })}
      />
      {price.kind === 'limit' && (
        <p className="small problem people-limit" role="alert">
          {price.message}
        </p>
      )}
    </div>
  )
}

/** In place of Book Now: what a group is told, and whom we answer. Package, day, party and price go along with it. */
function GroupRequest({ text, party }: { text: string; party: Party }) {
  const { groupName, groupEmail, groupPhone, groupSend, groupNote } = DETAILS_TEXTS
  return (
    <div className="booking-group">
      <p role="status">{text}</p>
      <input type="hidden" name="adult" value={party.adults} />
      <input type="hidden" name="child" value={party.children} />
      <input type="hidden" name="travelDate" value={party.date} />
      <Field label={groupName} name="name" autoComplete="name" required />
      <Field label={groupEmail} name="email" type="email" autoComplete="email" required />
      <Field label={groupPhone} name="contactNumber" type="tel" autoComplete="tel" required />
      <Button kind="primary" wide type="submit" onClick={pressOnce}>
        {groupSend}
      </Button>
      <p className="product-note">{groupNote}</p>
    </div>
  )
}

/** What a party is told that is larger than its package takes, with its way to the office. */
function crowdOf(
  { name, upperLimit }: Pick<DetailsView, 'name' | 'upperLimit'>,
  { adults, children, date }: Party,
): { text: string; href: string } {
  const asked = [
    name,
    ...(date === '' ? [] : [formatDay(date)]),
    counted(adults, 'adult'),
    ...(children === 0 ? [] : [counted(children, 'child', 'children')]),
  ]
  return {
    text: groupText({ above: String(upperLimit), isPriced: false }),
    href: askOfficeHref({ message: `${asked.join('; ')}.`, adults, children }),
  }
}

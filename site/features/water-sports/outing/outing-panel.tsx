import { paths } from '#contract/terms/paths.ts'
import { seenOf, useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { PanelWays, ProductPanel } from '#site/shop/product/product-panel.tsx'
import type { BookableActivity } from '../details/details-view.ts'
import { ACTIVITY_TEXTS } from '../texts.ts'
import { bookingTitle } from './booking-texts.ts'
import type { Outing } from './outing.ts'
import type { Calendar } from './outing-answer.ts'
import { OutingFields } from './outing-fields.tsx'
import type { OutingState } from './use-outing.ts'

type Props = {
  activity: BookableActivity
  calendar: Calendar
  outing: Outing
  onOuting: (outing: Outing) => void
  state: OutingState
}

/** '{name} Booking'. */
export function OutingPanel({ activity, state: { group, price, day }, ...fields }: Props) {
  const { id, name, struck, unit, tax } = activity
  const book = useBookAddress('activity', id, seenOf(price))
  return (
    <ProductPanel
      method="get"
      action={paths.waterSportEnquiry(id)}
      title={bookingTitle(name)}
      from={<Price amount={activity.price} struck={struck} unit={unit} split={tax} size="panel" />}
    >
      <OutingFields activity={activity} {...fields} day={day} agesLater isGroup={group !== undefined} />
      <PriceSums price={price} />
      <PanelWays book={book} note={ACTIVITY_TEXTS.bookNote} group={group && <GroupOffer text={group} />} />
    </ProductPanel>
  )
}

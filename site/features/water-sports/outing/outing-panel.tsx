import { Form } from 'react-router'
import { paths } from '#site/paths.ts'
import { useHoldTime } from '#site/shop/book/use-hold-time.ts'
import { BookNow, OtherWays, seenOf, useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { useOwnHeight } from '#site/ui/use-own-height.ts'
import type { BookableActivity } from '../details/details-view.ts'
import type { Outing } from './outing.ts'
import type { Calendar } from './outing-answer.ts'
import { OutingFields } from './outing-fields.tsx'
import './outing-panel.css'
import { ACTIVITY_TEXTS } from '../texts.ts'
import { bookingTitle } from './booking-texts.ts'
import type { OutingState } from './use-outing.ts'

type Props = {
  activity: BookableActivity
  calendar: Calendar
  outing: Outing
  onOuting: (outing: Outing) => void
  state: OutingState
}

/** '{name} Booking': a plain form, which is booked or leads to the enquiry with the outing filled in. */
export function OutingPanel({ activity, calendar, outing, onOuting, state }: Props) {
  const holdTime = useHoldTime()
  const { name, price, struck, unit, tax } = activity
  const book = useBookAddress('activity', activity.id, seenOf(state.price))
  const { group } = state
  const panel = useOwnHeight<HTMLFormElement>()
  return (
    <Form method="get" action={paths.waterSportEnquiry(activity.id)} className="outing-panel" ref={panel}>
      <div className="outing-from">
        <Price amount={price} struck={struck} unit={unit} split={tax} size="panel" />
      </div>
      <h2>{bookingTitle(name)}</h2>
      <OutingFields
        activity={activity}
        calendar={calendar}
        outing={outing}
        onOuting={onOuting}
        day={state.day}
        agesLater
        isGroup={group !== undefined}
      />
      <PriceSums price={state.price} />
      <div className="outing-foot">
        {group === undefined ? <BookNow address={book} /> : <GroupOffer text={group} />}
      </div>
      {group === undefined && (
        <>
          <p className="outing-note centred">{ACTIVITY_TEXTS.bookNote(holdTime)}</p>
          <OtherWays address={book} />
        </>
      )}
    </Form>
  )
}

import { DayPlan } from '#site/shop/trip/day-plan.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Status } from '#site/ui/status.tsx'
import type { CheckoutPlan } from './checkout-view.ts'
import './checkout-days.css'
import { CHECKOUT_TEXTS } from './texts.ts'

/** The picture at two pixels each. */
const WIDEST = 320

/** The trip day by day, folded: the page is for the form beneath. */
export function CheckoutDays({ plan: { days } }: { plan: CheckoutPlan }) {
  return (
    <details className="checkout-days">
      <summary>
        <Icon name="calendar" />
        {CHECKOUT_TEXTS.days}
      </summary>
      <DayPlan days={days} />
    </details>
  )
}

/** What is bought, in pictures; each of them says no more than the lines beneath. */
export function CheckoutPictures({ pictures }: { pictures: readonly PictureSource[] }) {
  if (pictures.length === 0) return null
  return (
    <div className="checkout-pictures">
      {pictures.map((picture) => (
        <Picture key={picture.mediaLink} picture={picture} sizes="160px" alt="" widest={WIDEST} />
      ))}
    </div>
  )
}

export function CheckoutGaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null
  return (
    <Status kind="info">
      <b>{CHECKOUT_TEXTS.gaps}</b>
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
    </Status>
  )
}

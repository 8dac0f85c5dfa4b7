import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { StatePill } from '#site/shop/trip/state-pill.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import type { BookingCardView } from './booking-card-view.ts'
import './booking-card.css'
import type { NextMoment } from './next-trip.ts'
import { MY_BOOKINGS_TEXTS, payText } from './texts.ts'

type Props = {
  booking: BookingCardView
  /** Its payment is what the page is for. */
  isFirst: boolean
  /** Of the next trip: what comes first. */
  moments?: readonly NextMoment[]
}

/** The picture at two pixels each. */
const WIDEST = 480

/** One booking: what it is and when, where it stands, and what is to be paid. */
export function BookingCard({ booking, isFirst, moments = [] }: Props) {
  const { ref, title, when, what, picture, state, tone, note } = booking
  return (
    <article className={moments.length > 0 ? 'booking-card next' : 'booking-card'} aria-labelledby={`booking-${ref}`}>
      <div className="plate booking-picture">
        {picture && <Picture picture={picture} sizes="(width < 760px) 104px, 220px" alt="" widest={WIDEST} />}
      </div>
      <div className="booking-words">
        <p className="row">
          <StatePill tone={tone}>{state}</StatePill>
          <span className="fine soft num" aria-hidden="true">
            {ref}
          </span>
        </p>
        <h3 id={`booking-${ref}`}>
          <Link to={visitorPaths.booking(ref)}>
            {title}
            <span className="visually-hidden">
              , {MY_BOOKINGS_TEXTS.reference} {ref}
            </span>
          </Link>
        </h3>
        <p className="when">{when}</p>
        {what && <p className="soft">{what}</p>}
        {note && <p className="soft">{note}</p>}
      </div>
      <Money booking={booking} isFirst={isFirst} />
      {moments.length > 0 && (
        <ol className="booking-moments">
          {moments.map(({ when: moment, what: happens }) => (
            <li key={`${moment} ${happens}`}>
              <b>{moment}</b>
              {happens}
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}

function Money({ booking, isFirst }: Omit<Props, 'moments'>) {
  const { ref, sums, toPay, hasVoucher, open } = booking
  const href = visitorPaths.booking(ref)
  const about = { 'aria-describedby': `booking-${ref}` }
  return (
    <div className="booking-money">
      <dl>
        {sums.map(({ label, amount, note }) => (
          <div key={`${label} ${amount} ${note}`}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {toPay && (
        <Button kind={isFirst ? 'primary' : 'outline'} size={isFirst ? 'regular' : 'small'} href={href} {...about}>
          {payText(toPay)}
        </Button>
      )}
      {hasVoucher && (
        <a
          className="button outline small"
          href={visitorPaths.bookingDocument(ref, 'voucher')}
          type="application/pdf"
          {...about}
        >
          <Icon name="ticket" />
          {MY_BOOKINGS_TEXTS.voucher}
        </a>
      )}
      {!toPay && !hasVoucher && (
        <Button kind="outline" size="small" href={href} {...about}>
          {open}
        </Button>
      )}
    </div>
  )
}

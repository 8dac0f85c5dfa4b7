import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { StatePill } from '#site/ui/state-pill.tsx'
import { visitorPaths } from '#site/visitor-paths.ts'
import type { BookingCardView } from './booking-card-view.ts'
import './booking-card.css'
import { MY_BOOKINGS_TEXTS, payText } from './texts.ts'

const KIND_ICONS = { package: 'case', hotel: 'bed', ferry: 'ship', car: 'car', activity: 'waves' } as const

/** One booking: where it stands, what is in it and when, and what is to be paid. `isFirst`: its payment is what the page is for. */
export function BookingCard({ booking, isFirst }: { booking: BookingCardView; isFirst: boolean }) {
  const { ref, state, tone, lines, note, sums, toPay } = booking
  const href = visitorPaths.booking(ref)
  const titleId = `booking-${ref}`
  return (
    <article className="booking-card" aria-labelledby={titleId}>
      <div>
        <p className="row">
          <StatePill tone={tone}>{state}</StatePill>
          {note && <span className="fine soft">{note}</span>}
        </p>
        <h3 id={titleId}>
          <Link to={href}>{ref}</Link>
        </h3>
        <ul>
          {lines.map(({ id, kind, title, when, isCancelled }) => (
            <li key={id}>
              <Icon name={KIND_ICONS[kind]} />
              <span>
                {isCancelled ? <s>{title}</s> : <b>{title}</b>}
                <small>{when}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="booking-money">
        <dl>
          {sums.map(({ label, amount, note: when }) => (
            <div key={`${label} ${amount} ${when}`}>
              <dt>
                {label}
                {when && <small>{when}</small>}
              </dt>
              <dd className="num">{amount}</dd>
            </div>
          ))}
        </dl>
        {toPay && (
          <Button kind={isFirst ? 'primary' : 'outline'} size={isFirst ? 'regular' : 'small'} href={href}>
            {payText(toPay)}
          </Button>
        )}
        {!toPay && (
          <Button kind="outline" size="small" href={href} aria-describedby={titleId}>
            {MY_BOOKINGS_TEXTS.see}
          </Button>
        )}
      </div>
    </article>
  )
}

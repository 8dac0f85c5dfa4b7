import '#site/ui/aside-layout.css'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { DayPlan } from '#site/shop/trip/day-plan.tsx'
import { FerryTicket } from '#site/shop/trip/ferry-ticket.tsx'
import { StatePill } from '#site/shop/trip/state-pill.tsx'
import { TripPart, type TripPartView } from '#site/shop/trip/trip-part.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Ticks } from '#site/ui/ticks.tsx'
import type { BookingView } from './booking-view.ts'
import { BOOKING_TEXTS, insideText } from './texts.ts'
import type { BookingTrip } from './trip-view.ts'

type HeadProps = { trip: BookingTrip; view: Pick<BookingView, 'ref' | 'word' | 'tone'> }

/** Where the page stands among the visitor's own, the picture, and what the trip is called. */
export function TripHead({ trip: { title, when, who, countdown, picture, plan }, view }: HeadProps) {
  return (
    <header className="booking-head">
      <Breadcrumbs items={[{ label: BOOKING_TEXTS.title, href: visitorPaths.myBookings }, { label: title }]} />
      {picture && (
        <div className="plate">
          <Picture picture={picture} sizes="(width < 1240px) 94vw, 1200px" eager alt="" />
        </div>
      )}
      <div className="aside-layout booking-title">
        <div>
          <p className="row">
            <StatePill tone={view.tone}>{view.word}</StatePill>
            <span className="fine soft num">
              <span className="visually-hidden">{BOOKING_TEXTS.reference} </span>
              {view.ref}
            </span>
          </p>
          <h1>{title}</h1>
          <p className="when">{when}</p>
          <p className="small soft">{[who, plan?.islands].filter(Boolean).join('. ')}</p>
        </div>
        {countdown && (
          <p className="booking-count">
            <strong>{countdown.figure}</strong>
            <span>
              {countdown.words}
              {countdown.weather && <small>{countdown.weather}</small>}
            </span>
          </p>
        )}
      </div>
    </header>
  )
}

/** The days by the hour, and what is shown at each counter. Only told: nothing of it is operated. */
export function TripBody({ plan }: { plan: NonNullable<BookingTrip['plan']> }) {
  const { days, ferries, stays, cars, activities, included, notIncluded, carry, permits } = plan
  return (
    <>
      {days.length > 0 && (
        <section aria-labelledby="plan">
          <h2 id="plan">{BOOKING_TEXTS.days}</h2>
          <DayPlan days={days} />
        </section>
      )}
      {ferries.length > 0 && (
        <section aria-labelledby="ferries">
          <h2 id="ferries">{BOOKING_TEXTS.ferries}</h2>
          <div className="stack">
            {ferries.map((ticket) => (
              <FerryTicket key={ticket.id} ticket={ticket} />
            ))}
          </div>
        </section>
      )}
      <Parts id="stays" title={BOOKING_TEXTS.stays} parts={stays} />
      <Parts id="cars" title={BOOKING_TEXTS.cars} parts={cars} />
      <Parts id="activities" title={BOOKING_TEXTS.activities} parts={activities} />
      <div className="halves booking-lists">
        <List id="carry" title={BOOKING_TEXTS.carry} items={carry} />
        <List id="permits" title={BOOKING_TEXTS.permits} items={permits} />
      </div>
      {included.length + notIncluded.length > 0 && (
        <div className="accordion">
          <details>
            <summary>
              <span>{BOOKING_TEXTS.inside}</span>
              <small>{insideText(included.length, notIncluded.length)}</small>
            </summary>
            <div className="accordion-body halves booking-lists">
              <List id="included" title={BOOKING_TEXTS.included} items={included} />
              <List id="not-included" title={BOOKING_TEXTS.notIncluded} items={notIncluded} isOut />
            </div>
          </details>
        </div>
      )}
    </>
  )
}

function Parts({ id, title, parts }: { id: string; title: string; parts: readonly TripPartView[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {parts.map((part) => (
          <TripPart key={part.id} part={part} />
        ))}
      </div>
    </section>
  )
}

type ListProps = { id: string; title: string; items: readonly string[]; isOut?: boolean }

function List({ id, title, items, isOut = false }: ListProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Ticks items={items} isOut={isOut} />
    </section>
  )
}

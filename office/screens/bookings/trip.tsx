import { useState } from 'react'
import type { BookingStory } from '#contract/office/bookings.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { whenLabel } from '../../when.ts'
import { Cancel } from './cancel.tsx'

type Props = { booking: BookingStory }

/** What is booked, part by part. */
export function TripLines({ booking }: Props) {
  const [cancelling, setCancelling] = useState<string>()
  const { lines, state: stands } = booking
  const mayCancel = useMay('bookings.cancel')
  const mayChange = useMay('bookings.change')
  const isConfirmed = stands === 'confirmed' || stands === 'confirmed_part'
  const isParted = lines.filter(({ state }) => state === 'live').length > 1
  return (
    <section className="panel" aria-labelledby="trip">
      <h2 id="trip">Trip</h2>
      <ol className="plain parts">
        {lines.map((line) => (
          <li key={line.lineId} data-off={line.state === 'cancelled' || undefined}>
            <div className="part-head">
              <b>{line.title}</b>
              <span className="num">{formatRupees(line.price)}</span>
            </div>
            <p>
              {whenLabel(line.startsAt)} to {whenLabel(line.endsAt)}
            </p>
            <p>{factsOf(line).join(' · ')}</p>
            {line.details.length > 0 && (
              <details>
                <summary>What the voucher says</summary>
                <dl className="said-facts">
                  {line.details.map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
            {line.state === 'live' && isConfirmed && (
              <div className="part-deeds">
                {mayChange && (
                  <ButtonLink kind="quiet" to={`/bookings/${booking.id}/lines/${line.lineId}`}>
                    Change the day or the seats
                  </ButtonLink>
                )}
                {mayCancel && isParted && (
                  <Button kind="quiet" onClick={() => setCancelling(line.lineId)}>
                    Cancel this part for us
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <Cancel
        booking={booking}
        lineIds={cancelling === undefined ? undefined : [cancelling]}
        open={cancelling !== undefined}
        onClose={() => setCancelling(undefined)}
      />
    </section>
  )
}

function factsOf({ state, kept, seats, pnr, driver }: BookingStory['lines'][number]): string[] {
  return [
    ...(state === 'cancelled'
      ? [`Cancelled, ${kept === 0 || kept === null ? 'nothing' : formatRupees(kept)} kept`]
      : []),
    ...(seats.length === 0 ? [] : [`Seats ${seats.join(', ')}`]),
    ...(pnr === null ? [] : [`Ticket ${pnr}`]),
    ...(driver === null ? [] : [`Driver ${driver.name}, ${driver.phone}`]),
  ]
}

const SEXES = { F: 'female', M: 'male', X: 'other' }

/** Who travels; the numbers of documents stay with the carriers' lists. */
export function Travellers({ booking: { travellers } }: Props) {
  return (
    <section className="panel" aria-labelledby="travellers">
      <h2 id="travellers">Travellers</h2>
      <ul className="plain">
        {travellers.map(({ name, age, sex, nationality, hasDocument }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may have one name, and they never move
          <li key={place}>
            <b>{name}</b>, {age}
            {sex !== null && `, ${SEXES[sex]}`}
            {nationality !== null && `, ${nationality}`}
            {hasDocument && ', document given'}
          </li>
        ))}
      </ul>
    </section>
  )
}

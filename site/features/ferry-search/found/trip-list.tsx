import '#site/ui/box.css'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import type { ClassView, TripView } from './trip-view.ts'
import './trip-list.css'

/** A boat at two pixels each, on a phone too. */
const BOAT_WIDEST = 640

/** Sailings by time, each with its classes for the party. Nobody operates them: links alone. */
export function TripList({ trips }: { trips: readonly TripView[] }) {
  if (trips.length === 0) return null
  return (
    <ul className="stack">
      {trips.map((trip) => (
        <li key={trip.id}>
          <Trip trip={trip} />
        </li>
      ))}
    </ul>
  )
}

function Trip({ trip }: { trip: TripView }) {
  const { picture, departs, arrives, duration, vessel, ports, classes, facts, href, choose, closed } = trip
  return (
    <article className={picture ? 'box ferry-trip with-boat' : 'box ferry-trip'}>
      {picture && (
        <div className="plate">
          <Picture picture={picture} alt="" sizes="(width >= 900px) 170px, 88vw" widest={BOAT_WIDEST} />
        </div>
      )}
      <div className="ferry-trip-when">
        <h3>
          {departs} <span className="visually-hidden">to</span>
          <Icon name="arrow" /> {arrives}
        </h3>
        <p>
          {duration !== '' && <span>{duration}</span>}
          {ports}
        </p>
        <p className="ferry-trip-vessel">
          <Icon name="ship" /> {vessel}
        </p>
      </div>
      <ul className="ferry-classes">
        {classes.map((each) => (
          <Class key={each.code} of={each} />
        ))}
      </ul>
      <div className="ferry-trip-go">
        {href === undefined ? (
          <p className="ferry-closed">{closed}</p>
        ) : (
          <Button kind="outline" href={href}>
            {choose}
            <span className="visually-hidden">
              {' '}
              for {departs}, {vessel}
            </span>
          </Button>
        )}
      </div>
      <ul className="ferry-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </article>
  )
}

function Class({ of: { name, total, each, note } }: { of: ClassView }) {
  return (
    <li className={total === undefined ? 'is-out' : undefined}>
      <span>{name}</span>
      {total !== undefined && <strong>{total}</strong>}
      <small>{each} a seat</small>
      {note !== undefined && <small className="ferry-left">{note}</small>}
    </li>
  )
}

import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Link } from '#site/ui/link.tsx'
import { useTrip } from './trip-items.ts'
import { onTripText, TRIP_TEXTS } from './trip-texts.ts'

/** How much is on the trip, with the way to it; for the side panel. */
export function TripLink() {
  const { length } = useTrip()
  return (
    <section>
      <h3>{TRIP_TEXTS.title}</h3>
      <p>
        <Link to={visitorPaths.trip}>{onTripText(length)}</Link>
      </p>
    </section>
  )
}

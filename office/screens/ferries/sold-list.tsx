import { Link } from 'react-router'
import type { SoldSailing } from '#contract/office/seat-maps.ts'
import { formatDay } from '#contract/terms/india-time.ts'

/** Sailings that stand in the way, each with its seats. */
export function SoldList({ title, sailings }: { title: string; sailings: readonly SoldSailing[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="sold-list">
        {sailings.map(({ id, date, departureTime, seats }) => (
          <li key={id}>
            <Link to={`/sailings/${id}`}>
              {formatDay(date)}, {departureTime}
            </Link>
            : {seats.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ActivitySlot, HotelDay, Today } from '#contract/office/today.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Part, Person } from './part.tsx'

type TurnProps = { id: 'arrivals' | 'departures'; title: string; day: string; turns: Today['arrivals'] }

/** Trips that begin, or end, on the day. */
export function Turns({ id, title, day, turns }: TurnProps) {
  const none = id === 'arrivals' ? 'No trip begins on this day.' : 'No trip ends on this day.'
  return (
    <Part id={id} title={title} count={turns.length} none={none} csv={{ day, list: id }}>
      <ol className="day-rows">
        {turns.map((turn) => (
          <li key={turn.ref}>
            <time className="day-time">{turn.time ?? 'All day'}</time>
            <div className="day-what">
              <Person {...turn} />
              <p className="soft">{turn.what}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

const TURNS: Record<HotelDay['rows'][number]['turn'], { kind: BadgeKind; label: string }> = {
  arrives: { kind: 'new', label: 'Arrives' },
  stays: { kind: 'plain', label: 'Stays' },
  leaves: { kind: 'warn', label: 'Leaves' },
}

/** Who sleeps where. */
export function Hotels({ day, hotels }: { day: string; hotels: readonly HotelDay[] }) {
  const count = hotels.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Part id="rooms" title="Rooms" count={count} none="Nobody of ours sleeps in a hotel." csv={{ day, list: 'rooms' }}>
      {hotels.map(({ hotel, phone, rows }) => (
        <div key={hotel} className="day-group">
          <h3>
            {hotel} {phone && <span className="soft">{phone}</span>}
          </h3>
          <ul className="day-rows plain">
            {rows.map((row) => (
              <li key={`${row.ref} ${row.checkIn}`}>
                <Badge kind={TURNS[row.turn].kind}>{TURNS[row.turn].label}</Badge>
                <div className="day-what">
                  <Person {...row} />
                  <p className="soft">
                    {[row.rooms, row.meals].filter(Boolean).join(', ')}, until {formatDay(row.checkOut)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  )
}

/** Who dives, snorkels and flies, slot by slot. */
export function Activities({ day, activities }: { day: string; activities: readonly ActivitySlot[] }) {
  return (
    <Part
      id="activities"
      title="Activities"
      count={activities.length}
      none="No activity is booked for this day."
      csv={{ day, list: 'activities' }}
    >
      <ol className="day-rows">
        {activities.map(({ time, meetTime, name, place, rows }) => (
          <li key={`${time} ${name} ${place}`}>
            <time className="day-time">{time}</time>
            <div className="day-what">
              <p>
                <b>{name}</b>, {place}
                {meetTime && `, be there by ${meetTime}`}
              </p>
              <ul className="day-parties">
                {rows.map((row) => (
                  <li key={`${row.ref} ${row.guests}`}>
                    <Person {...row} />
                    <p className="soft">{row.guests}</p>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

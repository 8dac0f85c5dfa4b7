import { useSearchParams } from 'react-router'
import { fetchToday, type Today as TodayOf } from '#contract/office/today.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { FirstDayCard } from '../first-day/today-card.tsx'
import { DayBar } from './day-bar.tsx'
import { DayNote } from './day-note.tsx'
import { Activities, Hotels, Turns } from './lists.tsx'
import { Balances, LateEnquiries, Refunds } from './money-lists.tsx'
import { OpenDisruptions } from './open-disruptions.tsx'
import { Rides } from './rides.tsx'
import { Sailings } from './sailings.tsx'
import './today.css'

/** A day is read anew so often while it is looked at (ours). */
const RENEW_MS = 60_000

/** Everything of one day, in the order in which it is needed. */
export function Today() {
  const [search, setSearch] = useSearchParams()
  const day = search.get('day') ?? dayInIndia(new Date())
  const { data, error, refetch } = useOffice(fetchToday, { day }, { everyMs: RENEW_MS })
  const isToday = day === dayInIndia(new Date())
  const show = (next: string) => setSearch({ day: next }, { replace: true })
  return (
    <>
      <PageHead
        title={isToday ? 'Today' : formatDay(day)}
        about="Who comes and goes, is driven, sails, sleeps and dives, and what is due."
        help="today"
      />
      {isToday && <FirstDayCard />}
      <DayBar day={day} onDay={show} />
      <OpenDisruptions />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {data?.day === day ? <Parts today={data} /> : !error && <Skeleton lines={12} />}
    </>
  )
}

function Parts({ today }: { today: TodayOf }) {
  const { day, arrivals, departures, rides, sailings, hotels, activities, balances, refunds, lateEnquiries } = today
  const without = rides.filter(({ driver }) => driver === null).length
  const jumps = [
    { id: 'arrivals', label: 'Arrivals', count: arrivals.length },
    { id: 'rides', label: 'Pick-ups', count: rides.length },
    { id: 'sailings', label: 'Ferries', count: sailings.length },
    { id: 'rooms', label: 'Rooms', count: hotels.reduce((sum, { rows }) => sum + rows.length, 0) },
    { id: 'activities', label: 'Activities', count: activities.length },
    { id: 'departures', label: 'Departures', count: departures.length },
    { id: 'money', label: 'Money', count: balances.length + refunds.length },
  ]
  return (
    <div className="day">
      <nav className="day-jumps" aria-label="Parts of the day">
        {jumps.map(({ id, label, count }) => (
          <a key={id} href={`#${id}`}>
            {label} <b>{count}</b>
          </a>
        ))}
      </nav>
      {today.leftOut > 0 && (
        <Note kind="warn">This day has more than one list holds: {today.leftOut} are left out.</Note>
      )}
      {without > 0 && (
        <Note kind="warn">
          {without === 1 ? 'A pick-up has no driver yet.' : `${without} pick-ups have no driver yet.`}
        </Note>
      )}
      <DayNote key={day} day={day} note={today.note} />
      {lateEnquiries !== null && lateEnquiries.length > 0 && <LateEnquiries rows={lateEnquiries} />}
      <Turns id="arrivals" title="Arrivals" {...{ day, turns: arrivals }} />
      <Rides today={today} />
      <Sailings {...{ day, sailings }} />
      <Hotels {...{ day, hotels }} />
      <Activities {...{ day, activities }} />
      <Turns id="departures" title="Departures" {...{ day, turns: departures }} />
      <Balances {...{ day, balances }} />
      <Refunds {...{ day, refunds }} />
    </div>
  )
}

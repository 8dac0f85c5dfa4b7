import { useState } from 'react'
import { type Departure, listSailings, type SailingOfDeparture } from '#contract/office/timetable.ts'
import { FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { ClassMark } from './class-mark.tsx'
import './departure-sailings.css'
import { SetFares } from './set-fares.tsx'

const DAYS = 28

const COLUMNS: readonly Column<SailingOfDeparture>[] = [
  {
    id: 'date',
    head: 'Day',
    onCard: 'title',
    cell: ({ date }) => <span className="sailing-day">{formatDay(date)}</span>,
  },
  {
    id: 'boat',
    head: 'Leaves',
    cell: ({ departTime, vessel, isException }) => `${departTime}, ${vessel}${isException ? ' (changed by hand)' : ''}`,
  },
  {
    id: 'fares',
    head: 'Fares',
    cell: ({ fares, hasOwnFares }) => (
      <span className="class-marks">
        {FERRY_CLASSES.map(
          (code) =>
            fares[code] !== undefined && (
              <span key={code}>
                <ClassMark code={code} /> {formatRupees(fares[code])}
              </span>
            ),
        )}
        {hasOwnFares && <small>set by hand</small>}
      </span>
    ),
  },
  { id: 'sold', head: 'Sold', end: true, cell: ({ sold }) => sold },
  { id: 'kept', head: 'Kept back', end: true, cell: ({ kept }) => kept },
  { id: 'free', head: 'Free', end: true, cell: ({ free }) => free },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: (sailing) => <State {...sailing} />,
  },
]

function State({ isOff, hasLeft }: Pick<SailingOfDeparture, 'isOff' | 'hasLeft'>) {
  if (isOff) return <Badge kind="bad">Off</Badge>
  return hasLeft ? <Badge kind="plain">Has left</Badge> : <Badge kind="good">On sale</Badge>
}

type Props = { departure: Departure; take: (departure: Departure) => void }

/** The days of a departure with their fares and seats; a day leads to its sailing. */
export function DepartureSailings({ departure, take }: Props) {
  const today = dayInIndia(new Date())
  const [from, setFrom] = useState(today)
  const mayPrice = useMay('prices.change')
  const { data, error, refetch } = useOffice(listSailings, { id: departure.id, from, days: DAYS })
  const list = () => {
    if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
    if (data === undefined) return <Skeleton lines={8} />
    if (data.sailings.length === 0)
      return (
        <Empty icon="calendar" title="It does not sail in these weeks">
          Look at other weeks, or change its days under Timetable.
        </Empty>
      )
    return (
      <DataTable<SailingOfDeparture>
        label="Sailings"
        columns={COLUMNS}
        rows={data.sailings}
        idOf={({ id }) => id}
        linkOf={({ id }) => `/sailings/${id}`}
      />
    )
  }
  return (
    <div className="split">
      <div className="stack">
        <div className="row">
          <IconButton icon="left" label="Four weeks before" onClick={() => setFrom(addDays(from, -DAYS))} />
          <DateBox label="From" value={from} onChange={(day) => day && setFrom(day)} />
          <IconButton icon="right" label="Four weeks later" onClick={() => setFrom(addDays(from, DAYS))} />
        </div>
        {list()}
      </div>
      {mayPrice && (
        <aside>
          <SetFares departure={departure} from={[from, today].sort().at(-1) ?? today} onSet={() => take(departure)} />
        </aside>
      )}
    </div>
  )
}

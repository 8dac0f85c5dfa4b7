import { useState } from 'react'
import { fetchSeatMap, type SoldSailing } from '#contract/office/seat-maps.ts'
import { type Departure, keepOnDeparture } from '#contract/office/timetable.ts'
import { counted } from '#contract/terms/counted.ts'
import { seatsOf } from '#contract/terms/seat-drawing.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { deckRowsOf } from './deck-rows.ts'
import { DeckView } from './deck-view.tsx'
import { ReleaseBox } from './release-box.tsx'
import { SeatTick } from './seat-tick.tsx'
import { SoldList } from './sold-list.tsx'
import './kept.css'

type Props = { departure: Departure; take: (departure: Departure) => void }

/** Seats that are kept back on every sailing of a departure, such as for walk-ins. */
export function KeptOnDeparture({ departure, take }: Props) {
  const say = useSay()
  const mayChange = useMay('prices.change')
  const map = useOffice(fetchSeatMap, { id: departure.vesselId }).data?.map
  const [seats, setSeats] = useState<readonly string[]>(departure.kept.seats)
  const [release, setRelease] = useState(departure.kept.releaseMinutes)
  const [sold, setSold] = useState<SoldSailing[]>([])
  const { run, busy, failure } = useDeed(keepOnDeparture, [])
  const toggle = (seat: string) =>
    setSeats(seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat])
  const save = async () => {
    const saved = await run({ query: { id: departure.id }, body: { seats: [...seats], releaseMinutes: release } })
    if (saved === undefined) return
    take(saved.departure)
    setSold(saved.sold)
    say(`Saved for ${counted(saved.sailings, 'sailing')}`)
  }
  if (map === undefined) return <Skeleton lines={8} />
  return (
    <div className="split">
      <div className="kept-decks">
        {map.cabins.map((cabin) => {
          const crew = new Set(seatsOf(cabin).flatMap(({ seat, isCrew }) => (isCrew ? [seat] : [])))
          return (
            <section key={cabin.code} aria-label={cabin.name}>
              <h2>{cabin.name}</h2>
              <DeckView
                label={cabin.name}
                rows={deckRowsOf(cabin)}
                stateOf={(seat) => (crew.has(seat) ? 'blocked' : 'free')}
                inSeat={(seat) => (
                  <SeatTick
                    seat={seat}
                    cabin={cabin.name}
                    isKept={seats.includes(seat)}
                    disabled={!mayChange}
                    onToggle={toggle}
                  />
                )}
              />
            </section>
          )
        })}
      </div>
      <aside className="panel">
        <h2>{seats.length === 0 ? 'No seat is kept back' : `${counted(seats.length, 'seat')} kept back`}</h2>
        <p className="hint">
          Ticked seats are not sold online on any sailing of this departure, now or made later. Other seats of single
          sailings stay as they are.
        </p>
        {seats.length > 0 && <p>{seats.join(', ')}</p>}
        <ReleaseBox value={release} onChange={setRelease} disabled={!mayChange} />
        {failure && <Refused message={failure.message} />}
        {mayChange && (
          <div>
            <Button kind="primary" busy={busy} onClick={() => void save()}>
              Save
            </Button>
          </div>
        )}
        {sold.length > 0 && (
          <Note kind="warn">
            <SoldList title="Sold already, so not kept back" sailings={sold} />
          </Note>
        )}
      </aside>
    </div>
  )
}

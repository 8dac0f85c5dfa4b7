import { useState } from 'react'
import { keepOnSailing, type SailingInFull } from '#contract/office/sailings.ts'
import { counted } from '#contract/terms/counted.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { ClassMark } from './class-mark.tsx'
import { DeckView } from './deck-view.tsx'
import { ReleaseBox } from './release-box.tsx'
import { SeatTick } from './seat-tick.tsx'
import './kept.css'

type Props = { sailing: SailingInFull; take: (sailing: SailingInFull) => void }

/** The seats of a sailing: sold ones are crossed, ticked ones are kept back. */
export function KeptOnSailing({ sailing, take }: Props) {
  const say = useSay()
  const may = useMay('prices.change')
  const kept = sailing.kept.map(({ seat }) => seat)
  const [seats, setSeats] = useState<readonly string[]>(kept)
  const [release, setRelease] = useState(releaseOf(sailing))
  const { run, busy, failure, clear } = useDeed(keepOnSailing, [])
  const mayChange = may && !sailing.hasLeft
  const gone = new Set([...sailing.sold, ...sailing.sample])
  const isChanged = [...seats].sort().join() !== [...kept].sort().join() || release !== releaseOf(sailing)
  const toggle = (seat: string) =>
    setSeats(seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat])
  const save = async () => {
    const saved = await run({ query: { id: sailing.id }, body: { seats: [...seats], releaseMinutes: release } })
    if (saved === undefined) return
    take(saved.sailing)
    setSeats(saved.sailing.kept.map(({ seat }) => seat))
    say(seats.length === 0 ? 'No seat is kept back' : `${counted(seats.length, 'seat')} kept back`)
  }
  return (
    <div className="stack">
      <div className="kept-decks">
        {sailing.maps.map(({ code, name, grid }) => {
          const own = sailing.classes.find((each) => each.code === code)
          return (
            <section key={code} aria-label={name}>
              <h2>
                <ClassMark code={code} /> {name}
              </h2>
              {own && (
                <p className="hint">
                  {own.sold} sold, {own.kept} kept back, {own.free} free
                  {own.sample > 0 && `, ${own.sample} shown as sold by the demo`}
                </p>
              )}
              <DeckView
                label={name}
                rows={grid}
                stateOf={(seat) => (sailing.crew.includes(seat) ? 'blocked' : gone.has(seat) ? 'booked' : 'free')}
                inSeat={(seat) => (
                  <SeatTick
                    seat={seat}
                    cabin={name}
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
      {mayChange && (
        <section className="panel" aria-label="Seats kept back">
          <h2>{seats.length === 0 ? 'No seat is kept back' : `Kept back: ${seats.join(', ')}`}</h2>
          <p className="hint">Tick the seats that are not to be sold online on this sailing.</p>
          <ReleaseBox value={release} onChange={setRelease} disabled={false} />
          {failure && <Refused message={failure.message} />}
          <div className="row">
            <Button kind="primary" busy={busy} disabled={!isChanged} onClick={() => void save()}>
              Save the seats kept back
            </Button>
            {isChanged && (
              <Button
                onClick={() => {
                  clear()
                  setSeats(kept)
                  setRelease(releaseOf(sailing))
                }}
              >
                Discard
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  )
}

/** How long before the departure the seats kept back are free; null is never. */
function releaseOf({ kept: [first], date, departTime }: SailingInFull): number | null {
  if (first === undefined || first.freeAt === null) return null
  return Math.round((instantInIndia(date, departTime).getTime() - Date.parse(first.freeAt)) / MINUTE_MS)
}

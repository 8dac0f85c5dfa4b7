import { useState } from 'react'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import { seatsNeeded } from '../ferry-party.ts'
import { type Cabin, cabinOf, freeIn } from './seat-board.ts'
import { SeatList } from './seat-list.tsx'
import { SeatMap } from './seat-map.tsx'
import './seats-on-board.css'
import { SEAT_TEXTS } from '../texts.ts'
import type { Chosen } from './use-choosing.ts'

type Props = Pick<Chosen, 'board' | 'now' | 'choose' | 'view'> & { action: string }

/** Every class of the vessel; on a phone one at a time, unless there is no script to switch. */
export function SeatsOnBoard({ board, now, choose, view, action }: Props) {
  const [active, setActive] = useState(() => firstShown({ board, now }))
  return (
    <>
      {board.cabins.length > 1 && (
        <fieldset className="seat-switch cabin-switch only-scripted only-narrow" aria-label={SEAT_TEXTS.classes}>
          {board.cabins.map(({ code, name, fare }) => (
            <button key={code} type="button" aria-pressed={code === active} onClick={() => setActive(code)}>
              {name} <span>{formatRupees(fare)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <p className="fine soft only-scripted only-wide seat-keys">{SEAT_TEXTS.keys}</p>
      <div className="cabins">
        {board.cabins.map((cabin) => {
          const left = freeIn(board, now.taken, cabin)
          return (
            <section key={cabin.code} className={cabin.code === active ? undefined : 'aside'} aria-label={cabin.name}>
              <CabinHead cabin={cabin} left={left} />
              {left > 0 && (
                <Button
                  kind="outline"
                  size="small"
                  type="submit"
                  name="together"
                  value={cabin.code}
                  formAction={action}
                  aria-label={`${SEAT_TEXTS.together} in ${cabin.name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    choose.together(cabin.code)
                  }}
                >
                  {SEAT_TEXTS.together}
                </Button>
              )}
              {view === 'map' ? (
                <SeatMap {...{ board, cabin }} taken={now.taken} chosen={now.chosen} onToggle={choose.toggle} />
              ) : (
                <SeatList {...{ board, cabin }} taken={now.taken} chosen={now.chosen} onToggle={choose.toggle} />
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

function CabinHead({ cabin: { name, deck, fare }, left }: { cabin: Cabin; left: number }) {
  return (
    <h2>
      {name}
      <small>
        {deck !== '' && `${deck}, `}
        <b>{formatRupees(fare)}</b> each, {left === 0 ? 'sold out' : `${counted(left, 'seat')} left`}
      </small>
    </h2>
  )
}

/** The class of the first seat chosen, else the first that has room for all. */
function firstShown({ board, now }: Pick<Props, 'board' | 'now'>): Cabin['code'] | undefined {
  const [seat = ''] = now.chosen
  const roomy = board.cabins.find((cabin) => freeIn(board, now.taken, cabin) >= seatsNeeded(now.party))
  return (cabinOf(board, seat) ?? roomy ?? board.cabins[0])?.code
}

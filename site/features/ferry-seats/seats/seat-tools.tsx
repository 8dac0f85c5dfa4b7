import './seat-tools.css'
import { SEAT_TEXTS } from '../texts.ts'
import type { SeatsView } from './use-choosing.ts'

type Props = { view: SeatsView; onView: (view: SeatsView) => void; action: string }

const LEGEND = [
  { sign: 'A', words: SEAT_TEXTS.legendFree },
  { kind: 'yours', words: SEAT_TEXTS.legendYours },
  { kind: 'booked', words: SEAT_TEXTS.legendBooked },
  { kind: 'blocked', words: SEAT_TEXTS.legendBlocked },
] as const

/** Map or list, and what the signs of the map mean. */
export function SeatTools({ view, onView, action }: Props) {
  return (
    <div className="spread seat-tools">
      <fieldset className="seat-switch" aria-label={SEAT_TEXTS.view}>
        {(['map', 'list'] as const).map((each) => (
          <button
            key={each}
            type="submit"
            name="view"
            value={each}
            formAction={action}
            aria-pressed={view === each}
            onClick={(event) => {
              event.preventDefault()
              onView(each)
            }}
          >
            {SEAT_TEXTS[each]}
          </button>
        ))}
      </fieldset>
      {view === 'map' && (
        <ul className="seat-legend">
          {LEGEND.map(({ words, ...sign }) => (
            <li key={words}>
              <i aria-hidden="true" className={'kind' in sign ? sign.kind : undefined}>
                {'sign' in sign && sign.sign}
              </i>
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

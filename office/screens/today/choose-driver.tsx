import type { KnownDriver, Ride } from '#contract/office/today.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Refused } from '../../ui/refused.tsx'

type Props = {
  ride: Ride | undefined
  drivers: readonly KnownDriver[]
  busy: boolean
  refusal: string | undefined
  onClose: () => void
  onDriver: (driverId: string | null) => void
}

/** The drivers whom the office knows: one tap gives one of them the ride. */
export function ChooseDriver({ ride, drivers, busy, refusal, onClose, onDriver }: Props) {
  const title = ride === undefined ? '' : `Who drives ${ride.name}?`
  return (
    <Dialog open={ride !== undefined} onClose={onClose} title={title}>
      {ride && (
        <div className="stack">
          <p className="soft">{[ride.time, ride.what, ride.people].filter(Boolean).join(', ')}</p>
          {refusal && <Refused message={refusal} />}
          {drivers.length === 0 ? (
            <Empty
              icon="car"
              title="No driver is known yet"
              action={<ButtonLink to="/drivers">Add a driver</ButtonLink>}
            >
              Add those who drive for you once; from then on they are a tap away.
            </Empty>
          ) : (
            <ul className="driver-choice">
              {drivers.map(({ id, name, vehicle, island, phone }) => (
                <li key={id}>
                  <button type="button" disabled={busy} onClick={() => onDriver(id)}>
                    <b>{name}</b>
                    <span>{[vehicle, island, phone].filter(Boolean).join(', ')}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {ride.driver !== null && (
            <div>
              <Button kind="danger" busy={busy} onClick={() => onDriver(null)}>
                Take {ride.driver.name} off
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

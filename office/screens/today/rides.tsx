import { useState } from 'react'
import { assignDriver, fetchToday, type Ride, type Today } from '#contract/office/today.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { ChooseDriver } from './choose-driver.tsx'
import { Part, Person, Reach } from './part.tsx'

const keyOf = ({ ref, lineId, ride, time, what }: Ride) => [ref, lineId, ride, time, what].join(' ')

/** Pick-ups in order of time; a tap gives one its driver. */
export function Rides({ today: { day, rides, drivers } }: { today: Today }) {
  const may = useMay('today.assign')
  const say = useSay()
  const assign = useDeed(assignDriver, [fetchToday])
  const [open, setOpen] = useState<Ride>()
  const give = async (ride: Ride, driverId: string | null) => {
    const { ref, lineId, ride: name } = ride
    const given = await assign.run({ body: { ref, lineId, ride: name, driverId } })
    if (given === undefined) return
    setOpen(undefined)
    say(given.driver === null ? `No driver for ${ride.name}` : `${given.driver.name} drives ${ride.name}`)
  }
  return (
    <Part
      id="rides"
      title="Pick-ups"
      count={rides.length}
      none="Nobody is picked up on this day."
      csv={{ day, list: 'rides' }}
    >
      <ol className="day-rows">
        {rides.map((ride) => (
          <li key={keyOf(ride)}>
            <RideRow ride={ride} {...(may ? { onAssign: () => setOpen(ride) } : {})} />
          </li>
        ))}
      </ol>
      <ChooseDriver
        ride={open}
        drivers={drivers}
        busy={assign.busy}
        refusal={assign.failure?.message}
        onClose={() => {
          assign.clear()
          setOpen(undefined)
        }}
        onDriver={(driverId) => open && void give(open, driverId)}
      />
    </Part>
  )
}

function RideRow({ ride, onAssign }: { ride: Ride; onAssign?: () => void }) {
  const { time, what, from, to, vehicles, driver, name } = ride
  const road = [from ?? 'to be agreed', ...(to === null || to === what ? [] : [to])].join(' to ')
  return (
    <>
      <time className="day-time">{time ?? 'All day'}</time>
      <div className="day-what">
        <p>{what}</p>
        <p className="soft">{[`From ${road}`, vehicles].filter(Boolean).join(', ')}</p>
        <Person {...ride} />
        <div className="day-driver">
          {driver === null ? (
            <span className="day-open">No driver yet</span>
          ) : (
            <span>
              Driver <b>{driver.name}</b>
              {driver.vehicle && `, ${driver.vehicle}`}
            </span>
          )}
          {driver !== null && <Reach {...driver} />}
          {onAssign && (
            <Button
              icon="car"
              kind={driver === null ? 'outline' : 'quiet'}
              aria-label={`${driver === null ? 'Give a driver to' : 'Change the driver of'} ${name}, ${time ?? what}`}
              onClick={onAssign}
            >
              {driver === null ? 'Driver' : 'Change'}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

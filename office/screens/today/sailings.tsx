import { useState } from 'react'
import type { Sailing } from '#contract/office/today.ts'
import { counted } from '#contract/terms/counted.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Manifest } from './manifest.tsx'
import { Part, Person } from './part.tsx'

/** Who sails on what; the list of passengers is opened for the carrier. */
export function Sailings({ day, sailings }: { day: string; sailings: readonly Sailing[] }) {
  const may = useMay('today.assign')
  const maySettle = useMay('disruption.settle')
  const [open, setOpen] = useState<Sailing>()
  return (
    <Part id="sailings" title="Ferries" count={sailings.length} none="Nobody of ours sails on this day.">
      <ol className="day-rows">
        {sailings.map((sailing) => (
          <li key={sailing.sailingId}>
            <time className="day-time">{sailing.departTime}</time>
            <div className="day-what">
              <p>
                <b>
                  {sailing.from} to {sailing.to}
                </b>
                , {sailing.vessel}
              </p>
              <p className="soft">
                {sailing.carrier}. Report by {sailing.reportTime}, lands {sailing.arriveTime}.{' '}
                {counted(sailing.people, 'passenger')}.
              </p>
              <ul className="day-parties">
                {sailing.parties.map((party) => (
                  <li key={`${party.ref} ${party.seats.join(' ')}`}>
                    <Person {...party} />
                    <p className="soft">
                      {party.className}, {party.seats.join(', ')}
                      {party.infants > 0 && ` and ${counted(party.infants, 'infant')} on a lap`}
                    </p>
                  </li>
                ))}
              </ul>
              {may && (
                <div className="day-driver no-print">
                  <Button
                    icon="list"
                    aria-label={`List for ${sailing.carrier}, ${sailing.departTime}`}
                    onClick={() => setOpen(sailing)}
                  >
                    List for the carrier
                  </Button>
                  {maySettle && (
                    <ButtonLink
                      kind="quiet"
                      icon="storm"
                      to={`/disruption/new?${new URLSearchParams({ day, sailing: sailing.sailingId })}`}
                      aria-label={`The ${sailing.departTime} of ${sailing.carrier} is off`}
                    >
                      It is off
                    </ButtonLink>
                  )}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Manifest day={day} sailing={open} onClose={() => setOpen(undefined)} />
    </Part>
  )
}

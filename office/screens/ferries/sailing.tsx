import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { fetchSailing, fetchSailingDay, type SailingInFull } from '#contract/office/sailings.ts'
import { listSailings } from '#contract/office/timetable.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { useMay } from '../../me.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { KeptOnSailing } from './kept-on-sailing.tsx'
import { SailingDeeds } from './sailing-deeds.tsx'
import { SailingState } from './sailings.tsx'

/** One sailing, seat by seat: what is sold, what is kept back, and what is different on that day. */
export function Sailing() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { data, error, refetch } = useOffice(fetchSailing, { id })
  const sailing = data?.sailing.id === id ? data.sailing : undefined
  const take = (changed: SailingInFull) => {
    client.setQueryData([callKey(fetchSailing), { id }], { status: 1, sailing: changed })
    for (const call of [fetchSailingDay, listSailings]) void client.invalidateQueries({ queryKey: [callKey(call)] })
  }
  const mayToday = useMay('today.read')
  if (sailing === undefined && error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (sailing === undefined) return <Skeleton lines={8} />
  const { date, departTime, arriveTime, from, to, vessel, carrier, isExtra, departureId } = sailing
  return (
    <>
      <PageHead
        title={`${from} to ${to}, ${formatDay(date)}`}
        badges={<SailingState sailing={sailing} />}
        about={`Leaves ${departTime}, arrives ${arriveTime}, ${vessel} of ${carrier}.`}
        help="ferries"
        actions={
          <>
            {!isExtra && (
              <ButtonLink to={`/timetable/${departureId}`} icon="clock">
                Timetable
              </ButtonLink>
            )}
            {mayToday && (
              <ButtonLink to={`/today?day=${date}#sailings`} icon="list">
                Passenger list
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="split">
        <KeptOnSailing key={id} sailing={sailing} take={take} />
        <SailingDeeds sailing={sailing} take={take} />
      </div>
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type Departure, fetchDeparture, listDepartures, listSailings } from '#contract/office/timetable.ts'
import { counted } from '#contract/terms/counted.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { DepartureForm } from './departure-form.tsx'
import { DepartureSailings } from './departure-sailings.tsx'
import { KeptOnDeparture } from './kept-on-departure.tsx'

/** One departure of the timetable: when it sails, its days and fares, and the seats kept back on it. */
export function DepartureScreen() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { data, error, refetch } = useOffice(fetchDeparture, { id })
  const departure = data?.departure.id === id ? data.departure : undefined
  const take = (changed: Departure) => {
    client.setQueryData([callKey(fetchDeparture), { id }], { status: 1, departure: changed })
    for (const call of [listDepartures, listSailings]) void client.invalidateQueries({ queryKey: [callKey(call)] })
  }
  if (departure === undefined && error)
    return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (departure === undefined) return <Skeleton lines={8} />
  const { departTime, route, vessel, ahead, sold } = departure
  return (
    <>
      <PageHead
        title={`${departTime} ${route}`}
        about={`${vessel}. ${counted(ahead, 'sailing')} still to come, ${sold} with seats sold.`}
        help="ferries"
      />
      <Tabs
        label="Parts of the departure"
        tabs={[
          { id: 'days', label: 'Days and fares', content: <DepartureSailings departure={departure} take={take} /> },
          { id: 'times', label: 'Timetable', content: <DepartureForm key={id} departure={departure} take={take} /> },
          { id: 'kept', label: 'Seats kept back', content: <KeptOnDeparture departure={departure} take={take} /> },
        ]}
      />
    </>
  )
}

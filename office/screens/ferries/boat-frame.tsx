import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink, useParams } from 'react-router'
import { type Boat, fetchBoat, fetchFerryOptions } from '#contract/office/boats.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import '../hotels/hotels.css'

type Props = { about: string; children: (boat: Boat, take: (boat: Boat) => void) => ReactNode }

/** What stands over every screen of one boat. */
export function BoatFrame({ about, children }: Props) {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { data, error, refetch } = useOffice(fetchBoat, { id })
  const boat = data?.boat.id === id ? data.boat : undefined
  const take = (changed: Boat) => {
    client.setQueryData([callKey(fetchBoat), { id }], { status: 1, boat: changed })
    void client.invalidateQueries({ queryKey: ['boats'] })
    void client.invalidateQueries({ queryKey: [callKey(fetchFerryOptions)] })
  }
  if (boat === undefined && error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (boat === undefined) return <Skeleton lines={8} />
  return (
    <>
      <PageHead title={boat.name} about={about} help="ferries" />
      <nav className="hotel-parts" aria-label="Parts of the boat">
        <NavLink to={`/boats/${id}`} end>
          Facts
        </NavLink>
        <NavLink to={`/boats/${id}/seats`}>Seats</NavLink>
      </nav>
      {children(boat, take)}
    </>
  )
}

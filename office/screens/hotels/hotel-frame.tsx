import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation, useParams } from 'react-router'
import type { OfficeHotel } from '#contract/office/hotels.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { HotelState, useHotelState } from './hotel-state.tsx'
import './hotels.css'
import { type AskedHotel, useHotel } from './use-hotel.ts'

type Props = {
  about: ReactNode
  actions?: ReactNode
  children: (hotel: OfficeHotel, take: AskedHotel['take']) => ReactNode
}

/** What stands over every screen of one hotel: its name, how it stands, and its parts. */
export function HotelFrame(props: Props) {
  const { id = '' } = useParams()
  const asked = useHotel(id)
  if (asked.hotel === undefined && asked.failure)
    return <Refused message={asked.failure.message} onRetry={asked.retry} />
  if (asked.hotel === undefined) return <Skeleton lines={8} />
  return <Standing key={id} {...props} hotel={asked.hotel} take={asked.take} />
}

function Standing({
  hotel,
  take,
  about,
  actions,
  children,
}: Props & Pick<AskedHotel, 'take'> & { hotel: OfficeHotel }) {
  const state = useHotelState(hotel, take)
  const mayChange = useMay('catalogue.change')
  return (
    <>
      <PageHead
        title={hotel.name}
        badges={<Badge kind={hotel.isLive ? 'good' : 'plain'}>{hotel.isLive ? 'Live' : 'Hidden'}</Badge>}
        about={about}
        help="hotels"
        actions={
          <>
            {actions}
            {hotel.isLive && (
              <a className="button outline" href={hotel.path} target="_blank" rel="noreferrer">
                <Icon name="external" />
                See it on the site
              </a>
            )}
            {mayChange && <HotelState hotel={hotel} state={state} />}
          </>
        }
      />
      {state.refusal && <Refused message={state.refusal} />}
      <Parts id={hotel.id} />
      {children(hotel, take)}
    </>
  )
}

function Parts({ id }: { id: string }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <nav className="hotel-parts" aria-label="Parts of the hotel" ref={row}>
      <NavLink to={`/hotels/${id}`} end>
        Words and facts
      </NavLink>
      <NavLink to={`/hotels/${id}/pictures`}>Pictures</NavLink>
      <NavLink to={`/hotels/${id}/rooms`}>Kinds of rooms</NavLink>
      <NavLink to={`/hotels/${id}/prices`}>Prices and nights</NavLink>
    </nav>
  )
}

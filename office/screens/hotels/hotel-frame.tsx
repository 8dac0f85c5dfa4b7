import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { OfficeHotel } from '#contract/office/hotels.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { RecordParts } from '../record/record-parts.tsx'
import { HotelState, useHotelState } from './hotel-state.tsx'
import { type AskedHotel, useHotel } from './use-hotel.ts'

const PARTS = [
  { path: '', label: 'Words and facts' },
  { path: 'pictures', label: 'Pictures' },
  { path: 'rooms', label: 'Kinds of rooms' },
  { path: 'prices', label: 'Prices and nights' },
]

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
      <RecordParts base={`/hotels/${hotel.id}`} label="Parts of the hotel" parts={PARTS} />
      {children(hotel, take)}
    </>
  )
}

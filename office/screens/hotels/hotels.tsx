import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchHotelOptions, type HotelRow } from '#contract/office/hotels.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { May, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { useOffice } from '../../use-office.ts'
import { NewHotel } from './new-hotel.tsx'
import { Thumb } from './thumb.tsx'

const COLUMNS: readonly Column<HotelRow>[] = [
  {
    id: 'name',
    head: 'Hotel',
    onCard: 'title',
    cell: ({ name, thumbUrl, propertyType, starRating }) => (
      <span className="hotel-name">
        <Thumb src={thumbUrl} />
        <span>
          {name}
          <small>
            {propertyType}, {starRating} {starRating === 1 ? 'star' : 'stars'}
          </small>
        </span>
      </span>
    ),
  },
  { id: 'island', head: 'Island', cell: ({ island }) => island },
  { id: 'rooms', head: 'Rooms', end: true, cell: ({ rooms, roomTypes }) => `${rooms} in ${kinds(roomTypes)}` },
  {
    id: 'priceFrom',
    head: 'A night from',
    end: true,
    cell: ({ priceFrom }) => (priceFrom === null ? 'no price yet' : formatRupees(priceFrom)),
  },
  {
    id: 'isLive',
    head: 'State',
    onCard: 'aside',
    cell: ({ isLive }) => <Badge kind={isLive ? 'good' : 'plain'}>{isLive ? 'Live' : 'Hidden'}</Badge>,
  },
]

const LIVE_OPTIONS = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Hidden' },
]

/** Every hotel, live or hidden. */
export function Hotels() {
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  const mayMake = useMay('prices.change')
  const options = useOffice(fetchHotelOptions).data
  const islands = (options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New hotel
    </Button>
  )
  return (
    <>
      <PageHead
        title="Hotels"
        about="Hotels with their kinds of rooms, prices and nights for sale. A hidden one is on no page until you put it on the site."
        help="hotels"
        actions={<May operation="prices.change">{make}</May>}
      />
      <List<HotelRow>
        resource="hotels"
        label="Hotels"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name, place or island"
        filters={[
          { source: 'islandId', label: 'Island', options: islands },
          { source: 'isLive', label: 'State', options: LIVE_OPTIONS },
        ]}
        linkOf={({ id }) => `/hotels/${id}`}
        empty={
          <Empty icon="bed" title="No hotel yet" action={mayMake && make}>
            A name, an island, a kind of room and a price are enough to begin with.
          </Empty>
        }
      />
      <NewHotel
        open={isNew}
        options={options}
        onClose={() => setIsNew(false)}
        onMade={(id) => void navigate(`/hotels/${id}`)}
      />
    </>
  )
}

function kinds(count: number): string {
  return count === 1 ? '1 kind' : `${count} kinds`
}

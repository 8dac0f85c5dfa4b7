import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OfficeHotel, OfficeRoom } from '#contract/office/hotels.ts'
import { fetchHotelOptions } from '#contract/office/hotels.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useOffice } from '../../use-office.ts'
import { HotelFrame } from './hotel-frame.tsx'
import { NewRoom } from './new-room.tsx'
import { Thumb } from './thumb.tsx'
import type { AskedHotel } from './use-hotel.ts'

/** The kinds of rooms of a hotel. */
export function HotelRooms() {
  return (
    <HotelFrame about="Each kind of room has its own words, pictures, price by season and number of rooms.">
      {(hotel, take) => <Rooms hotel={hotel} take={take} />}
    </HotelFrame>
  )
}

function Rooms({ hotel, take }: { hotel: OfficeHotel; take: AskedHotel['take'] }) {
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  const mayMake = useMay('prices.change')
  const options = useOffice(fetchHotelOptions).data
  const make = (
    <Button icon="plus" onClick={() => setIsNew(true)}>
      Another kind of room
    </Button>
  )
  return (
    <div className="stack">
      {hotel.roomTypes.length === 0 && (
        <Empty icon="bed" title="No kind of room yet" action={mayMake && make}>
          Without one, nobody can book here.
        </Empty>
      )}
      <ul className="room-list" aria-label="Kinds of rooms">
        {hotel.roomTypes.map((room) => (
          <li key={room.id} className="room-card">
            <Thumb src={room.pictures[0]?.thumbUrl} />
            <span>
              <Link to={`/hotels/${hotel.id}/rooms/${room.id}`}>{room.name}</Link>
              <small>{factsOf(room)}</small>
            </span>
          </li>
        ))}
      </ul>
      {hotel.roomTypes.length > 0 && (
        <May operation="prices.change">
          <div>{make}</div>
        </May>
      )}
      <NewRoom
        open={isNew}
        hotelId={hotel.id}
        options={options}
        onClose={() => setIsNew(false)}
        onMade={(changed) => {
          take(changed)
          const known = new Set(hotel.roomTypes.map(({ id }) => id))
          const made = changed.roomTypes.find(({ id }) => !known.has(id))
          if (made !== undefined) void navigate(`/hotels/${hotel.id}/rooms/${made.id}`)
        }}
      />
    </div>
  )
}

function factsOf({ rooms, basePrice, maxAdults, maxChildren, breakfast, unsaid, pictures }: OfficeRoom): string {
  const children = maxChildren === 0 ? '' : ` and ${maxChildren} ${maxChildren === 1 ? 'child' : 'children'}`
  const guests = `${maxAdults} ${maxAdults === 1 ? 'adult' : 'adults'}${children}`
  return [
    rooms === 1 ? '1 room' : `${rooms} rooms`,
    `${formatRupees(basePrice)} a night`,
    unsaid.includes('maxAdults') ? '' : guests,
    unsaid.includes('breakfast') ? '' : breakfast ? 'with breakfast' : 'without breakfast',
    pictures.length === 0 ? 'no picture yet' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

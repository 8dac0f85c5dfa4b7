import { useParams } from 'react-router'
import { fetchHotelOptions, type OfficeHotel, type OfficeRoom } from '#contract/office/hotels.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useOffice } from '../../use-office.ts'
import { HotelFrame } from './hotel-frame.tsx'
import { RecordPictures } from './record-pictures.tsx'
import { RoomForm } from './room-form.tsx'
import type { AskedHotel } from './use-hotel.ts'

/** One kind of room: words, guests, prices by season, pictures. */
export function HotelRoom() {
  const { room = '' } = useParams()
  return (
    <HotelFrame about="One kind of room: what it is, what it costs in each season, and its pictures.">
      {(hotel, take) => {
        const found = hotel.roomTypes.find(({ id }) => id === room)
        if (found === undefined) return <Empty icon="bed" title="There is no such kind of room" />
        return <Room key={found.id} hotel={hotel} room={found} take={take} />
      }}
    </HotelFrame>
  )
}

function Room({ hotel, room, take }: { hotel: OfficeHotel; room: OfficeRoom; take: AskedHotel['take'] }) {
  const options = useOffice(fetchHotelOptions).data
  return (
    <div className="stack">
      <div className="row">
        <ButtonLink icon="left" to={`/hotels/${hotel.id}/rooms`}>
          All kinds of rooms
        </ButtonLink>
        <h2>{room.name}</h2>
      </div>
      <RecordPictures
        kind="room_type"
        id={room.id}
        label={`Pictures of ${room.name}`}
        pictures={room.pictures}
        onArranged={(pictures) =>
          take({
            ...hotel,
            roomTypes: hotel.roomTypes.map((each) => (each.id === room.id ? { ...each, pictures } : each)),
          })
        }
      />
      {options && <RoomForm room={room} options={options} onSaved={take} />}
    </div>
  )
}

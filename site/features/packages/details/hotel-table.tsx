import { Icon } from '#site/ui/icon.tsx'
import { nightsText } from './details-texts.ts'
import type { HotelRow } from './details-view.ts'
import './hotel-table.css'

/** Where one sleeps; on phones each row becomes a few lines. */
export function HotelTable({ hotels }: { hotels: HotelRow[] }) {
  return (
    <table className="hotel-table">
      <thead>
        <tr>
          <th scope="col">Hotel</th>
          <th scope="col">Where</th>
          <th scope="col">Room</th>
          <th scope="col">Sleeps</th>
          <th scope="col">Stay</th>
        </tr>
      </thead>
      <tbody>
        {hotels.map((hotel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hotel may be slept in twice, the order is fixed
          <tr key={index}>
            <td>
              {`${hotel.hotelName} `}
              <Stars count={hotel.starRating} />
            </td>
            <td>{hotel.place}</td>
            <td>{hotel.roomType}</td>
            <td>{hotel.capacityPerRoom > 0 && `${hotel.capacityPerRoom} a room`}</td>
            <td>{nightsText(hotel.duration)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Stars({ count }: { count: number }) {
  const whole = Math.round(count)
  if (whole < 1) return null
  return (
    <span className="star-row" role="img" aria-label={count === 1 ? '1 star' : `${count} stars`}>
      {Array.from({ length: Math.min(whole, 5) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
        <Icon key={index} name="star" />
      ))}
    </span>
  )
}

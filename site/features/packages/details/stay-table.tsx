import '#site/ui/rows-table.css'
import './stay-table.css'
import { Link } from '#site/ui/link.tsx'
import { PlainPicture } from '#site/ui/plain-picture.tsx'
import { StarRow } from '#site/ui/star-row.tsx'
import type { PackageStay } from '../package-stays.ts'
import { DETAILS_TEXTS, nightsText, whichNights } from './details-texts.ts'

/** Where one sleeps; on phones each row becomes a few lines beside its picture. */
export function StayTable({ stays }: { stays: readonly PackageStay[] }) {
  return (
    <table className="rows-table stay-table">
      <thead>
        <tr>
          <th scope="col">{DETAILS_TEXTS.hotel}</th>
          <th scope="col">{DETAILS_TEXTS.where}</th>
          <th scope="col">{DETAILS_TEXTS.room}</th>
          <th scope="col">{DETAILS_TEXTS.stay}</th>
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => (
          <StayRow key={stay.href ?? stay.hotelName} stay={stay} isOnly={stays.length === 1} />
        ))}
      </tbody>
    </table>
  )
}

function StayRow({ stay, isOnly }: { stay: PackageStay; isOnly: boolean }) {
  const { hotelName, href, picture, starRating, place, roomType, capacityPerRoom, nights } = stay
  return (
    <tr>
      <td>
        {picture && <PlainPicture picture={picture} alt="" width={320} />}
        <span>
          {href === undefined ? hotelName : <Link to={href}>{hotelName}</Link>} <StarRow count={starRating} />
        </span>
      </td>
      <td>{place}</td>
      <td>
        {roomType}
        {capacityPerRoom > 0 && <small>{`${capacityPerRoom} a room`}</small>}
      </td>
      <td>
        {nightsText(nights.length)}
        {!isOnly && <small>{whichNights(nights)}</small>}
      </td>
    </tr>
  )
}

import { HotelFrame } from './hotel-frame.tsx'
import { RecordPictures } from './record-pictures.tsx'

/** The pictures of a hotel. */
export function HotelPictures() {
  return (
    <HotelFrame about="Drag them into order, or use the arrows. The first is the hotel's card in every list.">
      {(hotel, take) => (
        <RecordPictures
          kind="hotel"
          id={hotel.id}
          label="Pictures of the hotel"
          hint="The first is its card. Each kind of room has pictures of its own."
          pictures={hotel.pictures}
          onArranged={(pictures) => take({ ...hotel, pictures })}
        />
      )}
    </HotelFrame>
  )
}

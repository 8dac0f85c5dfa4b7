import { HotelFrame } from './hotel-frame.tsx'
import { HotelWords } from './hotel-words.tsx'

/** Texts, facts and amenities of a hotel. */
export function Hotel() {
  return (
    <HotelFrame about="What visitors read on its page. Saved changes reach the site within a second.">
      {(hotel, take) => <HotelWords hotel={hotel} take={take} />}
    </HotelFrame>
  )
}

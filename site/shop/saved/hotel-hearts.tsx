import { createPortal } from 'react-dom'
import { SaveButton } from './save-button.tsx'
import './hotel-hearts.css'
import { paths } from '#contract/terms/paths.ts'
import { useCardSpots } from '../cards/use-card-spots.ts'

const LINK = `article h3 a[href^="${paths.hotelDetails('')}"]`

/**
 * The hearts of hotel cards, wherever they stand. Lists of hotels are drawn by the server and stay as drawn, so the hearts
 * come after them, with what a first view can do without.
 */
export function HotelHearts() {
  return useCardSpots(LINK, 'hotel-heart').map(({ place, id, title }) =>
    createPortal(<SaveButton item={{ kind: 'hotel', id, title, href: paths.hotelDetails(id) }} />, place, id),
  )
}

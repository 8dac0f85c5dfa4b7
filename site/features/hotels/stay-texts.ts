import { datesText, nightsText, partyText } from '#contract/terms/stay-labels.ts'
import { nightsOfStay, type Stay } from './hotel-query.ts'

/** "5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms, 5 guests"; without days the party alone. */
export function stayText(stay: Stay): string {
  const nights = nightsOfStay(stay)
  return [...(nights > 0 ? [nightsText(nights), datesText(stay)] : []), partyText(stay.rooms)].join(', ')
}

/** Adults and children of all rooms together, and the first night. */
export function partyOfStay({ rooms, checkIn }: Stay) {
  const children = rooms.reduce((sum, room) => sum + room.children, 0)
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children,
    ages: Array.from({ length: children }, () => undefined),
    date: checkIn,
  }
}

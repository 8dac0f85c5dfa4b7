import { formatRooms, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { partyText } from '#contract/terms/stay-words.ts'
import '#site/ui/only-unscripted.css'
import { HOTEL_TEXTS } from '../texts.ts'

const ID = 'usual-parties-field'
/** What a form without script offers: the parties most people are. */
const USUAL = ['1-0', '2-0', '2-1', '2-2', '3-0', '2-0,2-0', '2-1,2-1', '2-0,2-0,2-0']

/** Without script this takes the place of the panel; drawn on the server only. */
export function UsualParties({ rooms }: { rooms: readonly RoomGuests[] }) {
  const value = formatRooms(rooms)
  return (
    <>
      <label htmlFor={ID} className="only-unscripted">
        {HOTEL_TEXTS.roomsGuests}
      </label>
      <select id={ID} className="only-unscripted" name="rooms" defaultValue={value}>
        {[...(USUAL.includes(value) ? [] : [value]), ...USUAL].map((party) => (
          <option key={party} value={party}>
            {partyWords(roomsOf(party))}
          </option>
        ))}
      </select>
    </>
  )
}

/** Of a text that formatRooms wrote. */
function roomsOf(text: string): RoomGuests[] {
  return text.split(',').map((room) => {
    const [adults = 0, children = 0] = room.split('-').map(Number)
    return { adults, children }
  })
}

/** "2 rooms, 5 guests (1 child)": without the panel the children must be told apart. */
function partyWords(rooms: readonly RoomGuests[]): string {
  const children = rooms.reduce((sum, room) => sum + room.children, 0)
  if (children === 0) return partyText(rooms)
  return `${partyText(rooms)} (${children === 1 ? '1 child' : `${children} children`})`
}

import { counted } from '#contract/terms/counted.ts'
import '#site/ui/search-bar.css'
import '#site/ui/only-unscripted.css'
import { useRef, useState } from 'react'
import { formatRooms, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { partyText } from '#contract/terms/stay-labels.ts'
import { Icon } from '#site/ui/icon.tsx'
import { ServerDrawn } from '#site/ui/server-drawn.tsx'
import { useCloseOutside } from '#site/ui/use-close-outside.ts'
import { usePart } from '#site/ui/use-part.ts'
import { HOTEL_TEXTS, noAdult } from '../texts.ts'

const fetchPanel = () => import('./rooms-panel.tsx').then((module) => module.RoomsPanel)

type Props = { rooms: readonly RoomGuests[]; onChange: (rooms: readonly RoomGuests[]) => void }

/** How many sleep in how many rooms: a panel of counters; without script, a list of the usual parties. */
export function RoomsField({ rooms, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const Panel = usePart(fetchPanel, open)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useCloseOutside(root, open, (how) => (how === 'escape' ? close() : setOpen(false)))
  const lacking = emptyRoom(rooms)
  return (
    <div ref={root} className="search-part">
      <div className="search-cell">
        <ServerDrawn id="usual-parties">{import.meta.env.SSR && <UsualParties rooms={rooms} />}</ServerDrawn>
        <button
          ref={opener}
          type="button"
          className="only-scripted"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <small>{HOTEL_TEXTS.roomsGuests}</small>
          <span>{partyText(rooms)}</span>
        </button>
      </div>
      {lacking !== undefined && (
        <p className="search-error" role="alert">
          <Icon name="alert" />
          {noAdult(lacking + 1)}
        </p>
      )}
      {open && (
        <dialog open className="search-panel rooms-panel" aria-label={HOTEL_TEXTS.roomsGuests}>
          {Panel && <Panel rooms={rooms} onChange={onChange} onDone={close} />}
        </dialog>
      )}
    </div>
  )
}

/** The first room in which nobody is an adult. */
export function emptyRoom(rooms: readonly RoomGuests[]): number | undefined {
  const index = rooms.findIndex(({ adults }) => adults === 0)
  return index === -1 ? undefined : index
}

const ID = 'usual-parties-field'
/** What a form without script offers: the parties most people are. */
const USUAL = ['1-0', '2-0', '2-1', '2-2', '3-0', '2-0,2-0', '2-1,2-1', '2-0,2-0,2-0']

/** Without script this takes the place of the panel; drawn on the server only. */
function UsualParties({ rooms }: { rooms: readonly RoomGuests[] }) {
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
  return `${partyText(rooms)} (${counted(children, 'child', 'children')})`
}

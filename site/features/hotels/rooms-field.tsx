import { useId, useRef, useState } from 'react'
import { formatRooms, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { Icon } from '#site/ui/icon.tsx'
import '#site/ui/only-unscripted.css'
import '#site/ui/search-bar.css'
import { useCloseOutside } from '#site/ui/use-close-outside.ts'
import { usePart } from '#site/ui/use-part.ts'
import { partyText } from './stay-texts.ts'
import { HOTEL_TEXTS, noAdult } from './texts.ts'

const fetchPanel = () => import('./rooms-panel.tsx').then((module) => module.RoomsPanel)

/** What a form without script offers: the parties most people are. */
const USUAL: readonly RoomGuests[][] = [
  [{ adults: 1, children: 0 }],
  [{ adults: 2, children: 0 }],
  [{ adults: 2, children: 1 }],
  [{ adults: 2, children: 2 }],
  [{ adults: 3, children: 0 }],
  [
    { adults: 2, children: 0 },
    { adults: 2, children: 0 },
  ],
  [
    { adults: 2, children: 1 },
    { adults: 2, children: 1 },
  ],
  [
    { adults: 2, children: 0 },
    { adults: 2, children: 0 },
    { adults: 2, children: 0 },
  ],
]

type Props = { rooms: readonly RoomGuests[]; onChange: (rooms: readonly RoomGuests[]) => void }

/** How many sleep in how many rooms: a panel of counters; without script, a list of the usual parties. */
export function RoomsField({ rooms, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
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
        <UsualParties id={id} rooms={rooms} onChange={onChange} />
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

function UsualParties({ id, rooms, onChange }: Props & { id: string }) {
  const value = formatRooms(rooms)
  const parties = USUAL.some((usual) => formatRooms(usual) === value) ? USUAL : [rooms, ...USUAL]
  return (
    <>
      <label htmlFor={id} className="only-unscripted">
        {HOTEL_TEXTS.roomsGuests}
      </label>
      <select
        id={id}
        className="only-unscripted"
        name="rooms"
        value={value}
        onChange={(event) => onChange(parties.find((each) => formatRooms(each) === event.target.value) ?? rooms)}
      >
        {parties.map((party) => (
          <option key={formatRooms(party)} value={formatRooms(party)}>
            {partyWords(party)}
          </option>
        ))}
      </select>
    </>
  )
}

/** "2 rooms, 5 guests (1 child)": without the panel the children must be told apart. */
function partyWords(rooms: readonly RoomGuests[]): string {
  const children = rooms.reduce((sum, room) => sum + room.children, 0)
  if (children === 0) return partyText(rooms)
  return `${partyText(rooms)} (${children === 1 ? '1 child' : `${children} children`})`
}

import { useEffect, useRef } from 'react'
import { DEFAULT_ROOMS, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { ROOM_ADULTS_MAX, ROOM_CHILDREN_MAX, STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import { closeOnBack } from '#site/ui/back-closes.ts'
import { Button } from '#site/ui/button.tsx'
import { Stepper } from '#site/ui/stepper.tsx'
import './rooms-panel.css'
import { ROOM_TEXTS, removeRoom, roomTitle } from '../texts.ts'

type Props = {
  rooms: readonly RoomGuests[]
  onChange: (rooms: readonly RoomGuests[]) => void
  onDone: () => void
}

/** The counters of each room. A room more has two adults; the last one stays. */
export function RoomsPanel({ rooms, onChange, onDone }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const shut = useRef(onDone)
  shut.current = onDone
  useEffect(() => closeOnBack(() => shut.current()), [])
  const change = (index: number, part: Partial<RoomGuests>) =>
    onChange(rooms.map((room, at) => (at === index ? { ...room, ...part } : room)))
  return (
    <div ref={root} className="rooms-list">
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
        <fieldset key={index}>
          <legend>{roomTitle(index + 1)}</legend>
          {rooms.length > 1 && (
            <Button
              kind="quiet"
              size="small"
              aria-label={removeRoom(index + 1)}
              onClick={() => onChange(rooms.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          )}
          {/* No names: the form sends all rooms in one field. */}
          <Stepper
            label={ROOM_TEXTS.adults}
            hint={ROOM_TEXTS.adultsHint}
            name=""
            value={room.adults}
            min={0}
            max={ROOM_ADULTS_MAX}
            onChange={(adults) => change(index, { adults })}
          />
          <Stepper
            label={ROOM_TEXTS.children}
            hint={ROOM_TEXTS.childrenHint}
            name=""
            value={room.children}
            min={0}
            max={ROOM_CHILDREN_MAX}
            onChange={(children) => change(index, { children })}
          />
        </fieldset>
      ))}
      {rooms.length >= STAY_ROOMS_MAX && <p className="fine soft">{ROOM_TEXTS.most}</p>}
      <div className="row">
        <Button
          kind="outline"
          size="small"
          disabled={rooms.length >= STAY_ROOMS_MAX}
          onClick={() => onChange([...rooms, ...DEFAULT_ROOMS])}
        >
          {ROOM_TEXTS.add}
        </Button>
        <Button kind="quiet" size="small" onClick={onDone}>
          {ROOM_TEXTS.done}
        </Button>
      </div>
    </div>
  )
}

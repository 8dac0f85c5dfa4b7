import { PACKAGE_MOST } from '#contract/office/packages.ts'
import { counted } from '#contract/terms/counted.ts'
import { Button } from '../../ui/button.tsx'
import { Stepper } from '../../ui/choices.tsx'
import { Row } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { StarBox } from '../hotels/star-box.tsx'
import { NightsNote } from './days.tsx'
import type { PartProps } from './editor-part.ts'
import { type EnteredStay, freshKey, nightsOfStay } from './package-fields.ts'
import type { PackageOptions } from './package-words.ts'

const OTHER = 'other'

/** The hotels of the trip in their order, and whether their nights are those of the days. */
export function Stays({ editor, options }: PartProps) {
  const { days, stays } = editor.entered
  const set = (next: EnteredStay[]) => editor.edit({ stays: next })
  const slept = stays.reduce((sum, { nights }) => sum + nights, 0)
  const add = () => {
    const left = Math.min(PACKAGE_MOST.nights, Math.max(1, days.length - 1 - slept))
    const named = { place: '', hotelName: '', roomType: '', nights: left, capacityPerRoom: 2, starRating: 3 }
    const [first] = options?.rooms ?? []
    set([...stays, { ...named, ...(first ? roomOf(first) : {}), key: freshKey(stays) }])
  }
  const error = editor.errorOf('stays')
  return (
    <div className="stack">
      <NightsNote editor={editor} />
      {error && <p className="error">{error}</p>}
      <Sortable
        items={stays}
        idOf={({ key }) => key}
        nameOf={({ hotelName }) => hotelName || 'Hotel'}
        onChange={editor.mayChange ? set : () => undefined}
      >
        {(stay, { grip, earlier, later }, place) => (
          <fieldset className="plain-part plan-stay" disabled={!editor.mayChange} aria-label={`Stay ${place + 1}`}>
            <div className="stay-head">
              {grip}
              <b>{nightsOfStay(stays, place)}</b>
              {earlier}
              {later}
              <Button
                kind="quiet"
                icon="bin"
                aria-label={`Remove: ${stay.hotelName || 'hotel'}`}
                onClick={() => set(stays.filter(({ key }) => key !== stay.key))}
              >
                Remove
              </Button>
            </div>
            <StayFields
              stay={stay}
              rooms={options?.rooms ?? []}
              errorOf={(field) => editor.errorOf(`stays.${place}.${field}`)}
              onChange={(next) => set(stays.map((each) => (each.key === stay.key ? { ...next, key: stay.key } : each)))}
            />
          </fieldset>
        )}
      </Sortable>
      {editor.mayChange && stays.length < PACKAGE_MOST.stays && (
        <div>
          <Button icon="plus" onClick={add}>
            Add a hotel
          </Button>
        </div>
      )}
    </div>
  )
}

type Room = PackageOptions['rooms'][number]
type Stay = Omit<EnteredStay, 'key'>

function roomOf({ hotelId, hotelName, place, roomType, capacity, starRating }: Room) {
  return { hotelId, hotelName, place, roomType, capacityPerRoom: capacity, starRating }
}

type FieldsProps = {
  stay: EnteredStay
  rooms: readonly Room[]
  errorOf: (field: string) => string | undefined
  onChange: (stay: Stay) => void
}

function StayFields({ stay, rooms, errorOf, onChange }: FieldsProps) {
  const { key: _, hotelId, ...named } = stay
  const hotels = [...new Map(rooms.map((room) => [room.hotelId, `${room.hotelName}, ${room.place}`]))]
  const ofHotel = rooms.filter((room) => room.hotelId === hotelId)
  const choose = (chosen: string) => {
    const room = rooms.find((each) => each.hotelId === chosen)
    onChange(room ? { ...named, ...roomOf(room) } : named)
  }
  const chooseRoom = (chosen: string) => {
    const room = ofHotel.find(({ roomType }) => roomType === chosen)
    if (room) onChange({ ...named, ...roomOf(room) })
  }
  const patch = (change: Partial<Stay>) => onChange({ ...named, ...(hotelId ? { hotelId } : {}), ...change })
  return (
    <>
      <Row>
        <SelectBox
          label="Hotel"
          options={[
            { value: OTHER, label: 'Another hotel, only named' },
            ...hotels.map(([value, label]) => ({ value, label })),
          ]}
          value={hotelId ?? OTHER}
          onChange={choose}
          error={errorOf('hotelId')}
        />
        {hotelId !== undefined && (
          <SelectBox
            label="Room"
            options={ofHotel.map(({ roomType, capacity }) => ({
              ...{ value: roomType, label: `${roomType}, ${counted(capacity, 'guest')}` },
            }))}
            {...(ofHotel.some(({ roomType }) => roomType === stay.roomType) ? {} : { empty: 'Please choose' })}
            value={stay.roomType}
            onChange={chooseRoom}
            error={errorOf('roomType')}
          />
        )}
      </Row>
      {hotelId === undefined && <NamedHotel {...{ stay, errorOf, patch }} />}
      <TextBox
        label="Island or town"
        hint="As the page of the package names it."
        value={stay.place}
        onChange={(place) => patch({ place })}
        error={errorOf('place')}
      />
      <Stepper
        label="Nights"
        min={1}
        max={PACKAGE_MOST.nights}
        value={stay.nights}
        onChange={(nights) => patch({ nights })}
      />
    </>
  )
}

type NamedProps = Pick<FieldsProps, 'stay' | 'errorOf'> & { patch: (change: Partial<Stay>) => void }

/** A hotel that is none of ours. */
function NamedHotel({ stay, errorOf, patch }: NamedProps) {
  const text = (name: 'hotelName' | 'roomType', label: string) => (
    <TextBox label={label} value={stay[name]} onChange={(value) => patch({ [name]: value })} error={errorOf(name)} />
  )
  return (
    <>
      <Row>
        {text('hotelName', 'Name of the hotel')}
        {text('roomType', 'Kind of room')}
      </Row>
      <Row>
        <StarBox label="Stars" value={stay.starRating} onChange={(starRating) => patch({ starRating })} />
      </Row>
      <Stepper
        label="Guests of a room"
        min={1}
        max={PACKAGE_MOST.guestsOfRoom}
        value={stay.capacityPerRoom}
        onChange={(capacityPerRoom) => patch({ capacityPerRoom })}
      />
    </>
  )
}

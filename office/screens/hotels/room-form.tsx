import { useFormContext } from 'react-hook-form'
import { changeRoom, type OfficeHotel, type OfficeRoom, priceRoom } from '#contract/office/hotels.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { changesOf } from '../../data-provider.ts'
import { useMay } from '../../me.tsx'
import { Stepper } from '../../ui/choices.tsx'
import { FieldSet, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { guestWords } from './guest-price.ts'
import type { HotelOptions } from './new-hotel.tsx'

type Facts = Pick<
  OfficeRoom,
  'name' | 'description' | 'bedTypeId' | 'sizeSqFt' | 'breakfast' | 'maxAdults' | 'maxChildren'
>
/** Empty until somebody says: the beds, the size, and whether breakfast is in the price. */
type Values = Omit<Facts, 'sizeSqFt' | 'breakfast'> & {
  sizeSqFt: number | null
  breakfast: '' | 'yes' | 'no'
  basePrice: number | null
  rooms: number | null
  seasons: Record<string, number | null>
}

type Props = { room: OfficeRoom; options: HotelOptions; onSaved: (hotel: OfficeHotel) => void }

/** Words and facts go by one call, prices by another: a role may be allowed the first alone. */
export function RoomForm({ room, options, onSaved }: Props) {
  const say = useSay()
  const mayChange = useMay('catalogue.change')
  const values = valuesOf(room, options)
  const save = async (entered: Values): Promise<OfficeFailure | undefined> => {
    const facts = changesOf(factsOf(entered), Object.fromEntries(saidOf(room).map((name) => [name, room[name]])))
    const query = { id: room.id }
    if (Object.keys(facts).length > 0) {
      const answer = await callOffice(changeRoom, { query, body: facts })
      if (!answer.ok) return answer.error
      onSaved(answer.value.hotel)
    }
    const prices = pricesOf(entered, values)
    if (Object.keys(prices).length > 0) {
      const answer = await callOffice(priceRoom, { query, body: prices })
      if (!answer.ok) return byField(answer.error)
      onSaved(answer.value.hotel)
    }
    return undefined
  }
  return (
    <OfficeForm<Values> values={values} onSave={save} onSaved={() => say('Saved')} bar={mayChange}>
      <fieldset className="plain-set" disabled={!mayChange}>
        <Words options={options} disabled={!mayChange} />
        <Prices options={options} />
      </fieldset>
    </OfficeForm>
  )
}

function valuesOf(room: OfficeRoom, { seasons }: HotelOptions): Values {
  const priceIn = (seasonId: string) => room.seasonPrices.find((each) => each.seasonId === seasonId)?.price ?? null
  return {
    ...shownOf(room),
    ...{ basePrice: room.basePrice, rooms: room.rooms },
    seasons: Object.fromEntries(seasons.map(({ id }) => [id, priceIn(id)])),
  }
}

const FACTS = ['name', 'description', 'bedTypeId', 'sizeSqFt', 'breakfast', 'maxAdults', 'maxChildren'] as const
const saidOf = (room: OfficeRoom) => FACTS.filter((name) => !room.unsaid.includes(name))

function shownOf(room: OfficeRoom) {
  const isSaid = (name: string) => !room.unsaid.includes(name)
  const breakfast: Values['breakfast'] = isSaid('breakfast') ? (room.breakfast ? 'yes' : 'no') : ''
  return {
    ...{ name: room.name, description: room.description, maxAdults: room.maxAdults, maxChildren: room.maxChildren },
    ...{ bedTypeId: isSaid('bedTypeId') ? room.bedTypeId : '', sizeSqFt: isSaid('sizeSqFt') ? room.sizeSqFt : null },
    breakfast,
  }
}

/** What was entered; what is still empty is not sent. */
function factsOf({ name, description, bedTypeId, sizeSqFt, breakfast, maxAdults, maxChildren }: Values) {
  return {
    ...{ name, description, maxAdults, maxChildren },
    ...(bedTypeId === '' ? {} : { bedTypeId }),
    ...(sizeSqFt === null ? {} : { sizeSqFt }),
    ...(breakfast === '' ? {} : { breakfast: breakfast === 'yes' }),
  }
}

function pricesOf(entered: Values, before: Values) {
  const seasonPrices = Object.entries(entered.seasons).flatMap(([seasonId, price]) =>
    price === null || price === before.seasons[seasonId] ? [] : [{ seasonId, price }],
  )
  return {
    ...(entered.basePrice !== before.basePrice && entered.basePrice !== null ? { basePrice: entered.basePrice } : {}),
    ...(entered.rooms !== before.rooms && entered.rooms !== null ? { rooms: entered.rooms } : {}),
    ...(seasonPrices.length > 0 ? { seasonPrices } : {}),
  }
}

/** Fewer rooms than are sold: said by the field that was entered. */
function byField(failure: OfficeFailure): OfficeFailure {
  if (failure.code !== 'sold') return failure
  return { ...failure, errors: [{ field: 'rooms', message: failure.message }] }
}

export const BREAKFAST = [
  { value: 'yes', label: 'In the price' },
  { value: 'no', label: 'Not in the price' },
]

function Words({ options, disabled }: { options: HotelOptions; disabled: boolean }) {
  const beds = options.bedTypes.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="The room">
      <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
      <Input of={RichTextBox} source="description" label="About the room" optional disabled={disabled} />
      <Row>
        <Input of={SelectBox} source="bedTypeId" label="Beds" empty="Please choose" options={beds} />
        <Input of={NumberBox} source="sizeSqFt" label="Size" suffix="sq ft" check={needed('Please enter a size')} />
      </Row>
      <Input of={Stepper} source="maxAdults" label="Adults at most" min={1} max={12} />
      <Input of={Stepper} source="maxChildren" label="Children at most" max={12} />
      <Input of={SelectBox} source="breakfast" label="Breakfast" empty="Please choose" options={BREAKFAST} />
    </FieldSet>
  )
}

function Prices({ options }: { options: HotelOptions }) {
  const mayPrice = useMay('prices.change')
  const { watch } = useFormContext<Values>()
  const { basePrice, seasons } = watch()
  return (
    <FieldSet
      title="Prices and rooms"
      hint="Nights that were priced one by one in the calendar keep their price; all others follow."
    >
      <Row>
        <Input
          of={MoneyBox}
          source="basePrice"
          label="Price a night"
          hint={guestWords(basePrice, options.nightTax)}
          disabled={!mayPrice}
          check={needed('Please enter a price')}
        />
        <Input
          of={NumberBox}
          source="rooms"
          label="Rooms"
          hint="Of this kind, every night."
          min={0}
          disabled={!mayPrice}
          check={needed('Please enter how many there are')}
        />
      </Row>
      {options.seasons.map(({ id, name, ranges }) => (
        <Input
          key={id}
          of={MoneyBox}
          source={`seasons.${id}`}
          label={`${name} season`}
          hint={`${rangeWords(ranges)}. ${seasons[id] === null ? 'Empty: the price above.' : guestWords(seasons[id] ?? null, options.nightTax)}`}
          disabled={!mayPrice}
          optional
        />
      ))}
    </FieldSet>
  )
}

/** Days of a season stand as mm-dd where they come every year. */
function rangeWords(ranges: HotelOptions['seasons'][number]['ranges']): string {
  return ranges.map(({ fromDay, untilDay }) => `${dayWords(fromDay)} to ${dayWords(untilDay)}`).join(', ')
}

function dayWords(day: string): string {
  // Any year has these days; the leap year has all of them.
  return day.length === 10 ? formatDay(day) : formatDay(`2028-${day}`).split(' ').slice(1, 3).join(' ')
}

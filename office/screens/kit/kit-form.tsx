import { useCallback, useState } from 'react'
import { ChipChoice, MultiChoice, Stepper, Switch } from '../../ui/choices.tsx'
import { FieldSet, FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { DateBox, MonthBox, SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'

const HOTEL = {
  name: 'Lantern Reef Resort',
  about: '<h3>By the reef</h3><p>Cottages under <strong>palms</strong>.</p>',
  teaser: 'Cottages under palms, a reef before the door.',
  price: 8_200 as number | null,
  tax: 18 as number | null,
  from: '2027-02-12',
  season: '2027-02',
  checkIn: '12:00',
  place: 'havelock',
  meals: ['breakfast'],
  kind: 'resort',
  rooms: 18,
  isLive: true,
}

const PLACES = [
  { value: 'havelock', label: 'Swaraj Dweep (Havelock)' },
  { value: 'neil', label: 'Shaheed Dweep (Neil)' },
]
const KINDS = [
  { value: 'resort', label: 'Resort' },
  { value: 'hotel', label: 'Hotel' },
]
const MEALS = ['Breakfast', 'Lunch', 'Dinner'].map((label) => ({ value: label.toLowerCase(), label }))

/** Every kind of field; a price below 100 is refused as a server would. */
export function KitForm() {
  const [hotel, setHotel] = useState(HOTEL)
  const [name, setName] = useState(HOTEL.name)
  const peek = useCallback((values: { name?: string }) => setName(values.name ?? ''), [])
  const save = async (values: typeof HOTEL) => {
    if ((values.price ?? 0) >= 100) return void setHotel(values)
    const message = 'A night costs 100 at least'
    return { httpStatus: 422, code: 'invalid', message, errors: [{ field: 'price', message }], more: {} }
  }
  return (
    <OfficeForm values={hotel} onSave={save} save="Save the hotel" bar>
      <FormPeek onSeen={peek} />
      <FieldSet title="The hotel" hint={`What visitors read first of ${name}.`}>
        <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
        <Input of={LongTextBox} source="teaser" label="In one sentence" hint="Stands on its card." optional />
        <Input of={RichTextBox} source="about" label="About" />
        <Input of={ChipChoice} source="kind" label="Kind" options={KINDS} />
      </FieldSet>
      <FieldSet title="Price and stock">
        <Row>
          <Input of={MoneyBox} source="price" label="Price a night" hint="Before GST." />
          <Input of={NumberBox} source="tax" label="GST" suffix="%" min={0} max={28} />
        </Row>
        <Row>
          <Input of={DateBox} source="from" label="From" />
          <Input of={MonthBox} source="season" label="Month" />
          <Input of={TimeBox} source="checkIn" label="Check-in" />
          <Input of={SelectBox} source="place" label="Place" options={PLACES} />
        </Row>
        <Input of={MultiChoice} source="meals" label="Meals in the price" options={MEALS} />
        <Input of={Stepper} source="rooms" label="Rooms for sale" hint="of 18" min={0} max={18} />
        <Input of={Switch} source="isLive" label="On sale" hint="Off: no new bookings; sold rooms stay sold." />
      </FieldSet>
    </OfficeForm>
  )
}

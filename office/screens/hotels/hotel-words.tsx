import { changeHotel, fetchHotelOptions, type OfficeHotel } from '#contract/office/hotels.ts'
import { useMay } from '../../me.tsx'
import { MultiChoice } from '../../ui/choices.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useOffice } from '../../use-office.ts'
import { RecordForm } from '../record/record-form.tsx'
import { SiteNames } from '../texts/site-names.tsx'
import { fieldsOf } from './hotel-fields.ts'
import type { HotelOptions } from './new-hotel.tsx'
import { StarBox } from './star-box.tsx'
import type { AskedHotel } from './use-hotel.ts'

type Props = { hotel: OfficeHotel; take: AskedHotel['take'] }

// Each call of a hotel answers with it.
const hotelOf = (answer: unknown) => (answer as { hotel: OfficeHotel }).hotel

/** The form of a hotel. */
export function HotelWords({ hotel, take }: Props) {
  const mayChange = useMay('catalogue.change')
  const options = useOffice(fetchHotelOptions).data
  return (
    <RecordForm record={hotel} change={changeHotel} recordOf={hotelOf} {...{ fieldsOf, take, mayChange }}>
      <Words disabled={!mayChange} />
      <Facts options={options} />
      <Amenities options={options} />
    </RecordForm>
  )
}

function Words({ disabled }: { disabled: boolean }) {
  return (
    <FieldSet title="Words" hint="Plain and short. Say what a guest finds there, not how wonderful it is.">
      <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
      <Input of={RichTextBox} source="descriptionHtml" label="About the hotel" disabled={disabled} />
      <Input
        of={RichTextBox}
        source="policyHtml"
        label="Rules of the house"
        hint="Words in braces, such as {balanceDays}, stand for what is set for the whole site."
        optional
        disabled={disabled}
      />
      {!disabled && <SiteNames />}
    </FieldSet>
  )
}

function Facts({ options }: { options: HotelOptions | undefined }) {
  const choices = (named: HotelOptions['islands'] | undefined) =>
    (named ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="Facts">
      <Row>
        <Input
          of={SelectBox}
          source="propertyTypeId"
          label="Kind"
          empty="Please choose"
          options={choices(options?.propertyTypes)}
        />
        <Input of={StarBox} source="starRating" label="Stars" />
      </Row>
      <Row>
        <Input of={SelectBox} source="islandId" label="Island" options={choices(options?.islands)} />
        <Input of={TextBox} source="locality" label="Place" hint="Beach, village or part of town." />
      </Row>
      <Input of={TextBox} source="address" label="Address" optional />
      <Row>
        <Input of={TextBox} source="phone" label="Telephone" type="tel" optional />
        <Input of={TextBox} source="contact" label="Mail address" hint="Of the hotel, for guests." optional />
      </Row>
      <Row>
        <Input of={TimeBox} source="checkinTime" label="Check-in from" />
        <Input of={TimeBox} source="checkoutTime" label="Check-out until" />
      </Row>
    </FieldSet>
  )
}

function Amenities({ options }: { options: HotelOptions | undefined }) {
  const all = (options?.amenities ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="Amenities" hint="Visitors filter hotels by them.">
      <Input of={MultiChoice} source="amenityIds" label="What it has" options={all} />
    </FieldSet>
  )
}

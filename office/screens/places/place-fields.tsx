import { FEE_CERTAINTIES, WEEKDAYS } from '#contract/office/places.ts'
import { Switch } from '../../ui/choices.tsx'
import type { BoxProps } from '../../ui/field.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { MonthBox, SelectBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import type { PlaceOptions } from './new-place.tsx'
import { PlaceMap } from './place-map.tsx'

type Props = { options: PlaceOptions | undefined; disabled: boolean }

/** What a place is called, what is told of it, and where it lies. */
export function PlaceWords({ options, disabled }: Props) {
  return (
    <>
      <FieldSet title="Words">
        <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
        <Input of={TextBox} source="oldName" label="Older name" hint="Stands in brackets once a page." optional />
        <Input of={RichTextBox} source="descriptionHtml" label="About the place" disabled={disabled} />
        <Input
          of={LongTextBox}
          source="goodFor"
          label="Good for"
          hint="One a line; the first three stand on its card."
          optional
        />
        <Input of={Switch} source="top" label="Most visited" hint="Stands before all others." />
      </FieldSet>
      <FieldSet title="Where it lies" hint="The map of the site puts its pin there.">
        <PlaceMap disabled={disabled} />
        <Row>
          <Input
            of={SelectBox}
            source="islandId"
            label="Island"
            options={(options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Input of={TextBox} source="kind" label="Kind" check={needed('Please say what kind of place it is')} />
        </Row>
        <Row>
          <Input
            of={TextBox}
            source="lat"
            label="Latitude"
            hint="In degrees north, such as 11.9843."
            inputMode="decimal"
          />
          <Input
            of={TextBox}
            source="lng"
            label="Longitude"
            hint="In degrees east, such as 92.9514."
            inputMode="decimal"
          />
        </Row>
      </FieldSet>
    </>
  )
}

const CERTAINTY_LABELS: Record<(typeof FEE_CERTAINTIES)[number], string> = {
  sourced: 'Read at its source',
  knowledge: 'As we know it',
  uncertain: 'Uncertain: shown with a warning',
  'n/a': 'There is none to pay',
}

/** How sure the fee is; what somebody has said in other words stays until another is chosen. */
function CertaintyBox(props: BoxProps<string>) {
  const known = FEE_CERTAINTIES.map((value) => ({ value: value as string, label: CERTAINTY_LABELS[value] }))
  const isOther = props.value !== '' && !known.some(({ value }) => value === props.value)
  const options = isOther ? [...known, { value: props.value, label: props.value }] : known
  return <SelectBox {...props} options={options} empty="Nothing is said of it" />
}

/** Hours, fees and the way: facts that change, with the month of which they are. */
export function PlaceFacts() {
  return (
    <FieldSet title="Facts" hint="Hours and fees change, so the page says of which month they are.">
      <Row>
        <Input of={TextBox} source="hours" label="Open" hint="Such as 09:00 to 16:30." optional />
        <Input
          of={SelectBox}
          source="closedOn"
          label="Closed on"
          empty="No day"
          options={WEEKDAYS.map((day) => ({ value: day, label: day }))}
        />
      </Row>
      <Row>
        <Input of={TextBox} source="closedNote" label="Also closed" hint="Such as public holidays." optional />
        <Input of={TextBox} source="permit" label="Permit" optional />
      </Row>
      <Input of={CertaintyBox} source="feeCertainty" label="Entry fee" />
      <Row>
        <Input of={MoneyBox} source="feeIndian" label="For Indians" optional />
        <Input of={MoneyBox} source="feeForeigner" label="For foreigners" optional />
      </Row>
      <Input
        of={LongTextBox}
        source="feeExtras"
        label="Extras"
        hint="One a line, with its rupees: Camera: 50"
        optional
      />
      <Row>
        <Input
          of={TextBox}
          source="reachFrom"
          label="One goes there from"
          hint="Left empty, nothing is said of the way."
          optional
        />
        <Input of={TextBox} source="reachMode" label="By" hint="Such as road or boat." optional />
      </Row>
      <Row>
        <Input of={NumberBox} source="reachKm" label="Distance" suffix="km" min={0} optional />
        <Input of={NumberBox} source="reachMinutes" label="It takes" suffix="minutes" min={0} optional />
      </Row>
      <Input of={MonthBox} source="checkedOn" label="Facts of" />
    </FieldSet>
  )
}

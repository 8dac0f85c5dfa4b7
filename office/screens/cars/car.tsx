import { changeCar, type OfficeCar } from '#contract/office/cars.ts'
import { useMay } from '../../me.tsx'
import { Stepper } from '../../ui/choices.tsx'
import { FieldSet, Input, needed } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import { recordIn } from '../record/record-kind.ts'
import type { AskedRecord } from '../record/use-record.ts'
import { CAR } from './car-kinds.ts'
import { CAR_TYPE_OPTIONS } from './cars.tsx'

const carIn = (answer: unknown) => recordIn<OfficeCar>(CAR, answer)

function fieldsOf({ name, carType, seats, largeBags, description, extraHour }: OfficeCar) {
  return { name, carType, seats, largeBags, description, extraHour }
}

/** Words and facts of a kind of car. */
export function Car() {
  return (
    <RecordFrame<OfficeCar> kind={CAR} about="What visitors read of this car when they choose one.">
      {(car, take) => <Words car={car} take={take} />}
    </RecordFrame>
  )
}

function Words({ car, take }: { car: OfficeCar; take: AskedRecord<OfficeCar>['take'] }) {
  const mayChange = useMay(CAR.operation)
  return (
    <RecordForm record={car} change={changeCar} recordOf={carIn} {...{ fieldsOf, take, mayChange }}>
      <FieldSet title="The car">
        <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
        <Input of={SelectBox} source="carType" label="Type" options={CAR_TYPE_OPTIONS} />
        <Input
          of={TextBox}
          source="description"
          label="One line about it"
          hint="Whom it suits, such as: For a couple with two suitcases."
          maxLength={200}
          optional
        />
        <Input of={Stepper} source="seats" label="Seats for guests" hint="Without the driver." min={1} max={60} />
        <Input of={Stepper} source="largeBags" label="Large bags beside full seats" max={60} />
      </FieldSet>
      <FieldSet title="Above the limit" hint="Prices of roads and hires stand under Roads and fares.">
        <Input
          of={MoneyBox}
          source="extraHour"
          label="An hour more"
          hint="Of a car package, before GST. Visitors read it beside the price."
          optional
        />
      </FieldSet>
    </RecordForm>
  )
}

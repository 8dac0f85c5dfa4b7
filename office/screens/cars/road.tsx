import { useFormContext } from 'react-hook-form'
import { changeRoad, type OfficeRoad } from '#contract/office/car-roads.ts'
import { fetchCarOptions } from '#contract/office/cars.ts'
import { useMay } from '../../me.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { useOffice } from '../../use-office.ts'
import { RecordForm } from '../record/record-form.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import { recordIn } from '../record/record-kind.ts'
import type { AskedRecord } from '../record/use-record.ts'
import { ROAD } from './car-kinds.ts'
import { FareBox, type FareRate } from './fare-box.tsx'
import { SampleHire } from './sample-hire.tsx'

const roadIn = (answer: unknown) => recordIn<OfficeRoad>(ROAD, answer)

function fieldsOf({ distanceKm, minutes, kmLimit, rates }: OfficeRoad) {
  return { distanceKm, minutes, kmLimit, rates }
}

/** Distance, time and prices of a road or a hire. */
export function Road() {
  return (
    <RecordFrame<OfficeRoad>
      kind={ROAD}
      about="Prices are before GST, for one car with its driver and fuel. Tolls and vehicle ferries on the way are inside them."
    >
      {(road, take) => <Fields road={road} take={take} />}
    </RecordFrame>
  )
}

function Fields({ road, take }: { road: OfficeRoad; take: AskedRecord<OfficeRoad>['take'] }) {
  const mayChange = useMay(ROAD.operation)
  const isHire = road.kind === 'hourly'
  return (
    <RecordForm record={road} change={changeRoad} recordOf={roadIn} {...{ fieldsOf, take, mayChange }}>
      <FieldSet
        title={isHire ? 'The hire' : 'The road'}
        hint={isHire ? `On ${road.island}.` : 'It counts in both directions. The time says how long a car is away.'}
      >
        <Row>
          <Input
            of={NumberBox}
            source="distanceKm"
            label={isHire ? 'Kilometres shown' : 'Distance'}
            suffix="km"
            check={needed('Please enter the kilometres')}
          />
          <Input
            of={NumberBox}
            source="minutes"
            label="Time"
            suffix="minutes"
            check={needed('Please enter the minutes')}
          />
        </Row>
        {isHire && (
          <Input
            of={NumberBox}
            source="kmLimit"
            label="Kilometres inside the price"
            suffix="km"
            check={needed('Please enter the kilometres')}
          />
        )}
      </FieldSet>
      <Fares isHire={isHire} mayChange={mayChange} />
    </RecordForm>
  )
}

function Fares({ isHire, mayChange }: { isHire: boolean; mayChange: boolean }) {
  const options = useOffice(fetchCarOptions).data
  const { watch } = useFormContext<{ rates: FareRate[] }>()
  const cars = options?.cars ?? []
  return (
    <FieldSet title="Prices" hint="A car without a price is not offered here.">
      <Input of={FareBox} source="rates" label="Price of each car" cars={cars} isHire={isHire} disabled={!mayChange} />
      <SampleHire rates={watch('rates')} cars={cars} />
    </FieldSet>
  )
}

import type { OfficeCar } from '#contract/office/cars.ts'
import { RecordFrame } from '../record/record-frame.tsx'
import { StockDays } from '../stock-days/stock-days.tsx'
import { CAR } from './car-kinds.ts'

/** How many of a kind of car are for sale on single days. */
export function CarDays() {
  return (
    <RecordFrame<OfficeCar>
      kind={CAR}
      about="How many cars are free on each island, day by day: the fullest four hours of a day count."
    >
      {({ id }) => (
        <StockDays
          kind="car"
          id={id}
          words={{ line: 'Island', units: 'Cars for sale', sold: 'car-days', none: 'No island has this car yet' }}
        />
      )}
    </RecordFrame>
  )
}

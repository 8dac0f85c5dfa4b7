import type { OfficeCar } from '#contract/office/cars.ts'
import { RecordPictures } from '../hotels/record-pictures.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import { CAR } from './car-kinds.ts'

/** The picture of a kind of car. */
export function CarPicture() {
  return (
    <RecordFrame<OfficeCar>
      kind={CAR}
      about="A car is shown by one picture. What must stay in sight is set under Photographs."
    >
      {(car, take, renew) => (
        <RecordPictures
          kind="vehicle"
          id={car.id}
          label="Picture of the car"
          most={1}
          hint="Another one takes its place."
          pictures={car.pictures}
          onArranged={(pictures) => {
            take({ ...car, pictures })
            renew()
          }}
        />
      )}
    </RecordFrame>
  )
}

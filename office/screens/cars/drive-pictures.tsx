import type { OfficeDrive } from '#contract/office/car-packages.ts'
import { RecordPictures } from '../hotels/record-pictures.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import { DRIVE } from './car-kinds.ts'

/** The pictures of a car package. */
export function DrivePictures() {
  return (
    <RecordFrame<OfficeDrive>
      kind={DRIVE}
      about="Drag them into order, or use the arrows. The first is its card in every list."
    >
      {(drive, take) => (
        <RecordPictures
          kind="car_package"
          id={drive.id}
          label="Pictures of the car package"
          hint="The first is its card."
          pictures={drive.pictures}
          onArranged={(pictures) => take({ ...drive, pictures })}
        />
      )}
    </RecordFrame>
  )
}

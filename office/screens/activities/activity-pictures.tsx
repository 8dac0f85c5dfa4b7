import type { OfficeActivity } from '#contract/office/activities.ts'
import { RecordPictures } from '../hotels/record-pictures.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import { ACTIVITY } from './activity-kind.ts'

/** The pictures of an activity. */
export function ActivityPictures() {
  return (
    <RecordFrame<OfficeActivity>
      kind={ACTIVITY}
      about="Drag them into order, or use the arrows. The first is its card in every list."
    >
      {(activity, take) => (
        <RecordPictures
          kind="activity"
          id={activity.id}
          label="Pictures of the activity"
          hint="The first is its card."
          pictures={activity.pictures}
          onArranged={(pictures) => take({ ...activity, pictures })}
        />
      )}
    </RecordFrame>
  )
}

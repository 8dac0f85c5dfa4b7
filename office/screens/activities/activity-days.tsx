import type { OfficeActivity } from '#contract/office/activities.ts'
import { RecordFrame } from '../record/record-frame.tsx'
import { StockDays } from '../stock-days/stock-days.tsx'
import { ACTIVITY } from './activity-kind.ts'

/** Places of an activity on single days. */
export function ActivityDays() {
  return (
    <RecordFrame<OfficeActivity>
      kind={ACTIVITY}
      about="How many places are free at each start time, day by day. Close a day, or give it more or fewer places."
    >
      {({ id }) => (
        <StockDays
          kind="activity"
          id={id}
          words={{ line: 'Start time', units: 'Places for sale', sold: 'places', none: 'No start time yet' }}
        />
      )}
    </RecordFrame>
  )
}

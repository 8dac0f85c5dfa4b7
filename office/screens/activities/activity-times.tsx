import { fetchActivityOptions, type OfficeActivity, setTimetable } from '#contract/office/activities.ts'
import { useMay } from '../../me.tsx'
import { Input } from '../../ui/form.tsx'
import { useOffice } from '../../use-office.ts'
import { RecordForm } from '../record/record-form.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import type { AskedRecord } from '../record/use-record.ts'
import { ACTIVITY, activityIn } from './activity-kind.ts'
import { TimetableBox } from './timetable-box.tsx'

function fieldsOf({ stops }: OfficeActivity) {
  return { stops }
}

/** Where an activity runs, in which season, at which times and for how many. */
export function ActivityTimes() {
  return (
    <RecordFrame<OfficeActivity>
      kind={ACTIVITY}
      about="Where it runs, at which times and on which days of the week. Single days are closed or changed under Days."
    >
      {(activity, take) => <Times activity={activity} take={take} />}
    </RecordFrame>
  )
}

function Times({ activity, take }: { activity: OfficeActivity; take: AskedRecord<OfficeActivity>['take'] }) {
  const mayChange = useMay('prices.change')
  const places = useOffice(fetchActivityOptions).data?.places ?? []
  return (
    <RecordForm record={activity} change={setTimetable} recordOf={activityIn} {...{ fieldsOf, take, mayChange }}>
      <Input
        of={TimetableBox}
        source="stops"
        label="Timetable"
        hint="Places are people: of a boat, all of its places go together."
        places={places}
        disabled={!mayChange}
      />
    </RecordForm>
  )
}

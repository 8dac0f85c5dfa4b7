import { changeActivity, fetchOfficeActivity, type OfficeActivity } from '#contract/office/activities.ts'
import { type RecordKind, recordIn } from '../record/record-kind.ts'

export const ACTIVITY: RecordKind = {
  ...{
    read: fetchOfficeActivity,
    change: changeActivity,
    name: 'activity',
    resource: 'activities',
    help: 'activities',
  },
  operation: 'catalogue.change',
  parts: [
    { path: '', label: 'Words and price' },
    { path: 'pictures', label: 'Pictures' },
    { path: 'times', label: 'Timetable' },
    { path: 'days', label: 'Days' },
  ],
  partsLabel: 'Parts of the activity',
}

export const activityIn = (answer: unknown) => recordIn<OfficeActivity>(ACTIVITY, answer)

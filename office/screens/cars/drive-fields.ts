import type { OfficeDrive } from '#contract/office/car-packages.ts'
import { recordIn } from '../record/record-kind.ts'
import { DRIVE } from './car-kinds.ts'

export const driveIn = (answer: unknown) => recordIn<OfficeDrive>(DRIVE, answer)

/** What the form of words and stops holds. */
export function wordsOf(drive: OfficeDrive) {
  return {
    ...{ name: drive.name, islandId: drive.islandId, hours: drive.hours, days: drive.days, kmLimit: drive.kmLimit },
    ...{ descriptionHtml: drive.descriptionHtml, stops: drive.stops, placeIds: drive.placeIds },
    ...{
      inclusiveHtml: drive.inclusiveHtml,
      exclusiveHtml: drive.exclusiveHtml,
      paymentPolicyHtml: drive.paymentPolicyHtml,
    },
    ...{ closedWeekdays: drive.closedWeekdays, isFirst: drive.isFirst },
  }
}

/** What the form of prices holds. */
export function pricesOf({ rates, entryTickets }: OfficeDrive) {
  return { rates, entryTickets }
}

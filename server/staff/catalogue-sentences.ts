import { valueText } from '#contract/terms/change-labels.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import {
  arranged,
  changed,
  days,
  listOf,
  nights,
  priced,
  published,
  quoted,
  type Sentence,
  simply,
} from './audit-wording.ts'

/** What a change of the catalogue says in the audit, by `subject.action`. */
export const CATALOGUE_SENTENCES = {
  'activity.changed': (told) =>
    'isLive' in told.after ? published('the activity')(told) : changed('the activity')(told),
  'activity.created': simply('made the activity'),
  'activity.days_restored': days('took back the change of'),
  'activity.days_set': days('changed'),
  'activity.pictures_arranged': arranged,
  'activity.timetable_set': simply('set the times of'),
  'boat.changed': changed('the boat'),
  'boat.created': simply('entered the boat'),
  'boat.seats_drawn': ({ name, after }) =>
    `drew the seats of ${name} anew, from ${valueText('fromDate', after.fromDate)}`,
  'car_charge.changed': changed('the road'),
  'car_charge.created': simply('made the road or hire'),
  'car_charge.fares_raised': ({ after }) =>
    `changed the fares of cars in ${counted(listOf(after.fares).length, 'place')}`,
  'car_fare.changed': changed('the fare'),
  'car_fare.created': simply('set the fare'),
  'car_night.changed': ({ before, after }) =>
    changed('the charge for cars at')({ name: 'night', before, after, nameOf: String }),
  'car_package.changed': (told) =>
    'isLive' in told.after ? published('the car package')(told) : changed('the car package')(told),
  'car_package.created': simply('made the car package'),
  'car_package.pictures_arranged': arranged,
  'carrier.changed': changed('the carrier'),
  'carrier.created': simply('entered the carrier'),
  'deal.changed': changed('the deal'),
  'deal.created': ({ name, after }) => `made the deal ${name}: ${offWords(after)} off`,
  'deal.ended': simply('ended the deal'),
  'deal.removed': ({ before }) => `removed the deal ${String(before.label ?? '')} before it began`,
  'departure.changed': changed('the departure'),
  'departure.created': simply('made the departure'),
  'departure.fares_restored': simply('took back the fares of'),
  'departure.fares_set': ({ name, after }) => `set ${counted(listOf(after.fares).length, 'fare')} of ${name}`,
  'departure.seats_kept': ({ name, after }) => `keeps ${counted(listOf(after.seats).length, 'seat')} back on ${name}`,
  'faq.arranged': () => 'put the questions in another order',
  'faq_group.changed': changed('the group of questions'),
  'faq_group.created': simply('made the group of questions'),
  'faq_group.removed': ({ before }) => `removed the group of questions ${String(before.name ?? '')}`,
  'faq_question.changed': changed('the question'),
  'faq_question.created': ({ after }) => `added the question ${quoted(after.question)}`,
  'faq_question.removed': ({ before }) => `removed the question ${quoted(before.question)}`,
  'hotel.changed': (told) => ('isLive' in told.after ? published('the hotel')(told) : changed('the hotel')(told)),
  'hotel.created': simply('made the hotel'),
  'hotel.nights_restored': nights('took back the change of'),
  'hotel.nights_set': nights('changed'),
  'hotel.pictures_arranged': arranged,
  'hotel.weeks_copied': nights('copied weeks, which changed'),
  'package.created': simply('made the package'),
  'package.draft_dropped': simply('forgot the draft of package'),
  'package.pictures_arranged': arranged,
  'package.published': published('the package'),
  'picture.changed': changed('the picture'),
  'picture.removed': ({ before }) => `removed the picture ${quoted(before.alt)}`,
  'picture.replaced': ({ name, after }) =>
    `put another picture in place of ${name} in ${counted(Number(after.places), 'place')}`,
  'picture.uploaded': simply('uploaded the photograph'),
  'place.arranged': () => 'put the places in another order',
  'place.changed': changed('the place'),
  'place.created': simply('made the place'),
  'place.pictures_arranged': arranged,
  'policy.confirmed': ({ name, after }) =>
    `said that version ${String(after.version)} of the ${name} holds as it stands`,
  'policy.draft_dropped': simply('forgot the draft of the'),
  'policy.published': ({ name, after }) =>
    `published version ${String(after.version)} of the ${name}, from ${valueText('from', after.from)}`,
  'policy.withdrawn': ({ name, before }) => `withdrew version ${String(before.version)} of the ${name} before it held`,
  'post.changed': changed('the story'),
  'post.created': simply('began the story'),
  'post.draft_dropped': simply('forgot the draft of the story'),
  'post.published': published('the story'),
  'room.changed': changed('the room'),
  'room.created': simply('made the kind of room'),
  'room.priced': priced,
  'room_type.pictures_arranged': arranged,
  'sailing.called_off': ({ name, after }) => `called ${name} off${after.reason ? `: ${String(after.reason)}` : ''}`,
  'sailing.changed': changed('the sailing'),
  'sailing.created': simply('added the sailing'),
  'sailing.manifest_taken': ({ name, after }) =>
    `took the manifest of ${name} with ${counted(Number(after.passengers ?? 0), 'passenger')}`,
  'sailing.put_back': simply('put', ' back on sale'),
  'sailing.seats_kept': ({ name, after }) => `keeps ${counted(listOf(after.seats).length, 'seat')} back on ${name}`,
  'season.changed': changed('the season'),
  'season.created': ({ name, after }) => `made the season ${name}: ${String(after.days)}`,
  'season.removed': ({ before }) => `removed the season ${String(before.name ?? '')}: ${String(before.days)}`,
  'slot.changed': changed('the time'),
  'slot.created': simply('made the time'),
  'vehicle.changed': (told) => ('isLive' in told.after ? published('the car')(told) : changed('the car')(told)),
  'vehicle.created': simply('made the car'),
  'vehicle.days_restored': days('took back the change of'),
  'vehicle.days_set': days('changed'),
  'vehicle.fleet_set': ({ name, after }) => `set how many of ${name} there are to ${Number(after.units ?? 0)}`,
  'vehicle.pictures_arranged': arranged,
} as const satisfies Record<string, Sentence>

/** Of a deal: so many percent, or so many rupees. */
function offWords({ percent, amount }: Record<string, unknown>): string {
  return typeof amount === 'number' ? formatRupees(amount) : `${String(percent)}%`
}

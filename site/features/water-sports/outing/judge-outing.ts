import { asksAges } from '#contract/terms/guest-limits.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE } from '#contract/terms/limits.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { priceWaterSport } from '#contract/v1/water-sports.ts'
import { answerChosen, type EnquiryHost, withCounted } from '#site/shop/enquiry/answer-enquiry.ts'
import type { EnquiryAnswer } from '#site/shop/enquiry/enquiry-values.ts'
import type { BookableActivity } from '../details/details-view.ts'
import { BOOKING_TEXTS, guestsText } from './booking-texts.ts'
import { guestProblems } from './guest-problems.ts'
import { ageOf, isLargeParty, type Outing } from './outing.ts'
import type { OutingProblems } from './outing-answer.ts'

/** What stands against an outing, by field; `group` is what a party is told whom our office books. */
export type JudgedOuting = { problems: OutingProblems; group?: string }

/** On the server: everything that stands against this outing. The API is asked last, and its words are shown. */
export async function judgeOuting(
  { api }: Pick<SiteHost, 'api'>,
  activity: BookableActivity,
  outing: Outing,
): Promise<JudgedOuting> {
  const when: OutingProblems = {
    ...(outing.date === '' ? { date: BOOKING_TEXTS.needsDate } : {}),
    ...(outing.time === '' ? { time: BOOKING_TEXTS.needsTime } : {}),
  }
  const answer = await api.call(priceWaterSport, {
    body: {
      waterSportId: activity.id,
      guests: outing.guests,
      ...(outing.place === '' ? {} : { placeId: outing.place }),
      ...(outing.date === '' ? {} : { date: outing.date }),
      ...(outing.date === '' || outing.time === '' ? {} : { time: outing.time }),
    },
  })
  const group = answer.ok ? answer.value.data.group?.text : undefined
  const refused = answer.ok ? {} : problemsOf(answer.error)
  // Who our office books is asked for ages and health later.
  if (group !== undefined || isLargeParty(outing)) return { problems: { ...when, ...refused }, ...(group && { group }) }
  const guests: OutingProblems = {
    ...guestProblems(activity, outing, true),
    ...(needsAgreement(activity) && !outing.agreed ? { agreed: BOOKING_TEXTS.mustAgree } : {}),
  }
  return { problems: { ...when, ...guests, ...refused } }
}

function needsAgreement({ health }: Pick<BookableActivity, 'health'>): boolean {
  return health.notWith.length > 0 || health.rules.length > 0
}

/** What the API refuses by name, or for want of room. That it is away stands against no outing: an enquiry may still be sent. */
function problemsOf({ errors, message, status }: CallFailure): OutingProblems {
  if (status === 409) return { time: message }
  if (status !== 422) return {}
  return Object.fromEntries(errors.map(({ field, message: words }) => [field === 'placeId' ? 'place' : field, words]))
}

/** "Bharatpur Beach, Fri 25 Dec 2026 at 08:00, 2 guests, ages 30 and 12": what the office reads. */
function outingText(activity: BookableActivity, outing: Outing): string {
  const place = activity.places.find(({ id }) => id === outing.place)?.name
  return [
    activity.name,
    ...(place === undefined ? [] : [place]),
    `${formatDay(outing.date)} at ${outing.time}`,
    guestsText(outing.guests),
    ...(asksAges(activity) && !outing.ages.includes('') ? [`ages ${outing.ages.join(', ')}`] : []),
    ...(activity.maxWeightKg === null || outing.weights.includes('')
      ? []
      : [`weights ${outing.weights.join(', ')} kg`]),
    ...(outing.agreed ? ['health rules confirmed'] : []),
  ].join('; ')
}

/** On the server: an enquiry for a water sport. What stands against the outing and against the contact is said together. */
export async function sendOuting(
  host: EnquiryHost,
  activity: BookableActivity,
  outing: Outing,
  form: FormData,
): Promise<{ answer: EnquiryAnswer | undefined; problems: OutingProblems }> {
  const { problems } = await judgeOuting(host, activity, outing)
  const { place, date, time, guests } = outing
  const asked = { ...(place === '' ? {} : { placeId: place }), date, time, guests }
  const counted = withCounted(form, enquiryParty(activity, outing))
  const answer = await answerChosen(host, counted, Object.keys(problems).length === 0, () => ({
    enquiryFor: 'Water Sports',
    about: { id: activity.id, detail: outingText(activity, outing), outing: asked },
  }))
  return { answer, problems }
}

/** The party as an enquiry counts it: who is over 12 is an adult, and with children alone one adult comes along. */
function enquiryParty(activity: BookableActivity, { guests, ages, date }: Outing) {
  const known = asksAges(activity) ? ages.map(ageOf).filter((age) => age !== undefined) : []
  const children = known.filter((age) => age <= PACKAGE_CHILD_MAX_AGE)
  return { adults: Math.max(1, guests - children.length), children: children.length, ages: children, date }
}

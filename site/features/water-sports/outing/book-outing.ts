import { asksAges } from '#contract/terms/guest-limits.ts'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { GUEST_AGE_MAX, GUEST_WEIGHT_MAX_KG, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { BOOK_TEXTS, healthNotes } from '#site/shop/book/book-texts.ts'
import { type AskField, seenOf, unread, type Wanted } from '#site/shop/book/wanted.ts'
import { findActivity } from '../details/details-loader.ts'
import { type BookableActivity, toActivityView } from '../details/details-view.ts'
import { ageOfGuest, BOOKING_TEXTS, weightOfGuest } from './booking-texts.ts'
import { judgeOuting } from './judge-outing.ts'
import { ageOf, type Outing, readOuting, weightOf, withOuting } from './outing.ts'
import type { OutingProblems } from './outing-answer.ts'
import { answerOuting, loadCalendar } from './outing-loader.ts'

/** On the server: the outing that a water sport's panel asks for. */
export async function bookOuting(host: SiteHost, id: string, fields: URLSearchParams): Promise<Wanted> {
  const found = await findActivity(host, id)
  if (!found.ok) return unread(found.failure)
  const activity = toActivityView(found.record)
  const outing = readOuting(
    fields,
    activity.places.map((place) => place.id),
  )
  const about = {
    title: activity.name,
    href: paths.waterSportDetails(activity.id),
    enquiry: withOuting(paths.waterSportEnquiry(activity.id), outing),
  }
  const { problems, group } = await judgeOuting(host, activity, outing)
  if (group !== undefined) return { kind: 'refused', ...about, message: group }
  if (Object.keys(problems).length > 0) {
    const asked = await missingOf(host, activity, outing, problems)
    const notes = problems.agreed === undefined ? [] : healthNotes(activity.health)
    return { kind: 'ask', ...about, fields: asked, notes }
  }
  const { version, seen } = seenOf(fields)
  const weights = activity.maxWeightKg === null ? [] : outing.weights.map(weightOf)
  const weightsKg = weights.filter((weight) => weight !== undefined).map(Math.ceil)
  return {
    kind: 'item',
    item: {
      line: {
        kind: 'activity',
        ...version,
        waterSportId: activity.id,
        placeId: outing.place,
        date: outing.date,
        time: outing.time,
        // Nobody's age is made up where none is asked for.
        ages: outing.ages.map((age) => (asksAges(activity) ? (ageOf(age) ?? null) : null)),
        ...(weightsKg.length > 0 ? { weightsKg } : {}),
      },
      ...about,
      ...seen,
    },
  }
}

/** A day is asked for with its times: those of the day where there is one, of any open day where not. */
async function missingOf(
  host: SiteHost,
  activity: BookableActivity,
  outing: Outing,
  problems: OutingProblems,
): Promise<AskField[]> {
  const isWhenWrong = ['date', 'time', 'place'].some((name) => problems[name] !== undefined)
  return [
    ...(isWhenWrong ? await whenFields(host, activity, outing, problems) : []),
    ...listFields('ages', asksAges(activity), outing.ages, problems, {
      label: ageOfGuest,
      min: 0,
      max: GUEST_AGE_MAX,
    }),
    ...listFields('weights', activity.maxWeightKg !== null, outing.weights, problems, {
      label: weightOfGuest,
      min: 1,
      max: GUEST_WEIGHT_MAX_KG,
    }),
    ...(problems.agreed === undefined
      ? []
      : [{ name: 'agreed', label: BOOKING_TEXTS.agree, type: 'check' as const, value: 'yes', error: problems.agreed }]),
  ]
}

async function whenFields(
  host: SiteHost,
  { id, places }: BookableActivity,
  outing: Outing,
  problems: OutingProblems,
): Promise<AskField[]> {
  const today = dayInIndia(host.now)
  const [{ day }, calendar] = await Promise.all([answerOuting(host, id, outing), loadCalendar(host, id)])
  const open = day === undefined || day.slots.length === 0 ? calendar.times : day.slots.map(({ time }) => time)
  const place: AskField = {
    name: 'place',
    label: BOOKING_TEXTS.place,
    type: 'select',
    value: outing.place,
    options: places.map(({ id: value, name }) => ({ value, label: name })),
    ...(problems.place === undefined ? {} : { error: problems.place }),
  }
  const nights = calendar.nights?.map((night) => ({ value: night, label: formatDay(night) }))
  return [
    ...(problems.place === undefined ? [] : [place]),
    {
      name: 'date',
      label: BOOKING_TEXTS.date,
      value: outing.date,
      ...(nights === undefined
        ? { type: 'date' as const, min: today, max: addDays(today, TRAVEL_HORIZON_DAYS) }
        : { type: 'select' as const, options: nights, hint: BOOKING_TEXTS.nightHint }),
      ...(problems.date === undefined ? {} : { error: problems.date }),
    },
    {
      name: 'time',
      label: BOOKING_TEXTS.time,
      type: 'select',
      value: outing.time,
      options: open.map((time) => ({ value: time, label: time })),
      ...(problems.time === undefined ? {} : { error: problems.time }),
      ...(open.length === 0 ? { hint: BOOK_TEXTS.noTimes } : {}),
    },
  ]
}

type OfGuest = { label: (number: number) => string; min: number; max: number }

function listFields(
  name: 'ages' | 'weights',
  isAsked: boolean,
  typed: readonly string[],
  problems: OutingProblems,
  { label, min, max }: OfGuest,
): AskField[] {
  const isWrong = Object.keys(problems).some((field) => field.startsWith(`${name}.`))
  if (!isAsked || !isWrong) return []
  return typed.map((value, index) => {
    const error = problems[`${name}.${index}`]
    return { name, label: label(index + 1), type: 'number', value, min, max, ...(error ? { error } : {}) }
  })
}

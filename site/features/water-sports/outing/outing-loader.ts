import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { AVAILABILITY_DAYS_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { fetchAvailability } from '#contract/v1/availability.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { priceWaterSport } from '#contract/v1/water-sports.ts'
import { nearestOpen } from '#site/shop/nearest-open.ts'
import { type Outing, outingKey } from './outing.ts'
import type { Calendar, DayView, OutingAnswer } from './outing-answer.ts'

type Host = Pick<SiteHost, 'api' | 'now'>

/** Dark nights offered: two windows of days, about four new moons. */
const NIGHT_WINDOWS = 2

/** The slots of the day chosen and what the party pays; words for what cannot be had. */
export async function answerOuting(host: Host, id: string, outing: Outing): Promise<OutingAnswer> {
  const asked = outingKey(outing)
  const [price, day] = await Promise.all([
    host.api.call(priceWaterSport, {
      body: { waterSportId: id, guests: outing.guests, ...(outing.place === '' ? {} : { placeId: outing.place }) },
    }),
    outing.date === '' ? undefined : findDay(host, id, outing),
  ])
  if (!price.ok) return { asked, failure: price.error.message }
  if (day !== undefined && 'failure' in day) return { asked, failure: day.failure }
  const { lines, taxAmount, amountPayable, priceVersion, group } = price.value.data
  const version = priceVersion === '' ? {} : { version: priceVersion }
  const sums = { asked, price: { lines, taxAmount, amountPayable, ...version } }
  if (group !== undefined) return { ...sums, group: group.text, ...(await dayOfGroup(host, id, outing)) }
  return { ...sums, ...(day ? { day } : {}) }
}

/** Our office finds room for a group: all of a day's times may be asked for, and it says by itself when there are none. */
async function dayOfGroup(host: Host, id: string, outing: Outing): Promise<{ day?: DayView }> {
  if (outing.date === '') return {}
  const day = await findDay(host, id, { ...outing, guests: 1 })
  if ('failure' in day) return {}
  return { day: { ...day, slots: day.slots.map(({ time }) => ({ time, left: outing.guests })) } }
}

/** The day itself and the open ones around it: one question, a month to each side, within what is on sale. */
async function findDay({ api, now }: Host, id: string, outing: Outing): Promise<DayView | { failure: string }> {
  const today = dayInIndia(now)
  const around = addDays(outing.date, -Math.floor(AVAILABILITY_DAYS_MAX / 2))
  const latest = addDays(today, TRAVEL_HORIZON_DAYS - AVAILABILITY_DAYS_MAX + 1)
  // The middle one of the three.
  const from = [today, around, latest].sort()[1] ?? today
  const answer = await api.call(fetchAvailability, {
    query: {
      kind: 'activity',
      id,
      from,
      to: addDays(from, AVAILABILITY_DAYS_MAX - 1),
      ...(outing.place === '' ? {} : { place: outing.place }),
      adults: String(outing.guests),
    },
  })
  if (!answer.ok) return { failure: answer.error.message }
  const { days } = answer.value
  const found = days.find(({ date }) => date === outing.date)
  if (found?.open) return { date: outing.date, slots: found.slots ?? [], nearest: [] }
  return {
    date: outing.date,
    reason: found?.reason ?? (outing.date < today ? 'too_soon' : 'not_yet'),
    slots: found?.reason === 'sold_out' ? (found.slots ?? []) : [],
    nearest: nearestOpen(days, outing.date),
  }
}

/** The start times of the first open day on sale, and the dark nights where nothing else is sold. */
export async function loadCalendar({ api, now }: Host, id: string): Promise<Calendar> {
  const today = dayInIndia(now)
  const lastDay = addDays(today, TRAVEL_HORIZON_DAYS)
  const nights: string[] = []
  let isMoonlit = false
  let times: string[] = []
  for (let window = 0, from = today; from <= lastDay; window += 1, from = addDays(from, AVAILABILITY_DAYS_MAX)) {
    const to = addDays(from, AVAILABILITY_DAYS_MAX - 1)
    const answer = await api.call(fetchAvailability, { query: { kind: 'activity', id, from, to } })
    // Another provider may not answer this at all: then every day may be asked for.
    if (!answer.ok) break
    const open = answer.value.days.filter((day) => day.open)
    isMoonlit ||= answer.value.days.some(({ reason }) => reason === 'moon')
    nights.push(...open.map(({ date }) => date))
    // Today may have lost its first slots already.
    if (times.length === 0) times = (open.find(({ date }) => date > today)?.slots ?? []).map(({ time }) => time)
    if (times.length > 0 && !(isMoonlit && window + 1 < NIGHT_WINDOWS)) break
  }
  return { today, lastDay, times, ...(isMoonlit && nights.length > 0 ? { nights } : {}) }
}

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import type { Deal } from '#contract/v1/deals.ts'
import { activityFacts } from '#demo/activity-facts.ts'
import { keepDemoAlive } from '#demo/load/catalogue.ts'
import { loadPosts } from '#demo/load/content.ts'
import { loadDemoReviews } from '#demo/load/reviews.ts'
import { packageFacts } from '#demo/package-facts.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** Once the demo has stood until that day: what a start or the hour does, and no visitor has been there. */
async function wakeOn(day: string): Promise<void> {
  const { db } = api.testDatabase
  await api.setClock(`${day}T04:30:00Z`)
  await db.transaction().execute((tx) => rollRoomNights(tx, day))
  await db.transaction().execute((tx) => rollSailings(tx, day))
  await keepDemoAlive(db, day)
}

const dealsOf = async () => (await api.get('/deals?limit=100')).body.deals as Deal[]

/** How many of the fortnight that begins so many days ahead can be bought. */
async function openDays(subject: string, from: string): Promise<number> {
  const { status, body } = await api.get(`/availability?${subject}&from=${from}&to=${addDays(from, 13)}`)
  expect([status, body.message]).toEqual([200, undefined])
  return (body.days as AvailableDay[]).filter(({ open }) => open).length
}

/** Three years in uneven steps: every season, a leap day, a new year's eve, the last and the first day of a term of deals. */
const DAYS = [60, 61, 128, 129, 205, 402, 464, 590, 770, 941, 1_095].map((after) => addDays(PINNED_DAY, after))

describe.each(DAYS)('on %s', (today) => {
  beforeAll(() => wakeOn(today), 120_000)

  test('every kind has deals, below a price that was asked for all of the month before', async () => {
    const deals = await dealsOf()
    const count = (kind: string) => deals.filter((deal) => deal.kind === kind).length
    expect(['package', 'hotel', 'activity', 'car'].map(count)).toEqual([3, 10, 3, 2])
    for (const { price, struckPrice, endsAt } of deals) {
      expect(struckPrice).toBeGreaterThan(price)
      expect(Date.parse(endsAt)).toBeGreaterThan(Date.parse(`${today}T04:30:00Z`))
    }
  })

  test.each<[string, string, readonly string[], readonly number[], number]>([
    ['crossing', 'ferry', ['haddo-wharf~swaraj-dweep-jetty', 'swaraj-dweep-jetty~shaheed-dweep-jetty'], [30], 2],
    ['room', 'hotel', ['tern-house-s', 'cove-and-palm-gc'], [30], 2],
    ['car', 'car', ['airport.wandoor', 'hourly.8'], [30], 2],
    // In the monsoon water sports rest, and some ferries with the packages that need them: the season after it can be bought.
    ['water sport', 'activity', activityFacts.map(({ id }) => id), [30, 115], 10],
    ['package', 'package', packageFacts.map(({ id }) => id), [30], 10],
  ])('there is a %s to be bought', async (_, kind, ids, ahead, atLeast) => {
    const open: number[][] = []
    for (const id of ids)
      open.push(await Promise.all(ahead.map((days) => openDays(`kind=${kind}&id=${id}`, addDays(today, days)))))
    expect(open.filter((counts) => counts.some((count) => count > 0)).length).toBeGreaterThanOrEqual(atLeast)
  })

  test('the year page names holidays of the months ahead, each once', async () => {
    const { holidays } = fetchClimate.response.parse((await api.get('/climate')).body)
    const coming = holidays.filter(({ date }) => date >= today && date <= addDays(today, 365))
    expect(coming.length).toBeGreaterThanOrEqual(8)
    expect(new Set(coming.map(({ date, name }) => date + name)).size).toBe(coming.length)
    const names = holidays.filter(({ date }) => date >= today).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Holi', 'Good Friday', 'Diwali', 'Christmas Day']))
  })
})

test('a term is written once: a deal that an office took back does not come back', async () => {
  const { db } = api.testDatabase
  const today = DAYS.at(-1) ?? ''
  const [gone] = await dealsOf()
  await db
    .deleteFrom('deal')
    .where('scope_id', '=', gone?.id ?? '')
    .execute()
  await keepDemoAlive(db, today)
  expect((await dealsOf()).map(({ id }) => id)).not.toContain(gone?.id)
})

test('nobody is on a deal in two terms that follow one another', async () => {
  const { rows } = await sql`
    select one.id from deal one join deal other
        on other.kind = one.kind and other.scope_id = one.scope_id and other.id <> one.id
     where other.starts_at >= one.starts_at and other.starts_at < one.ends_at + interval '30 days'`.execute(
    api.testDatabase.db,
  )
  expect(rows).toEqual([])
})

describe.each(['2027-01-01', '2028-02-29', '2029-07-01'])('loaded on %s', (today) => {
  test('stories and reviews loaded then are of the two years before, of all seasons, and none is of a day to come', async () => {
    const { posts, reviews } = await api.testDatabase.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('post').execute()
      await tx.deleteFrom('setting').where('key', '=', 'demo_reviews').execute()
      await loadPosts(tx, today)
      await loadDemoReviews(tx, today)
      return {
        posts: await tx.selectFrom('post').select('published_on').execute(),
        reviews: await tx.selectFrom('review').select('travel_month').execute(),
      }
    })
    const days = posts.map(({ published_on }) => published_on).toSorted()
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(posts.length)
    expect(days[0]).toSatisfy((day: string) => daysBetween(day, today) > 365 && daysBetween(day, today) <= 2 * 366)
    expect(days.at(-1)).toSatisfy((day: string) => day < today && daysBetween(day, today) < 100)
    const months = reviews.map(({ travel_month }) => travel_month).toSorted()
    expect(daysBetween(`${months[0]}-01`, today)).toBeLessThan(2 * 366)
    expect(months.at(-1)).toSatisfy((month: string) => month < today.slice(0, 7))
    expect(daysBetween(`${months.at(-1)}-01`, today)).toBeLessThan(400)
  })
})

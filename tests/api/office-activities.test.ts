import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActivityRow } from '#contract/office/activities.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import {
  type ActivityOffice,
  activityOf,
  DAY,
  openActivityOffice,
  times,
  WEDNESDAY,
} from '#tests/support/office-activities.ts'
import { refused } from '#tests/support/office-cars.ts'

let desk: ActivityOffice
beforeAll(async () => {
  desk = await openActivityOffice()
})
afterAll(() => desk.office.close())

describe('an activity', () => {
  test('is made hidden at one place, and goes on the site with what its page needs', async () => {
    const made = await desk.newActivity('Creek kayak')
    expect(made).toMatchObject({
      ...{
        id: 'creek-kayak',
        isLive: false,
        listPrice: 2_500,
        taxPercent: 18,
        path: '/water-sport-details/creek-kayak',
      },
      stops: [{ placeId: desk.place.id, season: null, times: [] }],
    })
    const early = await desk.editor.patch(`/activities/${made.id}`, { version: made.version, isLive: true })
    expect(refused(early)).toEqual([
      ...[409, 'incomplete', 'Before it goes on the site it needs a picture, a description, a start time.'],
    ])
    const shown = await desk.live('Creek kayak')
    const { body } = await desk.office.api.get(`/waterSports/fetch?id=${shown.id}`)
    expect(body.WaterSportsData).toMatchObject([
      { name: 'Creek kayak', price: 2_500, image: [{ alt: 'Creek kayak at dawn' }] },
    ])
    expect((await desk.hold(shown.id)).status).toBe(201)
    await desk.editor.patch(`/activities/${shown.id}`, { version: (await desk.read(shown.id)).version, isLive: false })
    expect((await desk.office.api.get(`/waterSports/fetch?id=${shown.id}`)).status).toBe(404)
  })

  test('words are cleaned, facts are what bookings are judged by, and its price is for who may change prices', async () => {
    const { id } = await desk.live('Facts')
    const { version } = await desk.read(id)
    const facts = { minAge: 10, maxWeightKg: 90, bring: ['A towel'], healthRestrictions: ['asthma'] }
    const saved = await desk.editor.patch(`/activities/${id}`, {
      ...{ version, ...facts, descriptionHtml: '<h3 style="x">Go</h3><img src=x><script>1</script>' },
    })
    expect(activityOf(saved)).toMatchObject({ ...facts, descriptionHtml: '<h3>Go</h3>' })
    const young = await desk.office.api.post('/waterSports/pricing', { waterSportId: id, guests: 1, ages: [8] })
    expect(young.status).toBe(422)
    const dear = await desk.editor.patch(`/activities/${id}`, { version: activityOf(saved).version, listPrice: 2_600 })
    expect([...refused(dear), dear.body.errors]).toEqual([
      ...[403, 'not_allowed', 'Prices are set by an owner or a manager; everything else can be saved'],
      [{ field: 'listPrice', message: 'Prices are set by an owner or a manager' }],
    ])
    await desk.manager.patch(`/activities/${id}`, { version: activityOf(saved).version, listPrice: 2_600 })
    const priced = await desk.office.api.post('/waterSports/pricing', { waterSportId: id, guests: 2 })
    expect(priced.body.data).toMatchObject({ amountPayable: 5_200 })
    const { rows } = await sql<{ rate: number }>`
      select rate from price_history where kind = 'activity' and scope_id = ${id} and until_date is null`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(rows).toEqual([{ rate: 2_600 }])
  })

  test('costs another price in a part of the year, on the day that is asked for', async () => {
    const { id } = await desk.live('By season')
    const { version } = await desk.read(id)
    const seasonPrices = [{ from: '12-09', to: '01-15', price: 4_000 }]
    const saved = await desk.manager.patch(`/activities/${id}`, { version, seasonPrices })
    expect(activityOf(saved)).toMatchObject({ seasonPrices, listPrice: 2_500 })
    const pays = async (date?: string) => {
      const { body } = await desk.office.api.post('/waterSports/pricing', { waterSportId: id, guests: 2, date })
      return (body.data as { amountPayable: number }).amountPayable
    }
    expect([await pays(), await pays(DAY), await pays(WEDNESDAY)]).toEqual([5_000, 5_000, 8_000])
    expect(await desk.days(id)).toMatchObject([{ priceFrom: 2_500 }, { priceFrom: 4_000 }])
    const late = await desk.editor.patch(`/activities/${id}`, { version: activityOf(saved).version, seasonPrices: [] })
    expect(late.body.code).toBe('not_allowed')
  })

  test('two who save at once: the second is shown what the first has saved, and the audit tells who', async () => {
    const made = await desk.newActivity('Twice')
    await desk.editor.patch(`/activities/${made.id}`, { version: made.version, minAge: 6 })
    const second = await desk.manager.patch(`/activities/${made.id}`, { version: made.version, minAge: 7 })
    expect(refused(second)).toEqual([
      ...[
        409,
        'changed',
        'Somebody else has saved this activity since you opened it. See what differs, then save again.',
      ],
    ])
    expect(second.body.current).toMatchObject({ minAge: 6 })
    const timetable = {
      version: made.version,
      stops: [{ placeId: desk.place.id, season: null, times: times(['09:00', 2]) }],
    }
    expect((await desk.manager.post(`/activities/${made.id}/timetable`, timetable)).body.code).toBe('changed')
    const { rows } = (await desk.manager.get(`/audit?subject=activity&subjectId=${made.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows[0]).toMatchObject({ by: 'The editor', before: { minAge: 0 }, after: { minAge: 6 } })
  })

  test.each([
    [{ minAge: 20, maxAge: 10 }, 'maxAge', 'The oldest are younger than the youngest'],
    [{ groupMin: 9 }, 'groupMax', 'The most people are fewer than the least'],
    [{ season: { from: '13-01', to: '02-01' } }, 'season.from', 'Please enter a day and a month'],
  ])('%j is refused by its field', async (change, field, message) => {
    const made = await desk.newActivity('Refused')
    const reply = await desk.manager.patch(`/activities/${made.id}`, { version: made.version, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('lists find it by name, kind and place; unknown ones are said to be so', async () => {
    await desk.newActivity('Findable paddle')
    const { rows } = (await desk.editor.get(`/activities?q=findable&isLive=0&placeId=${desk.place.id}`)).body as {
      rows: ActivityRow[]
    }
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Findable paddle', times: 0, listPrice: 2_500, thumbUrl: null }),
    ])
    expect(refused(await desk.editor.get('/activities/nowhere'))).toEqual([
      404,
      'not_found',
      'There is no such activity',
    ])
    const body = { name: 'A', kind: 'kayak', placeId: 'atlantis', durationMinutes: 1, listPrice: 1 }
    const nowhere = await desk.manager.post('/activities', body)
    expect(nowhere.body.errors).toEqual([{ field: 'placeId', message: 'Please choose a place from the list' }])
    const options = (await desk.editor.get('/activities/options')).body
    expect(options.kinds).toContain('kayak')
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Checklist, RestartPreview } from '#contract/office/first-day.ts'
import type { MediaItem } from '#contract/office/media.ts'
import type { OfficeSettings } from '#contract/office/settings.ts'
import { ROLE_LABELS } from '#contract/terms/staff-roles.ts'
import { keepDemoAlive, loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { readBrand } from '#server/settings/brand.ts'
import { photoOf } from '#tests/support/photos.ts'
import { PINNED_NOW } from '#tests/support/pinned-day.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { openTestOffice, type TestOffice } from '#tests/support/test-office.ts'
import { visitor } from '#tests/support/traveller.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const NAME = 'Padauk'
const restartOf = ({ body }: Reply) => body.restart as RestartPreview
const restart = (more: object = {}) =>
  office.owner.post('/first-day/restart', { businessName: NAME, code: office.codeOf(office.owner.secret, 1), ...more })
const stepsOf = ({ body }: Reply) => {
  const { steps: each } = body.checklist as Checklist
  return Object.fromEntries(each.map(({ id, isDone, note }) => [id, [isDone, note]]))
}
const countOf = async (table: string, where = sql`true`) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${where}`.execute(office.api.testDatabase.db)
  return rows[0]?.count
}

describe('before the demo is emptied', () => {
  test('the checklist says of each step how it is, by what the site has', async () => {
    expect(stepsOf(await office.owner.get('/first-day'))).toEqual({
      brand: [false, "Still the demo's: name, mailbox, telephone, GSTIN"],
      own_data: [false, 'The demo is on the site'],
      policies: [false, '0 of 6 are in a version of your own'],
      hotel: [false, 'None with a photograph of its own yet'],
      product: [false, 'Those of the demo only'],
      payments: [
        ...[
          false,
          'The practice gateway stands in: no money moves. Set RAZORPAY_KEY_ID and its two secrets, then restart',
        ],
      ],
      mail: [false, 'Mails are kept on this machine. Set SMTP_URL, then restart'],
      team: [false, '1 member'],
      test_booking: [false, 'None of your own yet'],
      backup: [false, 'None is known. Run npm run backup, and have it run every night'],
    })
  })

  test('it is put away, and taken out again', async () => {
    const away = await office.owner.patch('/first-day', { isPutAway: true })
    expect(away.body).toMatchObject({ checklist: { isPutAway: true } })
    expect((await office.owner.patch('/first-day', { isPutAway: false })).body).toMatchObject({
      checklist: { isPutAway: false },
    })
  })

  test('the owner is told exactly what goes and what stays; nobody else may ask', async () => {
    const { goes, stays, businessName, realBookings, doneAt } = restartOf(await office.owner.get('/first-day/restart'))
    expect([businessName, realBookings, doneAt]).toEqual([NAME, 0, null])
    expect(goes).toContainEqual({ what: 'hotels', count: await countOf('hotel') })
    expect(goes).toContainEqual({ what: 'packages', count: await countOf('package') })
    expect(await countOf('staff_member')).toBe(1)
    expect(stays).toContainEqual({ what: 'member of the team', count: 1 })
    expect(stays).toContainEqual({ what: 'places with their texts', count: await countOf('place') })
    const manager = await office.as('manager')
    const refused = await manager.post('/first-day/restart', { businessName: NAME, code: '123456' })
    expect([refused.status, refused.body.message]).toEqual([
      ...[403, `Your role (${ROLE_LABELS.manager.name}) does not allow this; an owner can change it`],
    ])
  })

  test('another name and a wrong code empty nothing', async () => {
    const wrongName = await restart({ businessName: 'Somebody else' })
    expect([wrongName.status, wrongName.body.code, wrongName.body.message]).toEqual([
      ...[422, 'wrong_name', `Please type the name of the business as the settings have it: ${NAME}`],
    ])
    const wrongCode = await restart({ code: '000000' })
    expect([wrongCode.status, wrongCode.body.code]).toEqual([422, 'wrong_code'])
    expect(await countOf('hotel')).toBeGreaterThan(0)
  })

  test('bookings of real money stand in the way, with their number; practice ones do not', async () => {
    const { db } = office.api.testDatabase
    await hold()
    await sql`update booking set reference = 'PDK-00000-00001', lead = '{}', plan = 'full', state = 'confirmed'`.execute(
      db,
    )
    await sql`insert into payment (id, booking_id, purpose, gateway, amount, state)
      select 'cash-1', id, 'first', 'cash', 100, 'captured' from booking`.execute(db)
    expect(restartOf(await office.owner.get('/first-day/restart')).realBookings).toBe(1)
    const refused = await restart()
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      ...[409, 'real_bookings'],
      '1 booking of real travellers stands, so nothing is emptied: their trips need what they booked',
    ])
    expect(await countOf('booking')).toBe(1)
    await sql`update payment set gateway = 'sandbox'`.execute(db)
    expect(restartOf(await office.owner.get('/first-day/restart')).realBookings).toBe(0)
  })

  const hold = () =>
    visitor(office.api).post('/holds', {
      lines: [
        {
          ...{ kind: 'hotel', roomId: 'lantern-reef-gc', checkIn: '2026-12-07', checkOut: '2026-12-09' },
          rooms: [{ adults: 2, children: 0 }],
        },
      ],
    })
})

describe('once it is emptied', () => {
  test('its catalogue and bookings are gone, places and texts stay, stories are drafts, and staff and settings are as they were', async () => {
    const [places, questions, pages, members] = await Promise.all(
      ['place', 'faq_question', 'site_page', 'staff_member'].map((table) => countOf(table)),
    )
    await office.owner.post('/drivers', { name: 'Own Driver', phone: '9434011223' })
    expect(await countOf('driver', sql`name like '%(sample)'`)).toBeGreaterThan(1)
    await sql`update brand_look set accent = '#7a1f5c'`.execute(office.api.testDatabase.db)
    const emptied = await restart()
    expect(emptied.status).toBe(200)
    expect((await readBrand(office.api.testDatabase.db))?.look).toEqual({ accent: '#7a1f5c' })
    expect(restartOf(emptied)).toMatchObject({ goes: [], doneAt: new Date(PINNED_NOW).toISOString() })
    const gone = [
      ...[
        'package',
        'hotel',
        'room_type',
        'room_night',
        'room_claim',
        'activity',
        'vehicle',
        'car_package',
        'car_rate',
      ],
      ...[
        'ferry_operator',
        'ferry_vessel',
        'ferry_trip',
        'ferry_sailing',
        'ferry_seat',
        'deal',
        'price_history',
        'review',
      ],
      ...['booking', 'booking_audit', 'payment', 'enquiry', 'quote'],
    ]
    for (const table of gone) expect([table, await countOf(table)]).toEqual([table, 0])
    // The demo's drivers go; one of the office's own stays.
    expect(await countOf('driver')).toBe(1)
    expect(await countOf('search_entry', sql`kind in ('package', 'hotel', 'activity')`)).toBe(0)
    expect(
      await Promise.all(['place', 'faq_question', 'site_page', 'staff_member'].map((table) => countOf(table))),
    ).toEqual([...[places, questions, pages, members]])
    expect(await countOf('post')).toBeGreaterThan(0)
    expect(await countOf('post', sql`is_published`)).toBe(0)
    const about = await visitor(office.api).get('/pages/about')
    expect(JSON.stringify(about.body)).toContain('We plan your trip with you')
    expect(JSON.stringify(about.body)).not.toMatch(/state tree|Aberdeen a few|started in 2025/)
    expect(await countOf('category', sql`heading <> name or intro <> ''`)).toBe(0)
    expect(await countOf('setting', sql`key = 'category_texts' and value = '{}'`)).toBe(1)
    expect(await countOf('site_page_section', sql`page_slug = 'when-to-go' and body like '%/blog/%'`)).toBe(0)
    const { rows } = (await office.owner.get('/audit?subject=data')).body as {
      rows: { action: string; before: object }[]
    }
    expect(rows[0]).toMatchObject({ action: 'started_with_own_data', before: { 'practice bookings': 1 } })
  })

  test('neither a start nor the hour brings the demo back', async () => {
    const { db } = office.api.testDatabase
    expect(await loadDemoCatalogue(db, readDemoScenes(), new Date(PINNED_NOW))).toBe(false)
    await keepDemoAlive(db, '2026-12-24')
    for (const table of ['hotel', 'package', 'deal', 'vehicle', 'ferry_trip', 'review'])
      expect([table, await countOf(table)]).toEqual([table, 0])
  })

  test('it is not done twice', async () => {
    const again = await restart()
    expect([again.status, again.body.message]).toEqual([409, 'The demo was emptied before; the catalogue is your own'])
  })

  test('a first hotel and package are made on the empty site, by hand and by file', async () => {
    const made = await office.owner.post('/hotels', {
      ...{ name: 'Tern Nest', islandId: 'shaheed-dweep', rooms: 4, pricePerNight: 3200 },
    })
    expect(made.status).toBe(201)
    const file = Buffer.from('name,category,nights,price\nTern Days,honeymoon,3,24000\n')
    const tried = await office.owner.upload('/data/import/try?part=packages', file)
    const { hash } = tried.body.report as { hash: string }
    expect((await office.owner.upload(`/data/import?part=packages&hash=${hash}`, file)).status).toBe(200)
    expect(await countOf('package')).toBe(1)
  })

  test('the checklist follows what is there', async () => {
    const { db } = office.api.testDatabase
    const settings = await office.owner.get('/settings')
    const { versions } = settings.body.settings as OfficeSettings
    await office.owner.patch(`/settings/brand?version=${versions.brand}`, {
      ...brandFields(settings),
      ...{ brandName: 'Tern Holidays', email: 'hello@tern.example', gstin: '35ABCDE1234F1Z5' },
      phones: [{ label: 'Office', text: '+91 3192 244 244' }],
    })
    await sql`update site_page set version = '9.0' where kind = 'policy'`.execute(db)
    const { item } = (await office.owner.upload('/media/upload?name=a.jpg', await photoOf())).body as {
      item: MediaItem
    }
    await office.owner.patch(`/media/${item.id}`, { alt: 'The nest' })
    await office.owner.post('/pictures/hotel/tern-nest', { pictureIds: [item.id] })
    await sql`update hotel set is_active = true`.execute(db)
    await sql`update package set is_active = true`.execute(db)
    await sql`insert into mail (event_key, state, to_address, subject, text_body, html_body, attempts, created_at, updated_at)
      values ('x', 'sent', '', '', '', '', 1, now(), now())`.execute(db)
    await sql`insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, lead, plan, confirmed_at)
      values ('b', 'PDK-00000-00002', 'confirmed', 'v', '', now(), now(), '{}', 'full', ${PINNED_NOW}::timestamptz + interval '1 hour')`.execute(
      db,
    )
    Object.assign(office.api.setup, { payments: 'live', hasMailServer: true, lastBackupAt: async () => PINNED_NOW })
    expect(stepsOf(await office.owner.get('/first-day'))).toEqual({
      brand: [true, 'Tern Holidays'],
      own_data: [true, 'Since Sun 22 Nov 2026'],
      policies: [true, '6 of 6 are in a version of your own'],
      hotel: [true, 'Tern Nest'],
      product: [true, 'Tern Days'],
      payments: [true, 'Live keys are set'],
      mail: [true, 'A mail has gone out'],
      team: [true, '2 members'],
      test_booking: [true, 'PDK-00000-00002'],
      backup: [true, 'The last is of Sun 22 Nov 2026'],
    })
    Object.assign(office.api.setup, { payments: 'test', lastBackupAt: async () => '2026-11-01T00:00:00Z' })
    await sql`delete from mail where event_key = 'x'`.execute(db)
    await sql`delete from package`.execute(db)
    expect(stepsOf(await office.owner.get('/first-day'))).toMatchObject({
      payments: [false, 'Test keys are set: no money moves. Set the live keys, then restart'],
      mail: [false, 'A mail server is set, and no mail has gone out yet'],
      product: [false, 'None yet'],
      backup: [false, 'The last is of Sun 1 Nov 2026'],
    })
  })

  const brandFields = ({ body }: Reply) => (body.settings as { brand: object }).brand
})

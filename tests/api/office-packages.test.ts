import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficePackage, PackageFields, PackageRow } from '#contract/office/packages.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

const packageOf = ({ body }: Reply) => body.package as OfficePackage
const read = async (id: string) => packageOf(await desk.editor.get(`/packages/${id}`))
const publish = (id: string, version: string, fields: PackageFields, by = desk.manager) =>
  by.post(`/packages/${id}/publish`, { version, ...fields })

function fieldsOf({
  id: _,
  version: __,
  slug: ___,
  nights: ____,
  path: _____,
  pictures: ______,
  draft: _______,
  ...fields
}: OfficePackage): PackageFields {
  return fields
}

async function anyPackage(): Promise<OfficePackage> {
  const { rows } = (await desk.editor.get('/packages?isLive=1')).body as { rows: PackageRow[] }
  return read(rows[0]?.id ?? '')
}

async function newPackage(name: string, more: object = {}): Promise<OfficePackage> {
  const { categories } = (await desk.editor.get('/packages/options')).body as { categories: { id: string }[] }
  const given = { name, categoryId: categories[0]?.id, nights: 2, listRate: 24_000, ...more }
  return packageOf(await desk.manager.post('/packages', given))
}

describe('a package', () => {
  test('is made hidden with empty days, and sold once it stands on a hotel of ours', async () => {
    const hotel = await desk.liveHotel('Stay of a package')
    const made = await newPackage('Two nights by the sea')
    expect(made).toMatchObject({
      id: 'two-nights-by-the-sea',
      isLive: false,
      nights: 2,
      path: '/package-details/two-nights-by-the-sea',
    })
    const early = await publish(made.id, made.version, { ...fieldsOf(made), isLive: true })
    expect([early.status, early.body.code, early.body.message]).toEqual([
      ...[409, 'incomplete'],
      'Before it goes live it needs a picture, a description, a hotel for every night, a text for day 1, what is included.',
    ])
    const fields: PackageFields = {
      ...fieldsOf(made),
      pictureIds: [await desk.words('The sea at noon')],
      ...{ isLive: true, descriptionHtml: '<p>Two quiet nights.</p>', inclusiveHtml: '<ul><li>Rooms</li></ul>' },
      days: made.days.map((day) => ({ ...day, descriptionHtml: '<p>Rest.</p>' })),
      stays: [
        {
          ...{ place: 'Shaheed Dweep', hotelId: hotel.id, hotelName: hotel.name, roomType: 'Standard room' },
          ...{ nights: 2, capacityPerRoom: 2, starRating: 3 },
        },
      ],
    }
    const live = await publish(made.id, (await read(made.id)).version, fields)
    expect(live.body).toMatchObject({ status: 1, package: { isLive: true } })
    const shown = await desk.office.api.get(`/travelPackage/fetch?id=${made.id}`)
    expect((shown.body.packageData as { packageName: string }[])[0]?.packageName).toBe('Two nights by the sea')
    const held = await visitor(desk.office.api).post('/holds', {
      lines: [{ kind: 'package', packageId: made.id, startDate: '2026-12-07', adultCount: 2, childAges: [] }],
    })
    expect([held.status, held.body]).toEqual([201, expect.anything()])
    expect((await desk.nightsOf(hotel)).slice(0, 3).map(({ sold }) => sold)).toEqual([1, 1, 0])
  })

  test('is a copy of another, with its days and hotels, hidden', async () => {
    const model = await anyPackage()
    const copy = await newPackage('A copy', { copyOf: model.id, nights: 1 })
    expect(copy).toMatchObject({
      isLive: false,
      nights: model.nights,
      stays: model.stays,
      days: model.days,
      pictureIds: [],
      listRate: 24_000,
    })
    const unknown = await desk.manager.post('/packages', {
      name: 'X',
      categoryId: model.categoryId,
      nights: 1,
      listRate: 1,
      copyOf: 'nothing',
    })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'There is no such package'])
  })

  test('published unchanged is what it was: nothing of a day or a stay is lost', async () => {
    const before = await anyPackage()
    const shownBefore = (await desk.office.api.get(`/travelPackage/fetch?id=${before.id}`)).body.packageData
    const after = packageOf(await publish(before.id, before.version, fieldsOf(before)))
    expect(fieldsOf(after)).toEqual(fieldsOf(before))
    expect((await desk.office.api.get(`/travelPackage/fetch?id=${before.id}`)).body.packageData).toEqual(shownBefore)
  })

  test('a draft is seen by nobody on the site, and is gone once published or dropped', async () => {
    const found = await anyPackage()
    const fields = { ...fieldsOf(found), name: 'Another name' }
    const drafted = packageOf(await desk.editor.post(`/packages/${found.id}/draft`, { ...fields, revision: null }))
    expect(drafted).toMatchObject({
      name: found.name,
      version: found.version,
      draft: { fields: { name: 'Another name' }, by: 'The editor' },
    })
    const shown = await desk.office.api.get(`/travelPackage/fetch?id=${found.id}`)
    expect(JSON.stringify(shown.body)).not.toContain('Another name')
    expect(packageOf(await desk.editor.remove(`/packages/${found.id}/draft`)).draft).toBeNull()
    await desk.editor.post(`/packages/${found.id}/draft`, { ...fields, revision: null })
    expect(packageOf(await publish(found.id, found.version, fields)).draft).toBeNull()
  })

  test('what was published before can be published again; who comes second is shown the difference', async () => {
    const found = await anyPackage()
    const first = packageOf(await publish(found.id, found.version, { ...fieldsOf(found), name: 'First' }))
    const second = await publish(found.id, found.version, { ...fieldsOf(found), name: 'Second' })
    expect([second.status, second.body.code, second.body.message]).toEqual([
      ...[
        409,
        'changed',
        'Somebody else has published this package since you opened it. See what differs, then publish again.',
      ],
    ])
    expect(second.body.current).toMatchObject({ name: 'First' })
    const { versions } = (await desk.editor.get(`/packages/${found.id}/versions`)).body as {
      versions: { number: number; fields: PackageFields }[]
    }
    expect(versions[0]?.fields).toEqual(fieldsOf(found))
    const undone = packageOf(await publish(found.id, first.version, versions[0]?.fields ?? fieldsOf(found)))
    expect(undone.name).toBe(found.name)
    const { rows } = (await desk.manager.get(`/audit?subject=package&subjectId=${found.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows[0]).toMatchObject({ action: 'published', before: { name: 'First' }, after: { name: found.name } })
  })

  test('an editor publishes texts but no prices', async () => {
    const found = await anyPackage()
    const dearer = await publish(
      found.id,
      found.version,
      { ...fieldsOf(found), listRate: found.listRate + 100 },
      desk.editor,
    )
    expect([dearer.status, dearer.body.code, dearer.body.message, dearer.body.errors]).toEqual([
      ...[403, 'not_allowed', 'Prices are set by an owner or a manager; everything else of this can be published'],
      [{ field: 'listRate', message: 'Prices are set by an owner or a manager' }],
    ])
    const text = await publish(
      found.id,
      found.version,
      { ...fieldsOf(found), overviewHtml: '<p>New<script>x</script></p>' },
      desk.editor,
    )
    expect(packageOf(text).overviewHtml).toBe('<p>New</p>')
  })

  test.each<[string, (fields: PackageFields) => Partial<PackageFields>, string, string]>([
    ['a category', () => ({ categoryId: 'none' }), 'categoryId', 'Please choose a category from the list'],
    ['a place', () => ({ placeIds: ['atlantis'] }), 'placeIds', 'Please choose places from the list'],
    [
      'an activity',
      ({ days }) => ({ days: days.map((day) => ({ ...day, activityIds: ['chess'] })) }),
      'days.0.activityIds',
      'Please choose activities from the list',
    ],
    [
      'a picture of a day',
      ({ days }) => ({ days: days.map((day) => ({ ...day, pictureIds: ['photo-gone'] })) }),
      'days.0.pictureIds',
      'One of these pictures is not there any more',
    ],
    [
      'a sailing',
      ({ days }) => ({ days: days.map((day) => ({ ...day, ferry: { name: 'Boat', tripId: 'none' } })) }),
      'days.0.ferry.tripId',
      'Please choose a sailing from the list',
    ],
    [
      'a class',
      ({ days }) => ({
        days: days.map((day) => ({ ...day, ferry: { name: 'Boat', tripId: 'tm-101' } })),
      }),
      'days.0.ferry.classCode',
      'Please choose a class that this boat has',
    ],
    [
      'a room',
      ({ stays }) => ({ stays: stays.map((stay) => ({ ...stay, roomType: 'Cellar' })) }),
      'stays.0.roomType',
      'Please choose a room from the list',
    ],
  ])('%s that is not there is refused by its field', async (_what, change, field, message) => {
    const found = await anyPackage()
    const fields = fieldsOf(found)
    const reply = await publish(found.id, found.version, { ...fields, ...change(fields) })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('more nights in hotels than the days have are refused', async () => {
    const found = await anyPackage()
    const fields = fieldsOf(found)
    const [stay] = fields.stays
    const reply = await publish(found.id, found.version, {
      ...fields,
      stays: stay === undefined ? [] : [...fields.stays, { ...stay, nights: 1 }],
    })
    expect(reply.body.message).toBe(`The hotels have ${found.nights + 1} nights, the days ${found.nights} nights`)
  })

  test('what a couple and a family would pay is told by season', async () => {
    const { body } = await desk.editor.post('/packages/prices', {
      listRate: 24_000,
      days: ['2026-12-07', '2026-12-25', '2027-06-10'],
    })
    expect(body.prices).toEqual([
      { day: '2026-12-07', season: 'Regular', couple: 24_000, family: 31_200 },
      { day: '2026-12-25', season: 'Peak', couple: 30_000, family: 39_000 },
      { day: '2027-06-10', season: 'Monsoon', couple: 20_400, family: 26_520 },
    ])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaItem } from '#contract/office/media.ts'
import type { OfficePackage, PackageFields, PackageRow } from '#contract/office/packages.ts'
import type { PackageDetails } from '#contract/v1/packages.ts'
import type { Picture } from '#contract/v1/shapes.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
import { photoOf } from '#tests/support/photos.ts'
import type { Reply } from '#tests/support/test-api.ts'

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

describe('a package', () => {
  test('of two who keep a draft the second is shown the first, and does not publish over it', async () => {
    const found = await anyPackage()
    const fields = fieldsOf(found)
    const path = `/packages/${found.id}/draft`
    const first = packageOf(await desk.editor.post(path, { ...fields, name: 'First', revision: null }))
    const second = await desk.manager.post(path, { ...fields, name: 'Second', revision: null })
    expect([second.status, second.body.code, second.body.message]).toEqual([
      ...[409, 'changed'],
      'Somebody else has changed the draft of this package since you opened it. See what differs, then go on.',
    ])
    expect(second.body.current).toMatchObject({ draft: { fields: { name: 'First' }, by: 'The editor' } })
    const over = { ...fields, version: found.version, revision: null }
    expect((await desk.manager.post(`/packages/${found.id}/publish`, over)).body.code).toBe('changed')
    const insisting = { ...fields, name: 'Second', revision: first.draft?.revision }
    expect(packageOf(await desk.manager.post(path, insisting)).draft).toMatchObject({ fields: { name: 'Second' } })
    await desk.editor.remove(path)
  })

  test('costs as much a night as its nights may', async () => {
    const { categories } = (await desk.editor.get('/packages/options')).body as { categories: { id: string }[] }
    const given = { name: 'Too dear', categoryId: categories[0]?.id, nights: 2, listRate: 400_001 }
    const refused = await desk.manager.post('/packages', given)
    expect([refused.status, refused.body.message]).toEqual([
      ...[422, 'For two, 2 nights cost ₹4,00,000 at most: ₹2,00,000 a night'],
    ])
    expect((await desk.manager.post('/packages', { ...given, listRate: 400_000 })).status).toBe(201)
    const whole = await desk.manager.post('/packages', { ...given, listRate: 6_000_001 })
    expect([whole.status, whole.body.message]).toEqual([422, 'A package costs ₹60,00,000 at most'])
    const found = await anyPackage()
    const dear = await publish(found.id, found.version, { ...fieldsOf(found), listRate: 5_900_000 })
    expect([dear.status, dear.body.code]).toEqual([422, 'invalid'])
  })

  test('its pictures and those of its days are in the draft, on its page once published, and back by an older version', async () => {
    const found = await anyPackage()
    const [noon, dusk] = [await desk.words('The sea at noon'), await desk.words('The sea at dusk')]
    const fields = {
      ...fieldsOf(found),
      pictureIds: [dusk, ...found.pictureIds.slice(0, 2)],
      days: found.days.map((day, place) => (place === 1 ? { ...day, pictureIds: [dusk, noon] } : day)),
    }
    const altsShown = async () => {
      const { body } = await desk.office.api.get(`/travelPackage/fetch?id=${found.id}`)
      const [shown] = body.packageData as PackageDetails[]
      const alts = (images: Picture[] = []) => images.map(({ alt }) => alt)
      return { first: shown?.images[0]?.alt, days: shown?.tourIternary.map(({ images }) => alts(images)) }
    }
    const before = await altsShown()
    const drafted = packageOf(await desk.editor.post(`/packages/${found.id}/draft`, { ...fields, revision: null }))
    expect(drafted.draft?.fields).toMatchObject({ pictureIds: fields.pictureIds, days: fields.days })
    expect(drafted.pictures.find(({ id }) => id === noon)).toMatchObject({ alt: 'The sea at noon' })
    expect(await altsShown()).toEqual(before)
    const live = packageOf(await publish(found.id, found.version, fields))
    const days = found.days.map((_, place) => (place === 1 ? ['The sea at dusk', 'The sea at noon'] : []))
    expect(await altsShown()).toEqual({ first: 'The sea at dusk', days })
    expect((await desk.editor.remove(`/media/${noon}`)).body.message).toBe(
      `It is still shown by ${found.name}, day 2. Choose another picture there first.`,
    )
    const { versions } = (await desk.editor.get(`/packages/${found.id}/versions`)).body as {
      versions: { fields: PackageFields }[]
    }
    await publish(found.id, live.version, versions[0]?.fields ?? fields)
    expect(await altsShown()).toEqual(before)
    expect((await desk.editor.remove(`/media/${noon}`)).status).toBe(200)
    // What showed it can still be published again, without it.
    const later = (await desk.editor.get(`/packages/${found.id}/versions`)).body as {
      versions: { fields: PackageFields }[]
    }
    expect(later.versions[0]?.fields.days[1]?.pictureIds).toEqual([dusk])
  })

  test('versions and drafts from before days had pictures keep the pictures that the package has', async () => {
    const found = await anyPackage()
    const { pictureIds: _, days, ...old } = fieldsOf(found)
    const kept = { ...old, days: days.map(({ pictureIds: __, ...day }) => day) }
    await sql`insert into package_draft (package_id, fields, by_name) values (${found.id}, ${JSON.stringify(kept)}::jsonb, 'Meera')`.execute(
      desk.office.api.testDatabase.db,
    )
    expect((await read(found.id)).draft?.fields).toEqual(fieldsOf(found))
    await desk.editor.remove(`/packages/${found.id}/draft`)
  })

  test('a photograph without words is on no page', async () => {
    const found = await anyPackage()
    const { item } = (await desk.editor.upload('/media/upload?name=a.jpg', await photoOf())).body as { item: MediaItem }
    const reply = await publish(found.id, found.version, { ...fieldsOf(found), pictureIds: [item.id] })
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      [{ field: 'pictureIds', message: 'Please write first what each picture shows, for who does not see it' }],
    ])
  })
})

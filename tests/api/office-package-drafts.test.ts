import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficePackage, PackageFields, PackageRow } from '#contract/office/packages.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
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
})

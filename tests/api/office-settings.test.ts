import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeLook } from '#contract/office/look.ts'
import type { OfficeSettings } from '#contract/office/settings.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { readBrand } from '#server/settings/brand.ts'
import { lookOf, readStoredLook } from '#server/settings/brand-look.ts'
import { readFigures } from '#server/settings/office-figures.ts'
import { readPagesVersion } from '#server/settings/pages-version.ts'
import { drawnLogo } from '#tests/support/photos.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let office: TestOffice
let manager: SignedInMember
beforeAll(async () => {
  office = await openTestOffice()
  manager = await office.as('manager')
})
afterAll(() => office.close())

const db = () => office.api.testDatabase.db
const read = async () => (await manager.get('/settings')).body.settings as OfficeSettings
type SettingPart = keyof OfficeSettings['versions']
const ADDRESSES = { brand: 'brand', figures: 'figures', currencyRates: 'currency-rates' } as const
/** Saves over what is there now. */
const save = async (part: SettingPart, body: object) =>
  manager.patch(`/settings/${ADDRESSES[part]}?version=${(await read()).versions[part]}`, body)
const last = async (part: string) =>
  ((await manager.get(`/audit?subject=setting&subjectId=${part}`)).body.rows as AuditEntry[])[0]

describe('who runs the site', () => {
  test('saved as it was read, the record is what it was', async () => {
    const before = await readBrand(db())
    expect((await save('brand', (await read()).brand)).status).toBe(200)
    expect(await readBrand(db())).toEqual(before)
  })

  test('a changed name and telephone are kept, the telephone as a link wants it', async () => {
    const { brand } = await read()
    const given = {
      ...brand,
      brandName: 'Blue Tern Holidays',
      phones: [{ label: 'Bookings', text: '03192 200 099' }],
      whatsapp: null,
    }
    const saved = await save('brand', given)
    expect([saved.status, saved.body]).toEqual([200, expect.anything()])
    const now = await readBrand(db())
    expect(now).toMatchObject({
      brandName: 'Blue Tern Holidays',
      phones: [{ e164: '+913192200099' }],
      location: { lat: 11.6699 },
    })
    expect(now?.whatsapp).toBeUndefined()
    // Whom one pays is read anew, not at the start.
    await sql`delete from ferry_seat`.execute(db())
    const asha = visitor(office.api)
    const { ref } = await asha.booked([seats('P2A')])
    const { body } = await asha.post(`/bookings/${ref}/pay`, {})
    expect(body.payment).toMatchObject({ go: { fields: { name: 'Blue Tern Holidays' } } })
    expect(await last('brand')).toMatchObject({
      before: { brandName: 'Padauk' },
      after: { brandName: 'Blue Tern Holidays' },
    })
  })

  test.each([
    [
      { phones: [{ label: 'Bookings', text: '12' }] },
      'phones.0.text',
      'Please enter a telephone with its country code, such as +91 3192 200 011',
    ],
    [{ whatsapp: 'call me' }, 'whatsapp', 'Please enter a telephone with its country code, such as +91 3192 200 011'],
    [{ phones: [] }, 'phones', 'Please enter a telephone'],
    [{ addressLines: [] }, 'addressLines', 'Please enter an address'],
    [{ brandName: '' }, 'brandName', 'Please fill this in'],
    [
      { socialLinks: [{ label: 'X', url: 'javascript:alert(1)' }] },
      'socialLinks.0.url',
      'Please enter an address that starts with https://',
    ],
  ])('%j is refused by its field', async (change, field, message) => {
    const { brand } = await read()
    const reply = await save('brand', { ...brand, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })
})

describe('figures', () => {
  test('are those that bookings and texts go by', async () => {
    const { figures } = await read()
    const given = {
      ...figures,
      holdMinutes: 20,
      hotelPercent: 40,
      packageInFull: { from: '12-20', until: '01-05' },
      pickupLeadMinutes: 240,
    }
    expect((await save('figures', given)).body).toMatchObject({ settings: { figures: given } })
    expect(await readFigures(db())).toMatchObject(given)
    expect(await last('figures')).toMatchObject({ before: { hotelPercent: 30 }, after: { hotelPercent: 40 } })
  })

  test.each([
    [{ holdMinutesMax: 5 }, 'holdMinutesMax', 'The longest hold is shorter than a hold'],
    [{ ferryPercent: 0 }, 'ferryPercent', 'Please enter a percentage of 1 or more'],
    [{ ferryPercent: 101 }, 'ferryPercent', 'A percentage ends at 100'],
    [{ packageInFull: { from: '13-40', until: '01-01' } }, 'packageInFull.from', 'Please enter a day as MM-DD'],
  ])('%j is refused by its field', async (change, field, message) => {
    const { figures } = await read()
    const reply = await save('figures', { ...figures, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })
})

describe('rates of other currencies', () => {
  test('are set, shown as hints, and taken away', async () => {
    const given = { asOf: '2026-11-20', rates: [{ code: 'USD', rupees: 84.5 }] }
    expect((await save('currencyRates', given)).body).toMatchObject({
      settings: { currencyRates: given },
    })
    const shown = await office.api.get('/currencies')
    expect(JSON.stringify(shown.body)).toContain('USD')
    await save('currencyRates', { ...given, rates: [] })
    expect((await read()).currencyRates).toBeNull()
  })

  test.each([
    ['dollars', 'Please enter three letters such as USD'],
    ['ZZZ', 'There is no such currency'],
    ['INR', 'There is no such currency'],
  ])('%s is no currency', async (code, message) => {
    const reply = await save('currencyRates', { asOf: '2026-11-20', rates: [{ code, rupees: 1 }] })
    expect(reply.body.errors).toEqual([{ field: 'rates.0.code', message }])
  })
})

test.each<[part: SettingPart, mine: (now: OfficeSettings) => object]>([
  ['brand', ({ brand }) => ({ ...brand, tagline: 'From the islands' })],
  ['figures', ({ figures }) => ({ ...figures, pickupLeadMinutes: 90 })],
  ['currencyRates', () => ({ asOf: '2026-11-20', rates: [{ code: 'USD', rupees: 85 }] })],
])('of two who save %s the second is shown what the first has saved', async (part, mine) => {
  const opened = await read()
  const first = mine(opened)
  expect((await save(part, first)).status).toBe(200)
  const path = `/settings/${ADDRESSES[part]}?version=${opened.versions[part]}`
  const { status, body } = await manager.patch(path, first)
  expect([status, body.code, body.message]).toEqual([
    409,
    'changed',
    'Somebody else has saved this part of the settings since you opened it. See what differs, then save again.',
  ])
  expect(body.current).toEqual({ ...first, version: (await read()).versions[part] })
})

describe('colour and logo', () => {
  const seen = async () => (await manager.get('/settings/look')).body.look as OfficeLook
  const saveLook = async (change: Partial<OfficeLook>) => {
    const { accent, logo, version } = { ...(await seen()), ...change }
    return manager.patch('/settings/look', { accent, logo, version })
  }
  const sent = async (file: Uint8Array): Promise<string> => {
    const { body } = await manager.upload('/media/upload?name=logo.png', file)
    return (body.item as { id: string }).id
  }

  test('a colour that can be read and a logo are kept for every page, and told in the history', async () => {
    expect(await seen()).toMatchObject({ accent: null, logo: null, logoUrl: null, sheetUrl: null })
    const before = await readPagesVersion(db())
    const logo = await sent(await drawnLogo(600, 200))
    const saved = await saveLook({ accent: '#7A1F5C', logo })
    expect(saved.status).toBe(200)
    const look = saved.body.look as OfficeLook
    expect(look).toMatchObject({ accent: '#7a1f5c', logo })
    expect(look.sheetUrl).toMatch(/^\/assets\/brand\/7a1f5c\.photo-[0-9a-f]{16}-[0-9a-f]{10}\.360x120\.css$/)
    expect((await readBrand(db()))?.look).toEqual({
      accent: '#7a1f5c',
      logo: { mediaLink: look.logoUrl, width: 360, height: 120 },
    })
    expect(await readPagesVersion(db())).not.toBe(before)
    expect(await last('look')).toMatchObject({
      ...{ before: { accent: null, logo: null }, after: { accent: '#7a1f5c', logo } },
      sentence: 'The manager changed logo and accent in colour and logo',
    })
    // Who runs the site is saved by itself.
    expect((await save('brand', (await read()).brand)).status).toBe(200)
    expect((await readBrand(db()))?.look?.accent).toBe('#7a1f5c')
  })

  test('the second of two who save is shown what the first has saved', async () => {
    const opened = await seen()
    expect((await saveLook({ accent: '#0b6e78' })).status).toBe(200)
    const { status, body } = await saveLook({ accent: '#333333', version: opened.version })
    expect([status, body.code, body.message]).toEqual([
      409,
      'changed',
      'Somebody else has saved this look since you opened it. See what differs, then save again.',
    ])
    expect(body.current).toEqual(await seen())
    expect(await seen()).toMatchObject({ accent: '#0b6e78' })
  })

  test('a colour that cannot be read is refused with its contrast, and a word is no colour', async () => {
    const message =
      '#f4b63f has a contrast of 1.5:1 on the page by day; words need 4.5:1. Close to it, #8d640a can be read.'
    const pale = await saveLook({ accent: '#f4b63f' })
    expect([pale.status, pale.body.errors]).toEqual([422, [{ field: 'accent', message }]])
    expect((await saveLook({ accent: 'teal' })).body.errors).toEqual([
      { field: 'accent', message: 'Please enter a colour as # and six digits, such as #0b6e78' },
    ])
    expect(lookOf(await readStoredLook(db()))?.accent).toBe('#0b6e78')
  })

  test.each<[what: string, file: () => Promise<Uint8Array> | undefined, message: string]>([
    [
      'a drawing of the site',
      () => undefined,
      'Please choose a picture that you have sent; a drawing of the site is no logo',
    ],
    [
      'one of few pixels',
      () => drawnLogo(100, 40),
      'This picture is 40 pixels high. A logo is sharp on paper from 120, and 60 is the least.',
    ],
    [
      'a line',
      () => drawnLogo(900, 100),
      'This picture is 900 by 100 pixels. Of a logo the longer side is at most 5 times the shorter: cut it close to its edges.',
    ],
    [
      'one for dark grounds',
      () => drawnLogo(400, 200, '#fdf6e3'),
      'Nothing in this picture stands out from white, and papers and mails are white. Send the logo that is made for light grounds.',
    ],
  ])('%s is no logo', async (_what, file, message) => {
    const bytes = await file()
    const { rows } = await sql<{ id: string }>`select id from picture where id not like 'photo-%' limit 1`.execute(db())
    const logo = bytes === undefined ? (rows[0]?.id ?? '') : await sent(bytes)
    const reply = await saveLook({ logo })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field: 'logo', message }]])
  })

  test('both are taken away again', async () => {
    await saveLook({ accent: null, logo: null })
    expect(await seen()).toMatchObject({ accent: null, logo: null, sheetUrl: null })
    expect(await readBrand(db())).not.toHaveProperty('look')
  })
})

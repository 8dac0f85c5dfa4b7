import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeSettings } from '#contract/office/settings.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readFigures } from '#server/settings/office-figures.ts'
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
const last = async (part: string) =>
  ((await manager.get(`/audit?subject=setting&subjectId=${part}`)).body.rows as AuditEntry[])[0]

describe('who runs the site', () => {
  test('saved as it was read, the record is what it was', async () => {
    const before = await readBrand(db())
    expect((await manager.patch('/settings/brand', (await read()).brand)).status).toBe(200)
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
    const saved = await manager.patch('/settings/brand', given)
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
    const reply = await manager.patch('/settings/brand', { ...brand, ...change })
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
    expect((await manager.patch('/settings/figures', given)).body).toMatchObject({ settings: { figures: given } })
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
    const reply = await manager.patch('/settings/figures', { ...figures, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })
})

describe('rates of other currencies', () => {
  test('are set, shown as hints, and taken away', async () => {
    const given = { asOf: '2026-11-20', rates: [{ code: 'USD', rupees: 84.5 }] }
    expect((await manager.patch('/settings/currency-rates', given)).body).toMatchObject({
      settings: { currencyRates: given },
    })
    const shown = await office.api.get('/currencies')
    expect(JSON.stringify(shown.body)).toContain('USD')
    await manager.patch('/settings/currency-rates', { ...given, rates: [] })
    expect((await read()).currencyRates).toBeNull()
  })

  test.each([
    ['dollars', 'Please enter three letters such as USD'],
    ['ZZZ', 'There is no such currency'],
    ['INR', 'There is no such currency'],
  ])('%s is no currency', async (code, message) => {
    const reply = await manager.patch('/settings/currency-rates', { asOf: '2026-11-20', rates: [{ code, rupees: 1 }] })
    expect(reply.body.errors).toEqual([{ field: 'rates.0.code', message }])
  })
})

import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataColumn } from '#contract/office/data.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { DATA_PARTS } from '#contract/terms/data-parts.ts'
import { adds } from '#tests/support/passkey-steps.ts'
import { TEST_ORIGIN } from '#tests/support/test-api.ts'
import { openTestOffice, type TestOffice } from '#tests/support/test-office.ts'
import { visitor } from '#tests/support/traveller.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const fetchFile = (path: string) =>
  office.api.fetch(new Request(`${TEST_ORIGIN}/api/office${path}`, { headers: { cookie: office.owner.cookie() } }), {
    clientAddress: '203.0.113.7',
  })

type File = { name: string; text: string }

/** Read by the directory at its end, as other programs do; sums and sizes are checked. */
function filesOf(zip: Buffer): File[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: File[] = []
  for (let at = zip.readUInt32LE(end + 16); files.length < zip.readUInt16LE(end + 10); ) {
    const [crc, packed, plain] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset))
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = inflateRawSync(zip.subarray(start, start + (packed ?? 0)))
    expect([bytes.length, crc32(bytes)]).toEqual([plain, crc])
    files.push({ name: zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)), text: bytes.toString('utf8') })
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

describe('one part', () => {
  test('is a file that spreadsheets read, with the columns that are told of it', async () => {
    const { parts } = (await office.owner.get('/data/parts')).body as { parts: { id: string; columns: DataColumn[] }[] }
    expect(parts.map(({ id }) => id)).toEqual([...DATA_PARTS])
    for (const { id, columns } of parts) {
      const response = await fetchFile(`/data/export/${id}`)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}-2026-11-22.csv"`)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head] = bytes.toString('utf8', 3).split('\r\n')
      expect(head).toBe(columns.map(({ name }) => name).join(','))
    }
    expect((await office.owner.get('/data/export/secrets')).status).toBe(422)
  })

  test('each says in words what it is', async () => {
    const { parts } = (await office.owner.get('/data/parts')).body as { parts: { name: string; about: string }[] }
    expect(parts.map(({ name, about }) => `${name}: ${about}`)).toEqual([
      'Places: Sights and beaches: where they are, when they are open, what they are good for',
      'Hotels: Names, addresses, words and facts',
      'Rooms: Kinds of rooms with their usual price and number',
      'Room nights: Price, rooms for sale and closing, by room and range of days',
      'Packages: Name, category, price and words; days and stays are made in the editor',
      'Cars: Kinds of cars with their seats and bags',
      'Car fares: What a road or a hire by the hour costs, by car; roads are made on their screen',
      'Sailings: The timetable of the ferries with its fares by class',
      'Water sports: What they are, for whom, when and for how much',
      'Slots: When a water sport starts at a place, and how many may go',
      'Questions: Questions and answers of the site',
      'Stories: Titles, teasers and days; their text is written in the editor',
    ])
  })

  test('who has taken it out is written down', async () => {
    const manager = await office.as('manager')
    await manager.get('/data/export/hotels')
    const { rows } = (await office.owner.get('/audit?subject=data')).body as { rows: AuditEntry[] }
    expect(rows[0]).toMatchObject({ action: 'exported', subjectId: 'hotels', by: 'The manager' })
  })
})

describe('everything', () => {
  test('is one file with every part and what was sold and asked, and without any secret', async () => {
    const asked = await visitor(office.api).post('/enquiry/submit', ENQUIRY)
    expect(asked.status).toBe(201)
    const key = await adds(office.owner, 'Phone of Asha')
    const response = await fetchFile('/data/everything')
    expect(response.headers.get('content-type')).toBe('application/zip')
    const zip = Buffer.from(await response.arrayBuffer())
    const files = filesOf(zip)
    expect(files.map(({ name }) => name)).toEqual([
      ...DATA_PARTS.map((id) => `${id}.csv`),
      ...['bookings.csv', 'booking_lines.csv', 'payments.csv', 'refunds.csv', 'enquiries.csv'],
    ])
    const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? ''
    expect(textOf('hotels.csv')).toContain('Lantern Reef Resort')
    expect(textOf('enquiries.csv')).toContain('Asha Rao')
    expect(textOf('enquiries.csv')).toContain("'=1+1")
    const whole = files.map(({ text }) => text).join('\n')
    const sealed = await office.api.testDatabase.db.selectFrom('staff_member').select('factor_sealed').execute()
    for (const { factor_sealed: secret } of sealed) expect(whole).not.toContain(String(secret))
    expect(whole).not.toContain('Phone of Asha')
    expect(whole).not.toContain(key.id)
    expect(whole).not.toContain(office.owner.cookie().split('=')[1])
    expect(whole).not.toContain('owner@example.in')
  })

  const ENQUIRY = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: '2', child: '0' },
    ...{ enquiryFor: 'Contact', message: '=1+1' },
  }
})

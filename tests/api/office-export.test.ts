import { crc32, inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataColumn } from '#contract/office/data.ts'
import type { MediaItem } from '#contract/office/media.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { DATA_PARTS } from '#contract/terms/data-parts.ts'
import { PEOPLE_TABLES } from '#server/office/data/export-everything.ts'
import { SETTINGS_TAKEN } from '#server/office/data/house-tables.ts'
import { fitOneFile } from '#server/office/data/photographs.ts'
import { columnsOut } from '#server/office/data/read-tables.ts'
import { LEFT_OUT, SETTINGS_LEFT, WHOLE_TABLES } from '#server/office/data/whole-tables.ts'
import { adds } from '#tests/support/passkey-steps.ts'
import { photoOf } from '#tests/support/photos.ts'
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

type File = { name: string; bytes: Buffer }

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
    files.push({ name: zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)), bytes })
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
      'Packages: Name, category, price and words',
      'Days of packages: What happens on each day: text, meals, crossings, water sports',
      'Stays of packages: Hotels with their rooms and nights, in the order of the plan',
      'Cars: Kinds of cars with their seats and bags',
      'Car fares: What a road or a hire by the hour costs, by car; roads are made on their screen',
      'Sailings: The timetable of the ferries with its fares by class',
      'Water sports: What they are, for whom, when and for how much',
      'Slots: When a water sport starts at a place, and how many may go',
      'Groups of questions: The headings that questions stand under',
      'Questions: Questions and answers of the site',
      'Stories: Titles, teasers, authors and days',
      'Texts of stories: What stories say, part by part under its heading',
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
  const everything = async (query = '') => {
    const response = await fetchFile(`/data/everything${query}`)
    expect(response.headers.get('content-type')).toBe('application/zip')
    return filesOf(Buffer.from(await response.arrayBuffer()))
  }
  const sizeOf = async () => (await office.owner.get('/data/parts')).body.photographs
  const textOf = (files: File[], name: string) => files.find((file) => file.name === name)?.bytes.toString('utf8') ?? ''

  test('is one file with what can be brought in again, what was sold and asked, and every table as it is', async () => {
    const asked = await visitor(office.api).post('/enquiry/submit', ENQUIRY)
    expect(asked.status).toBe(201)
    const files = await everything()
    const names = files.map(({ name }) => name)
    expect(names).toEqual([
      'contents.csv',
      ...DATA_PARTS.map((id) => `${id}.csv`),
      ...PEOPLE_TABLES.map(({ name }) => `${name}.csv`),
      ...Object.keys(WHOLE_TABLES).map((table) => `tables/${table}.csv`),
    ])
    const contents = textOf(files, 'contents.csv')
    for (const name of names.slice(1)) expect(contents).toContain(`\r\n${name},`)
    expect(textOf(files, 'hotels.csv')).toContain('Lantern Reef Resort')
    expect(textOf(files, 'enquiries.csv')).toContain('Asha Rao')
    expect(textOf(files, 'enquiries.csv')).toContain("'=1+1")
    expect(textOf(files, 'staff.csv')).toContain('owner@example.in')
    expect(textOf(files, 'settings.csv')).toContain('brandName')
    expect(textOf(files, 'photographs.csv')).toContain('hotel lantern-reef')
    for (const table of [
      'ferry_vessel',
      'ferry_cabin',
      'ferry_operator',
      'policy_version',
      'ferry_sailing',
      'room_night',
    ])
      expect([table, rowsIn(textOf(files, `tables/${table}.csv`))]).toEqual([table, await countOf(table)])
  })

  test('what travellers, the office and the boat had to do with a booking is in it, without numbers of documents', async () => {
    const { db } = office.api.testDatabase
    await sql`
      insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, lead, plan, travellers, confirmed_at)
      values ('whole', 'PDK-00000-0000E', 'confirmed', 'v-secret', 'n-secret', now(), now(), '{"name": "Ravi Menon"}', 'full',
              '[{"name": "Ravi Menon", "age": 40, "idNumber": "P1234567", "idSealed": "k.sealed-text"}, {"name": "Mira Menon", "age": 9}]', now())`.execute(
      db,
    )
    await sql`insert into booking_note (booking_id, by_name, text) values ('whole', 'The owner', '@late')`.execute(db)
    await sql`insert into driver (id, name, phone, vehicle) values ('d', 'Sam Lobo', '+91 98', 'Van')`.execute(db)
    const files = await everything()
    expect(textOf(files, 'travellers.csv')).toContain('PDK-00000-0000E,2,Mira Menon,9,,\r\n')
    expect(textOf(files, 'booking_notes.csv')).toContain("The owner,'@late\r\n")
    expect(textOf(files, 'tables/driver.csv')).toContain('Sam Lobo')
    const whole = files.map(({ bytes }) => bytes.toString('utf8')).join('\n')
    for (const secret of ['P1234567', 'k.sealed-text', 'v-secret', 'n-secret']) expect(whole).not.toContain(secret)
  })

  test('every table is in it, or stays for a reason; of a table every column', async () => {
    const there = await columnsThere()
    const people = PEOPLE_TABLES.flatMap(({ from }) => from)
    const known = [...Object.keys(WHOLE_TABLES), ...Object.keys(LEFT_OUT), ...people]
    expect([...there.keys()].filter((table) => !known.includes(table))).toEqual([])
    expect(known.filter((table) => !there.has(table))).toEqual([])
    expect(Object.keys(LEFT_OUT).filter((table) => table in WHOLE_TABLES || people.includes(table))).toEqual([])
    for (const table of Object.keys(WHOLE_TABLES))
      expect([table, columnsOut(table).toSorted()]).toEqual([table, there.get(table)?.toSorted()])
  })

  test('every setting is in it, or stays for a reason; what the demo has loaded is none', async () => {
    const { db } = office.api.testDatabase
    const { rows } = await sql<{ key: string }>`select key from setting`.execute(db)
    const known = [...SETTINGS_TAKEN, ...Object.keys(SETTINGS_LEFT)]
    expect(rows.map(({ key }) => key).filter((key) => !key.startsWith('demo_') && !known.includes(key))).toEqual([])
  })

  test('no secret of staff, visitors or the site is in it, in whatever column it stands', async () => {
    const { db } = office.api.testDatabase
    const key = await adds(office.owner, 'Phone of Asha')
    await visitor(office.api).post('/auth/code', { email: 'asha@example.in' })
    await sql`insert into setting (key, value) values ('secret_key', '"a-key-of-the-site"') on conflict (key) do update set value = excluded.value`.execute(
      db,
    )
    const { rows } = await sql<{ secret: string }>`
      select factor_sealed as secret from staff_member union all select token_hash from staff_session
       union all select code_hash from staff_recovery_code union all select token_hash from staff_setup_link
       union all select sealed from staff_setup_link union all select code_hash from staff_code union all select sealed from staff_code
       union all select token_hash from session union all select code_hash from sign_in_challenge
       union all select link_hash from sign_in_challenge union all select sealed from sign_in_challenge
       union all select credential_id from staff_passkey union all select public_key from staff_passkey`.execute(db)
    const secrets = rows.map(({ secret }) => secret).filter((secret) => secret !== null)
    expect(secrets.length).toBeGreaterThan(3)
    const files = await everything('?photographs=1')
    const whole = files.map(({ bytes }) => bytes.toString('utf8')).join('\n')
    for (const secret of [...secrets, key.id, 'a-key-of-the-site', office.owner.secret, ...office.owner.recoveryCodes])
      expect(whole).not.toContain(secret)
    expect(whole).not.toContain(office.owner.cookie().split('=')[1])
  })

  test('photographs come with it where that is asked for, and how much they are is said before', async () => {
    expect(await sizeOf()).toEqual({ count: 0, bytes: 0 })
    const { item } = (await office.owner.upload('/media/upload?name=a.jpg', await photoOf())).body as {
      item: MediaItem
    }
    const { bytes } = await office.api.testDatabase.db
      .selectFrom('uploaded_picture')
      .select('bytes')
      .executeTakeFirstOrThrow()
    expect(await sizeOf()).toEqual({ count: 1, bytes: bytes.length })
    const name = `photographs/${item.id}.webp`
    const files = await everything('?photographs=1')
    expect(files.find((file) => file.name === name)?.bytes.equals(Buffer.from(bytes))).toBe(true)
    expect(textOf(files, 'photographs.csv')).toContain(`${item.id},,${name},a.jpg,`)
    expect((await everything()).map((file) => file.name)).not.toContain(name)
  })

  test('photographs that no ZIP file holds are refused before it begins', () => {
    expect(fitOneFile({ count: 900, bytes: 3_500_000_000 })).toEqual({ ok: true, value: undefined })
    expect(fitOneFile({ count: 900, bytes: 4_200_000_000 })).toMatchObject({
      error: {
        status: 422,
        message:
          'The photographs have 4,200 MB, and one file holds 3,500 MB. Take everything out without them; a backup has them all.',
      },
    })
  })

  const rowsIn = (csv: string) => csv.split('\r\n').length - 2
  const countOf = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(office.api.testDatabase.db)
    return rows[0]?.count
  }
  const columnsThere = async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`.execute(
      office.api.testDatabase.db,
    )
    return new Map(rows.map(({ table, columns }) => [table, columns]))
  }
  const ENQUIRY = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: '2', child: '0' },
    ...{ enquiryFor: 'Contact', message: '=1+1' },
  }
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/office/data.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { type DataPart, IMPORT_CHANGES_MAX, IMPORT_ROWS_MAX } from '#contract/terms/data-parts.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

const bytes = (text: string) => Buffer.from(text, 'utf8')
const tried = (part: DataPart, file: string | Uint8Array) =>
  desk.manager.upload(`/data/import/try?part=${part}`, typeof file === 'string' ? bytes(file) : file)
const reportOf = ({ body }: { body: Record<string, unknown> }) => body.report as ImportReport
const applied = (part: DataPart, file: string, hash: string, goodRows = 0) =>
  desk.manager.upload(`/data/import?part=${part}&hash=${hash}&goodRows=${goodRows}`, bytes(file))
const exported = async (part: DataPart) => String((await desk.manager.get(`/data/export/${part}`)).body.text)
/** Tried, then written. */
const written = async (part: DataPart, file: string) => applied(part, file, reportOf(await tried(part, file)).hash)

const HOTELS = 'id,name,island,phone,description'

describe('a trial', () => {
  test('says what would be added and changed, writes nothing, and is written as it said', async () => {
    const file = `${HOTELS}\r\n,Reef House,shaheed-dweep,+91 3192 200 300,<p>By the reef</p>\r\nlantern-reef,Lantern Reef House,swaraj-dweep,,\r\n`
    const report = reportOf(await tried('hotels', file))
    expect(report.counts).toEqual({ added: 1, changed: 1, unchanged: 0, bad: 0 })
    expect(report.lines[0]).toEqual({
      ...{ line: 2, id: 'reef-house', what: 'added' },
      changes: [
        { column: 'id', before: null, after: 'reef-house' },
        { column: 'name', before: null, after: 'Reef House' },
        { column: 'island', before: null, after: 'shaheed-dweep' },
        { column: 'phone', before: null, after: '+91 3192 200 300' },
        { column: 'description', before: null, after: '<p>By the reef</p>' },
      ],
    })
    expect(report.lines[1]).toMatchObject({ line: 3, id: 'lantern-reef', what: 'changed' })
    expect(report.lines[1]?.changes).toContainEqual({
      ...{ column: 'name', before: 'Lantern Reef Resort', after: 'Lantern Reef House' },
    })
    expect((await desk.manager.get('/hotels/reef-house')).status).toBe(404)

    expect((await applied('hotels', file, report.hash)).body.report).toEqual(report)
    expect((await desk.manager.get('/hotels/reef-house')).body.hotel).toMatchObject({
      ...{ name: 'Reef House', islandId: 'shaheed-dweep', phone: '+91 3192 200 300', isLive: false },
    })
    const again = reportOf(await tried('hotels', file))
    expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 2, bad: 0 })
    const { rows } = (await desk.manager.get('/audit?q=lantern-reef')).body as { rows: AuditEntry[] }
    expect(rows[0]).toMatchObject({
      ...{
        action: 'changed',
        by: 'The manager',
        before: { name: 'Lantern Reef Resort' },
        after: { name: 'Lantern Reef House' },
      },
    })
    const { rows: whole } = (await desk.manager.get('/audit?subject=data')).body as { rows: AuditEntry[] }
    expect(whole[0]).toMatchObject({ action: 'imported', subjectId: 'hotels', after: { added: 1, changed: 1, bad: 0 } })
  })

  test('is noticed to be old where the catalogue or the file is another since', async () => {
    const file = 'id,phone\nlantern-reef,+91 3192 200 001\n'
    const { hash } = reportOf(await tried('hotels', file))
    const other = await applied('hotels', file.replace('001', '002'), hash)
    expect([other.status, other.body.code]).toEqual([409, 'changed'])
    await written('hotels', 'id,phone\nlantern-reef,+91 3192 200 009\n')
    const late = await applied('hotels', file, hash)
    expect([late.status, late.body.message]).toEqual([
      ...[409, 'Since the trial something has changed, in the file or in the catalogue. Here is what it would do now.'],
    ])
    expect(reportOf(late).lines[0]?.changes[0]).toMatchObject({ before: '+91 3192 200 009', after: '+91 3192 200 001' })
    expect((await desk.manager.get('/hotels/lantern-reef')).body.hotel).toMatchObject({ phone: '+91 3192 200 009' })
  })

  test('lists every bad row with its line, its column and a sentence; the good ones are taken only where that is asked for', async () => {
    const rows = [
      'no-kind,No Kind,shaheed-dweep,castle,3,12:00,no',
      'half-done,Half Done,shaheed-dweep,,3,12:00,yes',
      ',Nowhere,atlantis,,3,12:00,no',
      'nameless,,shaheed-dweep,,3,12:00,no',
      'many-stars,Stars,shaheed-dweep,,nine,12:00,no',
      '"two\nlines",Id,shaheed-dweep,,3,12:00,no',
      'late,Late,shaheed-dweep,,3,25:00,no',
      'good-one,Good One,shaheed-dweep,resort,4,9:00,no',
      'good-one,Twice,shaheed-dweep,resort,4,09:00,no',
      'short,Short',
      'odd,Odd,shaheed-dweep,resort,4,09:00,perhaps',
    ]
    const file = `id,name,island,kind,stars,Check In,live\n${rows.join('\n')}`
    const report = reportOf(await tried('hotels', file))
    expect(report.badLines.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'kind', 'Please choose a kind from the list'],
      [
        3,
        null,
        'Before it goes live it needs a picture, a kind of room, a description, the place where it stands, its kind, the time of check-out.',
      ],
      [4, 'island', 'Please choose an island from the list'],
      [5, 'name', 'Please enter a name'],
      [6, 'stars', 'Please enter a whole number'],
      [7, 'id', 'Unknown id'],
      [9, 'check_in', 'Please enter a time as HH:mm'],
      [11, 'id', 'Line 10 is about the same: good-one'],
      [12, null, 'This line has 2 cells, the first line 7'],
      [13, 'live', 'Please enter yes or no'],
    ])
    const refused = await applied('hotels', file, report.hash)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      ...[409, 'bad_rows', 'Some rows are refused. Mend them and try again, or take the good rows only.'],
    ])
    expect((await desk.manager.get('/hotels/good-one')).status).toBe(404)
    expect((await applied('hotels', file, report.hash, 1)).status).toBe(200)
    expect((await desk.manager.get('/hotels/good-one')).body.hotel).toMatchObject({
      checkinTime: '09:00',
      starRating: 4,
    })
    expect((await desk.manager.get('/hotels/half-done')).status).toBe(404)
  })
})

describe('traps of CSV', () => {
  const HINDI = 'समुद्र तट'
  test.each([
    ['a mark of UTF-8', `\uFEFFid,locality\nlantern-reef,${HINDI}`],
    ['semicolons', `id;locality\nlantern-reef;${HINDI}`],
    ['tabs', `id\tlocality\nlantern-reef\t${HINDI}`],
    ['a line that names the separator', `sep=;\r\nid;locality\r\nlantern-reef;${HINDI}`],
    ['line ends of Windows', `id,locality\r\nlantern-reef,${HINDI}\r\n\r\n`],
    ['line ends of old Macs', `id,locality\rlantern-reef,${HINDI}\r`],
    ['quotation marks', `"id","locality"\n"lantern-reef","${HINDI}"`],
    ['empty cells at the end', `id,locality,,\nlantern-reef,${HINDI},,`],
  ])('%s', async (_, file) => {
    const { lines } = reportOf(await tried('hotels', file))
    expect(lines).toMatchObject([{ id: 'lantern-reef', changes: [{ column: 'locality', after: HINDI }] }])
  })

  test('cells with line ends and quotation marks inside', async () => {
    const file = 'id,locality,address\r\nlantern-reef,"Beach ""5"",\r\nfirst lane","=2+5"\r\nnobody,a,b\r\n'
    const { lines, badLines } = reportOf(await tried('hotels', file))
    expect(lines[0]?.changes.map(({ after }) => after)).toEqual(['Beach "5",\r\nfirst lane', '=2+5'])
    expect(badLines).toEqual([{ line: 4, column: 'name', message: 'A new row needs this' }])
  })

  test('formulas go out harmless, and come back as they were', async () => {
    await written('hotels', `id,locality,address\nlantern-reef,"=HYPERLINK(""x"")",'=1\n`)
    const file = await exported('hotels')
    const line = file.split('\r\n').find((each) => each.startsWith('lantern-reef'))
    expect(line).toContain(`,"'=HYPERLINK(""x"")",'=1,`)
    expect(reportOf(await tried('hotels', file)).counts).toMatchObject({ changed: 0, bad: 0 })
    expect((await desk.manager.get('/hotels/lantern-reef')).body.hotel).toMatchObject({ address: '=1' })
  })

  const many = (rows: number, cell: string) =>
    `id,phone\n${Array.from({ length: rows }, (_, n) => `h-${n},${cell}`).join('\n')}`
  const HOW = 'In Excel choose "CSV UTF-8 (comma delimited)", in LibreOffice the character set "Unicode (UTF-8)".'
  test.each([
    [
      'Windows-1252',
      Buffer.from('id,name\ncafe,Caf\xe9', 'latin1'),
      'unreadable',
      `The letters of this file cannot be read: it was saved in an older character set, such as Windows-1252. ${HOW}`,
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFid,name', 'utf16le'),
      'unreadable',
      `The letters of this file cannot be read: it was saved in an older character set, such as Windows-1252. ${HOW}`,
    ],
    ['a spreadsheet', Buffer.from('PK\x03\x04rest'), 'unreadable', `This is a spreadsheet, not a CSV file. ${HOW}`],
    ['no text', Buffer.from('id,name\n\0,a'), 'unreadable', 'This is not a text file. Please send a CSV file.'],
    ['nothing', Buffer.from('\r\n'), 'unreadable', 'The file is empty. Its first line has the names of the columns.'],
    [
      'an open quotation mark',
      Buffer.from('id,name\n"a,b\nc,d'),
      'unreadable',
      'The quotation mark on line 2 is never closed.',
    ],
    [
      'text behind a quotation mark',
      Buffer.from('id,name\n"a"b,c'),
      'unreadable',
      'On line 2 something follows a closing quotation mark; a quotation mark inside a cell is doubled.',
    ],
    ['a column twice', Buffer.from('id,name,Name\na,b,c'), 'columns', 'The first line names the column name twice.'],
    [
      'too many rows',
      bytes(many(IMPORT_ROWS_MAX + 1, '')),
      'too_many',
      'The file has 20,001 rows; 20,000 is the most. Please send it in parts.',
    ],
  ])('%s is refused with a sentence', async (_, file, code, message) => {
    const reply = await tried('hotels', file)
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([422, code, message])
  })

  test('an unknown column, too many changes and too many bytes', async () => {
    const unknown = await tried('hotels', 'id,colour\na,red')
    expect(unknown.body.message).toMatch(/^The first line names "colour"\. Known columns: id, name, island, /)
    const rows = Array.from({ length: IMPORT_CHANGES_MAX + 1 }, (_, n) => `h-${n},H ${n},shaheed-dweep`)
    expect((await tried('hotels', `id,name,island\n${rows.join('\n')}`)).body.message).toBe(
      'The file would change 2,001 rows; 2,000 at once is the most. Please send it in parts.',
    )
    const large = await tried('hotels', Buffer.alloc(4_000_001, 'a'))
    expect([large.status, large.body.message]).toEqual([413, 'A file may have 4 MB at most. Please send it in parts.'])
  })

  test('what the tables themselves refuse is a bad row, and nothing else is lost', async () => {
    const { db } = desk.office.api.testDatabase
    await sql`alter table hotel add constraint no_haunted check (name <> 'Haunted')`.execute(db)
    const report = reportOf(await tried('hotels', 'id,name\nlantern-reef,Haunted\nkelp-house,Fine\n'))
    await sql`alter table hotel drop constraint no_haunted`.execute(db)
    expect(report.badLines[0]).toEqual({
      line: 2,
      column: null,
      message: 'This row does not fit the rest of the catalogue',
    })
  })
})

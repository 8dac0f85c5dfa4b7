import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/office/data.ts'
import type { DataPart } from '#contract/terms/data-parts.ts'
import { FROM, type HotelOffice, openHotelOffice, roomOf } from '#tests/support/office-hotels.ts'

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
/** Tried, then written. */
const written = async (part: DataPart, file: string) => applied(part, file, reportOf(await tried(part, file)).hash)

describe('prices and stock', () => {
  test('of nights by range; fewer rooms than are sold are refused with the number', async () => {
    const hotel = await desk.liveHotel('Import Nights')
    const room = roomOf(hotel)
    expect((await desk.hold(hotel)).status).toBe(201)
    const file = `room,from,until,price,rooms\n${room},${FROM},2026-12-10,"₹4,500",0\n${room},2026-12-11,2026-12-13,4500,2\n`
    const report = reportOf(await tried('nights', file))
    expect(report.badLines).toEqual([
      { line: 2, column: null, message: '1 of Standard room are sold on Mon 7 Dec 2026. Set 1 or more.' },
    ])
    expect(report.lines).toEqual([
      {
        ...{ line: 3, id: `${room} 2026-12-11`, what: 'changed' },
        changes: [
          { column: 'price', before: '3200', after: '4500' },
          { column: 'rooms', before: '4', after: '2' },
        ],
      },
    ])
    expect((await applied('nights', file, report.hash, 1)).status).toBe(200)
    const nights = await desk.nightsOf(hotel)
    expect(nights.map(({ price, rooms, sold }) => [price, rooms, sold])).toEqual([
      ...[3200, 3200, 3200, 3200].map((price, index) => [price, 4, index < 2 ? 1 : 0]),
      ...[4500, 4500, 4500].map((price) => [price, 2, 0]),
    ])
    const mixed = reportOf(
      await tried('nights', `room,from,until,price,closed\n${room},2026-12-10,2026-12-12,3200,yes\n`),
    )
    expect(mixed.lines[0]?.changes).toEqual([
      { column: 'price', before: '3200 (1), 4500 (2)', after: '3200' },
      { column: 'closed', before: 'no', after: 'yes' },
    ])
  })

  test('nights that are over stay; those of no room, of no day and of two rows are refused', async () => {
    const hotel = await desk.newHotel('Odd Nights')
    const room = roomOf(hotel)
    const file = [
      'room,from,until,price',
      `${room},2026-11-01,2026-11-05,1`,
      `${room},${FROM},2026-12-08,3300`,
      `${room},2026-12-08,2026-12-09,3400`,
      `${room},2031-01-01,2031-01-02,3300`,
      'no-room,2026-12-08,2026-12-09,3300',
      `${room},2026-12-13,2026-12-12,3300`,
    ].join('\n')
    const { badLines, counts } = reportOf(await tried('nights', file))
    expect(counts).toMatchObject({ changed: 1, unchanged: 1 })
    expect(badLines.map(({ line, message }) => [line, message.replace(/until .*/, 'until')])).toEqual([
      [4, 'Another row sets these nights, too: Mon 7 Dec 2026 to Tue 8 Dec 2026'],
      [5, 'Nights are for sale until'],
      [6, 'There is no kind of room no-room'],
      [7, 'The last night lies before the first'],
    ])
  })

  test('of kinds of rooms, with their seasons', async () => {
    const hotel = await desk.newHotel('Import Rooms')
    const head = 'id,hotel,name,bed,size_sq_ft,adults,children,price,rooms,season_prices'
    const file = `${head}\n,${hotel.id},Sea hut,double-bed,220,2,1,5000,3,peak=6000|monsoon=4000\n`
    expect((await written('rooms', file)).body.status).toBe(1)
    const { body } = await desk.manager.get(`/hotels/${hotel.id}`)
    expect(body.hotel).toMatchObject({
      roomTypes: [
        {},
        {
          ...{ id: `${hotel.id}-sea-hut`, basePrice: 5000, rooms: 3 },
          seasonPrices: [
            { seasonId: 'monsoon', price: 4000 },
            { seasonId: 'peak', price: 6000 },
          ],
        },
      ],
    })
    const bad = `${head}\n,${hotel.id},Hill hut,double-bed,220,2,1,5000,3,spring=1\n${hotel.id}-sea-hut,lantern-reef,Sea hut,double-bed,220,2,1,5000,3,\n,${hotel.id},Tree hut,double-bed,220,2,1,5000,3,peak\n`
    expect(reportOf(await tried('rooms', bad)).badLines.map(({ message }) => message)).toEqual([
      'There is no season spring',
      'A kind of room stays with its hotel',
      'Please enter rupees by season, such as one=2800|other=4200',
    ])
  })

  test('of packages, whose days stay with the editor', async () => {
    const file = 'name,category,nights,price\nImported Escape,honeymoon,3,24000\n'
    expect((await written('packages', file)).body.status).toBe(1)
    expect((await desk.manager.get('/packages/imported-escape')).body.package).toMatchObject({
      ...{ nights: 3, listRate: 24000, isLive: false },
    })
    expect((await desk.manager.post('/packages/island-saver/draft', await draftOf('island-saver'))).status).toBe(200)
    const bad = 'id,nights,price\nimported-escape,4,24000\nisland-saver,,\nimported-escape-2,3,\n'
    const { badLines } = reportOf(await tried('packages', bad))
    expect(badLines.map(({ column, message }) => [column, message])).toEqual([
      ['nights', 'The days of a package are changed in its editor'],
      ['name', 'A new row needs this'],
    ])
    const drafted = reportOf(await tried('packages', 'id,price\nisland-saver,1\n'))
    expect(drafted.badLines[0]?.message).toBe('The manager has a draft of this package; publish or drop it first')
  })

  async function draftOf(id: string): Promise<unknown> {
    const {
      id: _,
      version: __,
      slug: ___,
      nights: ____,
      path: _____,
      pictures: ______,
      draft: _______,
      ...fields
    } = (await desk.manager.get(`/packages/${id}`)).body.package as Record<string, unknown>
    return { ...fields, revision: null }
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/office/data.ts'
import type { OfficeHotel } from '#contract/office/hotels.ts'
import type { OfficePackage } from '#contract/office/packages.ts'
import type { OfficePost } from '#contract/office/posts.ts'
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

describe('prices, stock, days and texts', () => {
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
    const head = 'id,hotel,name,bed,size_sq_ft,breakfast,adults,children,price,rooms,season_prices'
    const file = `${head}\n,${hotel.id},Sea hut,double-bed,220,no,2,1,5000,3,peak=6000|monsoon=4000\n`
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
    const bad = `${head}\n,${hotel.id},Hill hut,double-bed,220,no,2,1,5000,3,spring=1\n${hotel.id}-sea-hut,lantern-reef,Sea hut,double-bed,220,no,2,1,5000,3,\n,${hotel.id},Tree hut,double-bed,220,no,2,1,5000,3,peak\n`
    expect(reportOf(await tried('rooms', bad)).badLines.map(({ message }) => message)).toEqual([
      'There is no season spring',
      'A kind of room stays with its hotel',
      'Please enter rupees by season, such as one=2800|other=4200',
    ])
  })

  test('what nobody has said of a new hotel goes out empty, and is said by a file', async () => {
    const hotel = await desk.newHotel('Quiet Cove')
    const lineOf = async (part: DataPart) =>
      String((await desk.manager.get(`/data/export/${part}`)).body.text)
        .split('\r\n')
        .find((line) => line.startsWith(hotel.id))
    expect(await lineOf('hotels')).toMatch(/^quiet-cove,Quiet Cove,shaheed-dweep,,,,/)
    expect(await lineOf('rooms')).toContain(',Standard room,,,,,,1,3200,4,')
    const file = `id,kind,stars,check_in,check_out\n${hotel.id},bungalow,3,12:00,10:00\n`
    expect((await written('hotels', file)).body.report).toMatchObject({ counts: { changed: 1 } })
    const rooms = `id,bed,size_sq_ft,breakfast,adults\n${roomOf(hotel)},double-bed,180,no,2\n`
    expect(reportOf(await tried('rooms', rooms)).badLines).toEqual([])
    expect((await written('rooms', rooms)).body.report).toMatchObject({ counts: { changed: 1 } })
    const { hotel: said } = (await desk.manager.get(`/hotels/${hotel.id}`)).body as { hotel: OfficeHotel }
    expect([said.unsaid, said.roomTypes[0]?.unsaid]).toEqual([[], []])
  })

  test('of packages', async () => {
    const file = 'name,category,nights,price\nImported Escape,honeymoon,3,24000\n'
    expect((await written('packages', file)).body.status).toBe(1)
    expect((await desk.manager.get('/packages/imported-escape')).body.package).toMatchObject({
      ...{ nights: 3, listRate: 24000, isLive: false },
    })
    expect((await desk.manager.post('/packages/island-saver/draft', await draftOf('island-saver'))).status).toBe(200)
    const bad = 'id,nights,price\nimported-escape,4,24000\nisland-saver,,\nimported-escape-2,3,\n'
    const { badLines } = reportOf(await tried('packages', bad))
    expect(badLines.map(({ column, message }) => [column, message])).toEqual([
      ['nights', 'The days of a package are changed in its editor, or by the file of its days'],
      ['name', 'A new row needs this'],
    ])
    const days = reportOf(await tried('package-days', 'package,day,title\nisland-saver,1,Another\n'))
    expect(days.badLines[0]?.message).toBe('The manager has a draft of this package; publish or drop it first')
    const drafted = reportOf(await tried('packages', 'id,price\nisland-saver,1\n'))
    expect(drafted.badLines[0]?.message).toBe('The manager has a draft of this package; publish or drop it first')
  })

  test('of days of packages, which are published together, once', async () => {
    await written('packages', 'name,category,nights,price\nTern Days,honeymoon,2,24000\n')
    const head = 'package,day,title,text,breakfast,dinner,ferry,overnight,activities'
    const file = `${head}\ntern-days,4,Home,<p>By boat.</p>,yes,no,,,\ntern-days,2,Reef,<p>Snorkel.</p><style>x</style>,yes,yes,Any carrier,Havelock,parasailing\n`
    const { body } = await written('package-days', file)
    expect(body.report).toMatchObject({ counts: { added: 1, changed: 1, bad: 0 } })
    const { package: saved } = (await desk.manager.get('/packages/tern-days')).body as { package: OfficePackage }
    expect(saved.nights).toBe(3)
    expect(saved.days.map(({ title }) => title)).toEqual(['Day 1', 'Reef', 'Day 3', 'Home'])
    expect(saved.days[1]).toEqual({
      ...{ title: 'Reef', descriptionHtml: '<p>Snorkel.</p>', breakfast: true, lunch: false, dinner: true },
      ...{ ferry: { name: 'Any carrier' }, overnight: 'Havelock', activityIds: ['parasailing'], pictureIds: [] },
    })
    expect((await desk.manager.get('/packages/tern-days/versions')).body.versions).toHaveLength(1)
    const again = reportOf(await tried('package-days', file))
    expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 2, bad: 0 })
    const bad = `${head}\ntern-days,1,Well,,no,no,,,\ntern-days,9,Far,,no,no,,,\n`
    expect(reportOf(await tried('package-days', bad)).badLines).toEqual(
      [2, 3].map((line) => ({ line, column: 'day', message: 'Days follow one another: the next is day 5' })),
    )
    const unknown = `package,day,title,activities,ferry,ferry_sailing,ferry_class\ntern-days,1,Well,no-sport,,,\n`
    expect(reportOf(await tried('package-days', unknown)).badLines[0]).toMatchObject({
      message: 'Please choose activities from the list',
    })
  })

  test('of stays of packages, which are published together and sleep as many nights as there are', async () => {
    await written('packages', 'name,category,nights,price\nTern Nights,honeymoon,3,24000\n')
    const head = 'package,stay,place,hotel,hotel_name,room,nights,guests_of_room,stars'
    const file = `${head}\ntern-nights,2,Shaheed Dweep,,Any cottage,Cottage,1,2,3\ntern-nights,1,Swaraj Dweep,,Tern Inn,Deluxe,2,2,4\n`
    expect((await written('package-stays', file)).body.report).toMatchObject({ counts: { added: 2, bad: 0 } })
    const { package: saved } = (await desk.manager.get('/packages/tern-nights')).body as { package: OfficePackage }
    expect(saved.stays).toEqual([
      {
        place: 'Swaraj Dweep',
        hotelName: 'Tern Inn',
        roomType: 'Deluxe',
        nights: 2,
        capacityPerRoom: 2,
        starRating: 4,
      },
      {
        place: 'Shaheed Dweep',
        hotelName: 'Any cottage',
        roomType: 'Cottage',
        nights: 1,
        capacityPerRoom: 2,
        starRating: 3,
      },
    ])
    expect((await desk.manager.get('/packages/tern-nights/versions')).body.versions).toHaveLength(1)
    expect(reportOf(await tried('package-stays', file)).counts).toMatchObject({ unchanged: 2, bad: 0 })
    const refused = async (rows: string) =>
      reportOf(await tried('package-stays', `${head}\n${rows}`)).badLines.map(({ column, message }) => [
        column,
        message,
      ])
    expect(await refused('tern-nights,9,A,,B,C,1,2,3\n')).toEqual([
      ['stay', 'Stays follow one another: the next is number 3'],
    ])
    expect(await refused('tern-nights,0,A,,B,C,1,2,3\n')).toEqual([['stay', 'The first stay is number 1']])
    expect(await refused('no-package,1,A,,B,C,1,2,3\n')).toEqual([['package', 'There is no such package']])
    expect(await refused('tern-nights,1,A,tern-house,B,No such room,1,2,3\n')).toEqual([
      [null, 'Please choose a room from the list'],
    ])
  })

  test('the text of a story comes part by part, and is published once', async () => {
    await written('posts', 'title,teaser\nTern facts,All about them\n')
    const head = 'story,heading,place,text,table'
    const file = `${head}\ntern-facts,Where,,<p>North.</p>,"Bay|Birds\nNorth|4\\|5"\ntern-facts,When,1,<p>In May.</p><script>x</script>,\n`
    expect((await written('post-texts', file)).body.report).toMatchObject({ counts: { added: 2, bad: 0 } })
    const { post } = (await desk.manager.get('/posts/tern-facts')).body as { post: OfficePost }
    expect(post.sections).toEqual([
      { id: 'when', heading: 'When', html: '<p>In May.</p>', table: null },
      {
        id: 'where',
        heading: 'Where',
        html: '<p>North.</p>',
        table: { columns: ['Bay', 'Birds'], rows: [['North', '4|5']] },
      },
    ])
    expect((await desk.manager.get('/audit?q=tern-facts')).body.rows).toMatchObject([
      { action: 'published' },
      { action: 'published' },
      { action: 'created' },
    ])
    const back = String((await desk.manager.get('/data/export/post-texts')).body.text)
    expect(back).toContain('tern-facts,where,2,Where,<p>North.</p>,"Bay|Birds\nNorth|4\\|5"')
    const refused = reportOf(await tried('post-texts', 'story,part,place\ntern-facts,where,1\ntern-facts,nowhere,2\n'))
    expect(refused).toMatchObject({ counts: { changed: 1, bad: 1 }, badLines: [{ line: 3, column: 'heading' }] })
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

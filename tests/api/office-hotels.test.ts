import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HotelRow } from '#contract/office/hotels.ts'
import type { MediaItem } from '#contract/office/media.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import {
  FROM,
  HOTEL_FACTS,
  type HotelOffice,
  hotelOf,
  openHotelOffice,
  roomOf,
  UNTIL,
} from '#tests/support/office-hotels.ts'
import { photoOf } from '#tests/support/photos.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

describe('a hotel', () => {
  test('is made of five fields, hidden, with nights for sale once it is live', async () => {
    const hotel = await desk.newHotel('Tern Nest Homestay')
    expect(hotel).toMatchObject({
      id: 'tern-nest-homestay',
      isLive: false,
      pictures: [],
      path: '/hotel-details/tern-nest-homestay',
    })
    expect(hotel.roomTypes).toEqual([expect.objectContaining({ name: 'Standard room', basePrice: 3200, rooms: 4 })])
    expect((await desk.nightsOf(hotel))[0]).toEqual({
      ...{ night: FROM, price: 3200, seasonPrice: 3200, rooms: 4, sold: 0, isClosed: false, minNights: 1 },
    })
    expect((await desk.stay(hotel)).status).toBe(404)
    const twin = await desk.newHotel('Tern Nest Homestay')
    expect(twin.id).toBe('tern-nest-homestay-2')
  })

  test('goes live only with what its page needs', async () => {
    const hotel = await desk.newHotel('Half done')
    const early = await desk.editor.patch(`/hotels/${hotel.id}`, { version: hotel.version, isLive: true, locality: '' })
    expect([early.status, early.body.code, early.body.message]).toEqual([
      ...[409, 'incomplete'],
      'Before it goes live it needs a picture, a description, the place where it stands, its kind, its stars, the time of check-in, the time of check-out, the beds, the size, the breakfast, the guests of Standard room.',
    ])
    await sql`delete from room_night where room_type_id = ${roomOf(hotel)}`.execute(desk.office.api.testDatabase.db)
    await sql`delete from room_type where id = ${roomOf(hotel)}`.execute(desk.office.api.testDatabase.db)
    const roomless = await desk.editor.patch(`/hotels/${hotel.id}`, { version: hotel.version, isLive: true })
    expect(roomless.body.message).toContain('a kind of room')
  })

  test('what nobody has said of a new one counts as unsaid until somebody does, be it the same', async () => {
    const hotel = await desk.newHotel('Unsaid')
    expect([hotel.locality, hotel.unsaid, hotel.roomTypes[0]?.unsaid]).toEqual([
      ...['', ['propertyTypeId', 'starRating', 'checkinTime', 'checkoutTime']],
      ['bedTypeId', 'sizeSqFt', 'breakfast', 'maxAdults'],
    ])
    const { starRating, version } = hotel
    const said = hotelOf(await desk.editor.patch(`/hotels/${hotel.id}`, { version, starRating }))
    expect(said.unsaid).toEqual(['propertyTypeId', 'checkinTime', 'checkoutTime'])
    const room = hotelOf(await desk.editor.patch(`/rooms/${roomOf(hotel)}`, { breakfast: false, maxAdults: 2 }))
    expect(room.roomTypes[0]?.unsaid).toEqual(['bedTypeId', 'sizeSqFt'])
    const { propertyTypeId, checkinTime, checkoutTime } = HOTEL_FACTS
    const facts = { propertyTypeId, checkinTime, checkoutTime, version: room.version }
    expect(hotelOf(await desk.editor.patch(`/hotels/${hotel.id}`, facts)).unsaid).toEqual([])
  })

  test('is on the site with its photographs and price, found, and sold', async () => {
    const hotel = await desk.liveHotel('Palm Shade')
    const details = await desk.stay(hotel)
    const shown = details.body.hotelData as { images: { alt: string; mediaLink: string }[]; amountPayable?: number }
    expect(shown.images[0]).toMatchObject({
      alt: 'Palm Shade from the beach',
      mediaLink: expect.stringMatching(/^\/media\/photo-/),
    })
    const held = await desk.hold(hotel)
    expect(held.status).toBe(201)
    expect((await desk.nightsOf(hotel))[0]).toMatchObject({ sold: 1 })
  })

  test('two who save at once: the second is shown what the first has saved', async () => {
    const hotel = await desk.newHotel('Twice')
    const first = await desk.editor.patch(`/hotels/${hotel.id}`, { version: hotel.version, phone: '+91 3192 200 100' })
    expect(first.status).toBe(200)
    const second = await desk.manager.patch(`/hotels/${hotel.id}`, {
      version: hotel.version,
      phone: '+91 3192 200 200',
    })
    expect([second.status, second.body.code, second.body.message]).toEqual([
      ...[409, 'changed', 'Somebody else has saved this hotel since you opened it. See what differs, then save again.'],
    ])
    expect(second.body.current).toMatchObject({ phone: '+91 3192 200 100', version: hotelOf(first).version })
    const { rows } = (await desk.manager.get(`/audit?subject=hotel&subjectId=${hotel.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows[0]).toMatchObject({ by: 'The editor', before: { phone: '' }, after: { phone: '+91 3192 200 100' } })
  })

  test('texts lose scripts, styles and pictures, and keep their paragraphs', async () => {
    const hotel = await desk.newHotel('Rude text')
    const saved = await desk.editor.patch(`/hotels/${hotel.id}`, {
      version: hotel.version,
      descriptionHtml:
        '<p style="color:red" onclick="x()">Sea <b>view</b></p><script>alert(1)</script><img src=x onerror=y><a href="javascript:z()">go</a>',
    })
    expect(hotelOf(saved).descriptionHtml).toBe('<p>Sea <strong>view</strong></p><a>go</a>')
  })

  test.each([
    [{ propertyTypeId: 'castle' }, 'propertyTypeId', 'Please choose a kind from the list'],
    [{ islandId: 'atlantis' }, 'islandId', 'Please choose an island from the list'],
    [{ amenityIds: ['moat'] }, 'amenityIds', 'Please choose amenities from the list'],
    [{ checkinTime: '25:00' }, 'checkinTime', 'Please enter a time as HH:mm'],
  ])('%j is refused by its field', async (change, field, message) => {
    const hotel = await desk.newHotel('Refused')
    const reply = await desk.editor.patch(`/hotels/${hotel.id}`, { version: hotel.version, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('unknown ones are said to be so', async () => {
    const hotel = await desk.editor.patch('/hotels/nowhere', { version: 'x' })
    expect([hotel.status, hotel.body.message]).toEqual([404, 'There is no such hotel'])
    const room = await desk.editor.patch('/rooms/nowhere', { name: 'A room' })
    expect([room.status, room.body.message]).toEqual([404, 'There is no such kind of room'])
    const owner = await desk.editor.post('/pictures/place/nowhere', { pictureIds: ['x'] })
    expect([owner.status, owner.body.message]).toEqual([404, 'There is nothing with this number'])
    const island = await desk.manager.post('/hotels', { name: 'A', islandId: 'atlantis', rooms: 1, pricePerNight: 1 })
    expect(island.status).toBe(422)
  })

  test('lists find it, hidden or live', async () => {
    await desk.newHotel('Findable Lodge')
    const { rows } = (await desk.editor.get('/hotels?q=findable&isLive=0')).body as { rows: HotelRow[] }
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'Findable Lodge',
        rooms: 4,
        roomTypes: 1,
        priceFrom: 3200,
        isLive: false,
        thumbUrl: null,
      }),
    ])
    const { body } = await desk.editor.get('/hotels/options')
    expect(body.nightTax).toEqual([
      { fromPrice: 0, percent: 5 },
      { fromPrice: 7501, percent: 18 },
    ])
    expect((body.seasons as { id: string }[]).map(({ id }) => id)).toEqual(['peak', 'monsoon'])
  })
})

describe('kinds of rooms', () => {
  test('are added with nights to sell, changed, and refuse an unknown bed', async () => {
    const hotel = await desk.newHotel('Roomy')
    const fields = {
      name: 'Sea room',
      description: '<p>Wide</p>',
      sizeSqFt: 250,
      breakfast: true,
      maxAdults: 3,
      maxChildren: 1,
    }
    const bedless = await desk.manager.post(`/hotels/${hotel.id}/rooms`, {
      ...fields,
      bedTypeId: 'hammock',
      basePrice: 5000,
      rooms: 2,
    })
    expect(bedless.body.errors).toEqual([{ field: 'bedTypeId', message: 'Please choose a bed from the list' }])
    const bedTypeId = hotel.roomTypes[0]?.bedTypeId
    const added = hotelOf(
      await desk.manager.post(`/hotels/${hotel.id}/rooms`, { ...fields, bedTypeId, basePrice: 5000, rooms: 2 }),
    )
    const [, second] = added.roomTypes
    expect(second).toMatchObject({ name: 'Sea room', rooms: 2, breakfast: true })
    const renamed = hotelOf(await desk.editor.patch(`/rooms/${second?.id}`, { name: 'Sea view room' }))
    expect(renamed.roomTypes[1]).toMatchObject({ name: 'Sea view room', sizeSqFt: 250 })
    expect(renamed.version).not.toBe(added.version)
  })

  test('a new price is that of every night but those priced one by one; its history is kept for deals', async () => {
    const hotel = await desk.newHotel('Priced')
    const [roomTypeIds, at] = [[roomOf(hotel)], { from: '2026-12-08', until: '2026-12-08' }]
    await desk.manager.post(`/hotels/${hotel.id}/nights`, { roomTypeIds, ...at, price: 9400 })
    await desk.manager.patch(`/rooms/${roomOf(hotel)}/prices`, {
      basePrice: 3500,
      rooms: 5,
      seasonPrices: [{ seasonId: 'peak', price: 6000 }],
    })
    const nights = await desk.nightsOf(hotel)
    expect(nights.slice(0, 3).map(({ price, rooms }) => [price, rooms])).toEqual([
      [3500, 5],
      [9400, 5],
      [3500, 5],
    ])
    const [newYear] = await desk.nightsOf(hotel, '2026-12-31', 1)
    expect(newYear).toMatchObject({ price: 6000, seasonPrice: 6000 })
    const { rows } = await sql<{ rate: number }>`
      select rate from price_history where kind = 'hotel' and scope_id = ${hotel.id} and until_date is null`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(rows).toEqual([{ rate: 3500 }])
  })

  test('fewer rooms than are sold are refused with the number', async () => {
    const hotel = await desk.liveHotel('Sold out soon')
    await Promise.all([desk.hold(hotel), desk.hold(hotel)])
    const message = '2 of Standard room are sold on Mon 7 Dec 2026. Set 2 or more.'
    const fewer = await desk.manager.patch(`/rooms/${roomOf(hotel)}/prices`, { rooms: 1 })
    expect([fewer.status, fewer.body.code, fewer.body.message, fewer.body.sold]).toEqual([409, 'sold', message, 2])
    const nights = await desk.manager.post(`/hotels/${hotel.id}/nights`, {
      roomTypeIds: [roomOf(hotel)],
      from: FROM,
      until: UNTIL,
      rooms: 1,
    })
    expect([nights.status, nights.body.message]).toEqual([409, message])
    expect((await desk.nightsOf(hotel)).every(({ rooms }) => rooms === 4)).toBe(true)
  })
})

describe('pictures of a record', () => {
  test('stand in their order, need words, and must be there', async () => {
    const hotel = await desk.newHotel('Pictured')
    const { item } = (await desk.editor.upload('/media/upload?name=a.jpg', await photoOf())).body as { item: MediaItem }
    const wordless = await desk.editor.post(`/pictures/hotel/${hotel.id}`, { pictureIds: [item.id] })
    expect([wordless.status, wordless.body.code, wordless.body.message]).toEqual([
      ...[409, 'needs_words', 'Please write first what each picture shows, for who does not see it'],
    ])
    const gone = await desk.editor.post(`/pictures/hotel/${hotel.id}`, { pictureIds: ['photo-none'] })
    expect(gone.body.errors).toEqual([{ field: 'pictureIds', message: 'One of these pictures is not there any more' }])
    const [one, other] = [await desk.words('One'), await desk.words('Other')]
    await desk.editor.post(`/pictures/room_type/${roomOf(hotel)}`, { pictureIds: [one, other] })
    const turned = await desk.editor.post(`/pictures/room_type/${roomOf(hotel)}`, { pictureIds: [other, one] })
    expect((turned.body.pictures as { id: string }[]).map(({ id }) => id)).toEqual([other, one])
  })
})

import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PHOTO_BYTES_MAX, PHOTO_POSTS_PER_MINUTE } from '#contract/terms/limits.ts'
import type { PHOTOS_REFUSED } from '#contract/terms/messages.ts'
import { approvePhoto, listPhotos, readPhoto, refusePhoto } from '#server/reviews/decide-photo.ts'
import { answerReviewPhoto } from '#server/reviews/photo-files.ts'
import { tokenHash } from '#server/reviews/write-review.ts'
import { formOf, photoOf } from '#tests/support/photos.ts'
import { openTestApi, TEST_ORIGIN, type TestApi } from '#tests/support/test-api.ts'

const TEXT = 'Clean rooms, a short walk to the water, and a cook who listens.'
const REVIEWS = '/reviews?kind=hotel&id=lantern-reef&limit=100'

let api: TestApi
let token: string
let network = 0
let photo: Buffer
beforeAll(async () => {
  api = await openTestApi()
  photo = await photoOf()
  const { db } = api.testDatabase
  await sql`insert into booking (id, state, visitor_id, network, counted_by, expires_at, held_until_max, plan)
            values ('b', 'held', 'v', 'n', 'c', app_now(), app_now(), 'full')`.execute(db)
})
afterAll(() => api.close())
beforeEach(async () => {
  network += 1
  token = String(network).padStart(40, '0')
  await invite(token)
})

/** An invitation as the calendar makes it; each is of a booking of its own. */
async function invite(invitation: string): Promise<void> {
  const { db } = api.testDatabase
  await sql`delete from review_invitation`.execute(db)
  await sql`insert into review_invitation (token_hash, booking_id, line_id, kind, subject_id, name, travel_month)
            values (${tokenHash(invitation)}, 'b', 'line-1', 'hotel', 'lantern-reef', 'Asha', '2026-12')`.execute(db)
}

const write = () => api.post('/reviews', { invitation: token, rating: 4, text: TEXT })
const address = (invitation = token) => `/reviews/invitations/${invitation}/photos`
const send = (init: RequestInit, invitation = token) =>
  api.send(address(invitation), { method: 'POST', ...init }, `198.51.${network}.1`)
const sendFiles = async (...files: (Uint8Array | string)[]) => send(await formOf(...files))
const waiting = async () => (await listPhotos(api.testDatabase.db)).filter(({ state }) => state === 'waiting')
const shownPhotos = async () => {
  const { body } = await api.get(REVIEWS)
  return (body.reviews as { photos?: { mediaLink: string; webp: string }[] }[]).flatMap(({ photos }) => photos ?? [])
}
const file = (path: string) => answerReviewPhoto(api.testDatabase.db, path)

describe('photographs with a review', () => {
  test('are seen by nobody until the operator lets them through, and then made anew, upright and without what the camera wrote', async () => {
    expect((await write()).status).toBe(201)
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('PADAUK TEST CAMERA')
    const { status, body, headers } = await sendFiles(photo, photo)
    expect([status, body, headers.get('cache-control')]).toEqual([200, { status: 1, photos: 2 }, 'no-store'])
    const [first, second] = await waiting()
    const path = `/media/review/${first?.id}-1600.webp`
    expect(await shownPhotos()).toEqual([])
    expect((await file(path)).status).toBe(404)

    const { db } = api.testDatabase
    expect((await sharp(await readPhoto(db, first?.id ?? '')).metadata()).format).toBe('webp')
    expect(await approvePhoto(db, first?.id ?? '')).toBe(true)
    expect(await refusePhoto(db, second?.id ?? '')).toBe(true)
    const [picture, ...others] = await shownPhotos()
    expect(others).toEqual([])
    expect(picture).toMatchObject({ mediaLink: path, width: 600, height: 900 })
    const answer = await file(path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=3600' },
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 600, height: 900 })
    expect(bytes.toString('latin1')).not.toContain('PADAUK')
    const small = await sharp(Buffer.from(await (await file(path.replace('1600', '480'))).arrayBuffer())).metadata()
    expect([small.width, small.height]).toEqual([480, 720])
  })

  test('are gone with their review, and hidden with it', async () => {
    await write()
    await sendFiles(photo)
    const [{ id = '' } = {}] = await waiting()
    const { db } = api.testDatabase
    await approvePhoto(db, id)
    const path = `/media/review/${id}-480.webp`
    expect((await file(path)).status).toBe(200)
    await sql`update review set status = 'hidden' where id = (select review_id from review_photo where id = ${id})`.execute(
      db,
    )
    expect((await file(path)).status).toBe(404)
    await sql`delete from review where status = 'hidden'`.execute(db)
    expect(await readPhoto(db, id)).toBeUndefined()
    expect([await approvePhoto(db, id), await refusePhoto(db, id)]).toEqual([false, false])
  })

  test('lead a browser that asks for a page back to it, with what came of it', async () => {
    await write()
    const page = async (...files: (Uint8Array | string)[]) => {
      const { body, headers } = await formOf(...files)
      const init = { method: 'POST', body, headers: { ...headers, accept: 'text/html,*/*', origin: TEST_ORIGIN } }
      const answer = await api.fetch(new Request(`${TEST_ORIGIN}/api/v1${address()}`, init), {
        clientAddress: `198.51.${network}.1`,
      })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await page(photo)).toEqual([303, `/review/${token}?photos=kept`])
    expect(await page('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual([
      303,
      `/review/${token}?photos=not_a_photo`,
    ])
  })

  test('an invitation tells how many its review has room for', async () => {
    const left = async () => (await api.get(`/reviews/invitations/${token}`)).body.photosLeft
    expect(await left()).toBe(0)
    await write()
    expect(await left()).toBe(3)
    await sendFiles(photo, photo)
    expect(await left()).toBe(1)
  })
})

/** Why, word by word, as the page says it too. */
const WORDS = {
  not_found: 'We do not know this invitation',
  no_review: 'Please write your review first, then add photographs',
  full: 'Your review has three photographs, as many as it takes',
  not_a_form: 'Please send photographs from the form on the page',
  too_large: 'A photograph may have 8 MB at most',
  malformed: 'The photographs did not arrive whole. Please send them again',
  none: 'Please choose a photograph',
  too_many_photos: 'A review takes three photographs',
  not_a_photo: 'This is no photograph that we can read. Please send JPEG, PNG or WebP',
  heic: 'Photographs of the kind HEIC cannot be read here. Please send them as JPEG',
  too_many_pixels: 'This photograph has more than 60 million pixels. Please send it smaller',
  busy: 'Others are sending photographs just now. Please try again in a minute',
} satisfies typeof PHOTOS_REFUSED

describe('refused, and nothing of it kept', () => {
  const expectRefused = async (answer: ReturnType<typeof send>, status: number, code: keyof typeof WORDS) => {
    const before = (await waiting()).length
    const { status: told, body, headers } = await answer
    expect([told, body.code, body.message]).toEqual([status, code, WORDS[code]])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await waiting()).length).toBe(before)
  }
  const png = Buffer.from('89504e470d0a1a0a', 'hex')

  test('of nobody who was invited, and before there is a review', async () => {
    await expectRefused(send(await formOf(photo), '9'.repeat(40)), 404, 'not_found')
    await expectRefused(sendFiles(photo), 409, 'no_review')
  })

  test('what is no form, is cut off, is empty or is too much', async () => {
    await write()
    const json = { body: '{}', headers: { 'content-type': 'application/json' } }
    await expectRefused(send(json), 415, 'not_a_form')
    const cut = { body: '--x\r\nContent-Disp', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    await expectRefused(send(cut), 400, 'malformed')
    await expectRefused(sendFiles(), 422, 'none')
    await expectRefused(sendFiles(''), 422, 'none')
    await expectRefused(sendFiles(Buffer.concat([photo, Buffer.alloc(PHOTO_BYTES_MAX)])), 413, 'too_large')
    await expectRefused(sendFiles(Buffer.alloc(4 * PHOTO_BYTES_MAX)), 413, 'too_large')
  })

  test.each([
    [
      'a drawing that can run',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'not_a_photo',
    ],
    ['a page', '<!doctype html><title>x</title>', 'not_a_photo'],
    ['a GIF', 'GIF89a;;;;;;;;;;;;;', 'not_a_photo'],
    ['a PNG that is none behind its first bytes', Buffer.concat([png, Buffer.from('<svg/>')]), 'not_a_photo'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'heic'],
  ] as const)('%s', async (_, sent, code) => {
    await write()
    await expectRefused(sendFiles(photo, sent), 422, code)
  })

  test('a photograph that is cut off', async () => {
    await write()
    await expectRefused(sendFiles(photo.subarray(0, photo.length / 2)), 422, 'not_a_photo')
  })

  test('few bytes that would fill the memory once they are read', async () => {
    await write()
    const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    // The sides it names, and the sum over them.
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    await expectRefused(sendFiles(bomb), 422, 'too_many_pixels')
  })

  test('more than three, at once or one after the other, and of two forms at once the second', async () => {
    await write()
    await expectRefused(sendFiles(photo, photo, photo, photo), 422, 'too_many_photos')
    const both = await Promise.all([sendFiles(photo, photo), sendFiles(photo, photo)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await sendFiles(photo)).body).toEqual({ status: 1, photos: 3 })
    await expectRefused(sendFiles(photo), 409, 'full')
  })

  test('a third form while two are read, with the time to come again', async () => {
    await write()
    const answers = await Promise.all([sendFiles(photo), sendFiles(photo), sendFiles(photo)])
    const busy = answers.find(({ status }) => status === 503)
    expect([busy?.body.code, busy?.body.message, busy?.headers.get('retry-after')]).toEqual([
      ...['busy', WORDS.busy, '30'],
    ])
  })

  test('a network that sends very often', async () => {
    for (let times = 0; times < PHOTO_POSTS_PER_MINUTE; times += 1) expect((await sendFiles('x')).status).toBe(409)
    const { status, body } = await sendFiles('x')
    expect([status, body.code, body.message]).toEqual([
      429,
      'too_many',
      'Your network has sent photographs very often. Please try again in a minute.',
    ])
  })

  test('another site that sends in the name of a visitor', async () => {
    await write()
    const { body, headers } = await formOf(photo)
    const { status } = await send({ body, headers: { ...headers, origin: 'https://elsewhere.example' } })
    expect(status).toBe(403)
  })

  test('addresses of files that are none of ours', async () => {
    const paths = ['/media/review/x-480.webp', `/media/review/${'0'.repeat(20)}-999.webp`, '/media/review/../secret']
    for (const path of [...paths, `/media/review/${'0'.repeat(20)}-480.webp`])
      expect((await file(path)).status).toBe(404)
  })
})

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createGallery, type Gallery } from './gallery.ts'
import { findPhoto } from './photo-files.ts'
import { shareCardPath } from './share-card.ts'

const VERSION = '0123abcdef'
const SCENE = new URL('../../demo/art/scenes/moods/reef.ts', import.meta.url).href

let testDatabase: TestDatabase
let folder: string
let ready: string
let gallery: Gallery
let changes: number
/** Of a visitor for whom only a softer picture is there. */
let patienceMs: number

beforeAll(async () => {
  testDatabase = await openTestDatabase()
  await testDatabase.db
    .insertInto('picture')
    .values({ id: 'reef', alt: 'A reef', width: 1600, height: 1200, version: VERSION, placeholder: null })
    .execute()
})
afterAll(() => testDatabase.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padauk-media-'))
  ready = await mkdtemp(join(tmpdir(), 'padauk-ready-'))
  changes = 0
  patienceMs = 25_000
  gallery = createGallery({
    get patienceMs() {
      return patienceMs
    },
    db: testDatabase.db,
    folder,
    readyFolders: [join(ready, 'none'), ready],
    sceneUrlOf: (id) =>
      ({ reef: SCENE, broken: 'file:///nowhere/scene.ts', deadly: 'data:text/javascript,process.exit(3)' })[id],
    versionOf: () => VERSION,
    photoOf: findPhoto(testDatabase.db, folder),
    cards: { secret: 'secret', brandName: 'Padauk' },
    onChange: () => {
      changes += 1
    },
    onError: (error) => {
      throw error
    },
  })
})
afterEach(async () => {
  await gallery.close()
  for (const each of [folder, ready]) await rm(each, { recursive: true, force: true })
})

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const shapeOf = async (response: Response) => {
  const { format, width, height, compression } = await sharp(await bytesOf(response)).metadata()
  return { format, width, height, ...(compression === undefined ? {} : { compression }) }
}

test('a picture is drawn when first asked for, at its width, and may then be kept for ever', async () => {
  const response = await gallery.answer(`/media/reef-${VERSION}-320.webp`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await shapeOf(response)).toEqual({ format: 'webp', width: 320, height: 240 })
})

test('who asks for AVIF gets WebP at once, not to be kept, and AVIF when it is ready', async () => {
  const address = `/media/reef-${VERSION}-320.avif`
  const first = await gallery.answer(address)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(await shapeOf(first)).toEqual({ format: 'webp', width: 320, height: 240 })
  await expect.poll(() => readdir(folder), { timeout: 25_000 }).toContain(`reef-${VERSION}-320.avif`)
  const second = await gallery.answer(address)
  expect(second.headers.get('content-type')).toBe('image/avif')
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await shapeOf(second)).toEqual({ format: 'heif', width: 320, height: 240, compression: 'av1' })
})

test('a preview for links is cut to 1200 by 630', async () => {
  const response = await gallery.answer(`/media/og/reef-${VERSION}.jpg`)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await shapeOf(response)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('of twenty who ask for the same picture at once, one has it drawn, and none sees half a file', async () => {
  const address = `/media/reef-${VERSION}-320.webp`
  const answers = await Promise.all(Array.from({ length: 20 }, () => gallery.answer(address)))
  const sizes = new Set(await Promise.all(answers.map(async (answer) => (await bytesOf(answer)).length)))
  expect(sizes.size).toBe(1)
  expect((await readdir(folder)).sort()).toEqual([`reef-${VERSION}-320.webp`, `reef-${VERSION}-master.png`])
})

test.each([
  ['an unknown width', `/media/reef-${VERSION}-321.webp`],
  ['an unknown picture', `/media/none-${VERSION}-320.webp`],
  ['an unknown format', `/media/reef-${VERSION}-320.gif`],
  ['a way out of the folder', `/media/../reef-${VERSION}-320.webp`],
  ['a drawing at its full size', `/media/reef-${VERSION}-master.png`],
])('%s is 404, and nothing is drawn', async (_what, path) => {
  const response = await gallery.answer(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['/media/reef-0000000000-960.avif', `/media/reef-${VERSION}-960.avif`],
  ['/media/og/reef-ffffffffff.jpg', `/media/og/reef-${VERSION}.jpg`],
])('the older address %s leads to the picture of now', async (path, location) => {
  const response = await gallery.answer(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(location)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a drawing that fails is an error for who asked, and the next one is drawn all the same', async () => {
  await expect(gallery.answer(`/media/broken-${VERSION}-320.webp`)).rejects.toThrow()
  await expect(gallery.answer(`/media/deadly-${VERSION}-320.webp`)).rejects.toThrow('The drawing process ended')
  expect((await gallery.answer(`/media/reef-${VERSION}-320.webp`)).status).toBe(200)
})

test('of a picture that nobody drew beforehand what lists ask for is drawn once in advance, and pages are told', async () => {
  await gallery.fillMissing()
  const row = await testDatabase.db.selectFrom('picture').select('placeholder').executeTakeFirstOrThrow()
  expect(row.placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
  expect(row.placeholder?.length).toBeLessThan(400)
  expect(changes).toBe(1)
  await gallery.fillMissing()
  expect(changes).toBe(1)
  expect((await readdir(folder)).filter((name) => !name.endsWith('master.png')).sort()).toEqual(
    [320, 640, 960].map((width) => `reef-${VERSION}-${width}.avif`),
  )
}, 60_000)

test('of a picture that was drawn beforehand nothing is drawn in advance', async () => {
  for (const width of [320, 640, 960]) await writeFile(join(ready, `reef-${VERSION}-${width}.avif`), 'drawn before')
  await gallery.fillMissing()
  expect(await readdir(folder)).toEqual([])
})

/** As `npm run art` leaves it. */
async function drawBefore(width: number): Promise<void> {
  const sheet = { width, height: (width * 3) / 4, channels: 3 as const, background: '#c8402a' }
  await sharp({ create: sheet })
    .avif()
    .toFile(join(ready, `reef-${VERSION}-${width}.avif`))
}

test('who asks for a wider file than there is waits a moment and gets it sharp, in a format that is quick to make', async () => {
  for (const width of [320, 640, 960]) await drawBefore(width)
  const first = await gallery.answer(`/media/reef-${VERSION}-1440.avif`)
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual(['image/webp', 'no-store'])
  expect(await shapeOf(first)).toMatchObject({ width: 1440 })
  await expect.poll(() => readdir(folder), { timeout: 25_000 }).toContain(`reef-${VERSION}-1440.avif`)
}, 60_000)

test('who has waited long enough for a wider file gets the widest there is, and that file when it is ready', async () => {
  patienceMs = 0
  for (const width of [320, 640, 960]) await drawBefore(width)
  const address = `/media/reef-${VERSION}-1440.avif`
  const first = await gallery.answer(address)
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual(['image/avif', 'no-store'])
  expect(await shapeOf(first)).toMatchObject({ width: 960 })
  await expect.poll(() => readdir(folder), { timeout: 25_000 }).toContain(`reef-${VERSION}-1440.avif`)
  const second = await gallery.answer(address)
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await shapeOf(second)).toMatchObject({ width: 1440 })
})

test('who cannot read AVIF gets WebP cut from it, and the scene is not drawn', async () => {
  await drawBefore(960)
  const response = await gallery.answer(`/media/reef-${VERSION}-640.webp`)
  expect(await shapeOf(response)).toEqual({ format: 'webp', width: 640, height: 480 })
  expect(await readdir(folder)).toEqual([`reef-${VERSION}-640.webp`])
})

test('a gallery that closes leaves nobody waiting', async () => {
  const widths = [320, 640, 960, 1440, 1920]
  const asked = Promise.allSettled(widths.map((width) => gallery.answer(`/media/reef-${VERSION}-${width}.webp`)))
  await gallery.close()
  expect((await asked).map(({ status }) => status)).toContain('rejected')
})

test('a picture that was drawn beforehand is sent as it is, and nothing is drawn', async () => {
  await writeFile(join(ready, `reef-${VERSION}-640.avif`), 'drawn before')
  const response = await gallery.answer(`/media/reef-${VERSION}-640.avif`)
  expect(await response.text()).toBe('drawn before')
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(await readdir(folder)).toEqual([])
})

test('a shared link has its title beside the picture; another title, or one nobody signed, is not drawn', async () => {
  const card = { id: 'reef', version: VERSION, title: 'Reef, Rod and Paddle' }
  const response = await gallery.answer(shareCardPath(card, 'secret'))
  const bytes = await bytesOf(response)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const other = await bytesOf(await gallery.answer(shareCardPath({ ...card, title: 'Dive and Drift' }, 'secret')))
  expect(other.equals(bytes)).toBe(false)
  expect((await gallery.answer(shareCardPath(card, 'guessed'))).status).toBe(404)
  const older = await gallery.answer(shareCardPath({ ...card, version: 'ffffffffff' }, 'secret'))
  expect([older.status, older.headers.get('location')]).toEqual([302, shareCardPath(card, 'secret')])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeLook } from '#contract/office/look.ts'
import type { MediaItem, MediaUse } from '#contract/office/media.ts'
import { createGallery, type Gallery } from '#server/media/gallery.ts'
import { findPhoto } from '#server/media/photo-files.ts'
import { readBrand } from '#server/settings/brand.ts'
import { drawnLogo, hugePhoto, photoOf } from '#tests/support/photos.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
let editor: SignedInMember
let folder: string
let gallery: Gallery
beforeAll(async () => {
  office = await openTestOffice()
  editor = await office.as('editor')
  folder = await mkdtemp(join(tmpdir(), 'padauk-uploads-'))
  gallery = createGallery({
    ...{ db: db(), folder, readyFolders: [], sceneUrlOf: () => undefined, versionOf: () => '', patienceMs: 20_000 },
    ...{ photoOf: findPhoto(db(), folder), cards: { secret: 'secret', brandName: 'Padauk' } },
    onChange: () => undefined,
    onError: (error) => {
      throw error
    },
  })
})
afterAll(async () => {
  await gallery.close()
  await office.close()
  await rm(folder, { recursive: true, force: true })
})

const db = () => office.api.testDatabase.db
const itemOf = ({ body }: Reply) => body.item as MediaItem
const upload = async (file: Uint8Array, name = 'reef.jpg') =>
  editor.upload(`/media/upload?name=${encodeURIComponent(name)}`, file)
const kept = async () => itemOf(await upload(await photoOf(1200, 800)))

describe('a photograph', () => {
  test('is made anew: upright, without its place and camera, under a name of ours', async () => {
    const sent = await upload(await photoOf(1200, 800), '../../etc/Beach at dawn.jpg')
    expect(sent.status).toBe(201)
    const item = itemOf(sent)
    expect(item).toMatchObject({
      alt: '',
      isPhoto: true,
      uses: 0,
      fileName: 'Beach at dawn.jpg',
      focus: { x: 0.5, y: 0.5 },
    })
    expect(item.id).toMatch(/^photo-[0-9a-f]{16}$/)
    const row = await db()
      .selectFrom('uploaded_picture')
      .selectAll()
      .where('picture_id', '=', item.id)
      .executeTakeFirstOrThrow()
    const { width, height, format, exif } = await sharp(row.bytes).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 800, height: 1200, format: 'webp', exif: undefined })
    expect(Buffer.from(row.bytes).includes('PADAUK TEST CAMERA')).toBe(false)
  })

  test('is sent in every width and format that pages name, and under a new version once its cut is another', async () => {
    const item = await kept()
    const picture = await gallery.answer(item.thumbUrl)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, height]).toEqual([320, 240])
    const whole = await gallery.answer(item.wholeUrl)
    const uncut = await sharp(await whole.arrayBuffer()).metadata()
    expect([whole.status, uncut.width, uncut.height]).toEqual([200, 640, 960])
    const cut = itemOf(await editor.patch(`/media/${item.id}`, { focus: { x: 0.5, y: 0.9 } }))
    expect(cut.thumbUrl).not.toBe(item.thumbUrl)
    expect((await gallery.answer(cut.thumbUrl)).status).toBe(200)
    // A page from before names the old one: that file is still there.
    expect((await gallery.answer(item.thumbUrl)).status).toBe(200)
    const moved = await gallery.answer(item.url)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, cut.url])
    expect((await gallery.answer('/media/photo-0123456789abcdef-12340a0b0c-320.webp')).status).toBe(404)
  })

  test('takes the place of a drawing everywhere, once its words are written', async () => {
    const item = await kept()
    const uses = (await editor.get('/media?filter=drawings&perPage=100')).body.rows as MediaItem[]
    const drawing = uses.find((each) => each.uses > 1)
    const wordless = await editor.post(`/media/${drawing?.id}/replace`, { by: item.id })
    expect([wordless.status, wordless.body.code, wordless.body.message]).toEqual([
      ...[409, 'needs_words', 'Please write first what this picture shows, for who does not see it'],
    ])
    await editor.patch(`/media/${item.id}`, { alt: 'A reef at noon' })
    const replaced = await editor.post(`/media/${drawing?.id}/replace`, { by: item.id })
    expect(replaced.body).toEqual({ status: 1, replaced: drawing?.uses })
    const found = (await editor.get(`/media/${item.id}`)).body as { item: MediaItem; uses: MediaUse[] }
    expect(found.uses.length).toBe(drawing?.uses)
    expect(found.uses[0]).toEqual({
      kind: expect.any(String),
      id: expect.any(String),
      title: expect.stringMatching(/\w/),
    })
    const removed = await editor.remove(`/media/${item.id}`)
    expect([removed.status, removed.body.code, removed.body.message]).toEqual([
      ...[409, 'conflict', expect.stringMatching(/^It is still shown by .+\. Choose another picture there first\.$/)],
    ])
  })

  test('that nothing shows is forgotten; a drawing never is', async () => {
    const item = await kept()
    expect((await editor.remove(`/media/${item.id}`)).body).toEqual({ status: 1 })
    const gone = await editor.get(`/media/${item.id}`)
    expect([gone.status, gone.body.message]).toEqual([404, 'There is no such picture'])
    const [drawing] = (await editor.get('/media?filter=drawings')).body.rows as MediaItem[]
    const stays = await editor.remove(`/media/${drawing?.id}`)
    expect(stays.body.message).toBe('Drawings stay: they stand in wherever a photograph is missing')
    const cut = await editor.patch(`/media/${drawing?.id}`, { focus: { x: 0, y: 0 } })
    expect(cut.body.message).toBe('A drawing has a middle of its own; only a photograph can be cut another way')
  })

  test('lists say how many need words, are unused, are drawings', async () => {
    await kept()
    const { body } = await editor.get('/media?filter=needs_words&q=reef.jpg')
    const { rows, total, counts } = body as { rows: MediaItem[]; total: number; counts: Record<string, number> }
    expect(rows.every(({ alt, isPhoto }) => alt === '' && isPhoto)).toBe(true)
    expect(total).toBe(rows.length)
    expect((counts.photos ?? 0) + (counts.drawings ?? 0)).toBe(counts.all)
    expect(counts.needs_words).toBeGreaterThan(0)
  })
})

describe('a file that is refused says why in a sentence, and nothing of it is kept', () => {
  const refused: [
    what: string,
    status: number,
    code: string,
    message: string,
    file: () => Promise<Uint8Array> | Uint8Array,
  ][] = [
    [
      'an SVG',
      422,
      'svg',
      'SVG files can carry programs, so they are not taken. Save it as PNG.',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'a page',
      422,
      'not_a_picture',
      'This is not a picture that we can read, whatever its name says. Nothing was kept.',
      () => Buffer.from('<html><script>alert(1)</script>'),
    ],
    [
      'half a JPEG',
      422,
      'not_a_picture',
      'This is not a picture that we can read, whatever its name says. Nothing was kept.',
      async () => (await photoOf()).subarray(0, 400),
    ],
    [
      'HEIC',
      422,
      'heic',
      'HEIC cannot be read here. Send it as JPEG: phones do so when asked for "most compatible".',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ],
    [
      '48 megapixels',
      422,
      'too_many_pixels',
      '48.0 megapixels; 40 is the most. Save it 7300 wide or less and send it again.',
      () => hugePhoto(8000, 6000),
    ],
    [
      'a bomb of 4 gigapixels',
      422,
      'too_many_pixels',
      '4225.0 megapixels; 40 is the most. Save it 6300 wide or less and send it again.',
      () => hugePhoto(65_000, 65_000),
    ],
    [
      'more than 8 MB',
      413,
      'too_large',
      'A photograph may have 8 MB at most. Save it smaller and send it again.',
      () => Buffer.alloc(8 * 1024 * 1024 + 1),
    ],
  ]
  test.each(refused)('%s', async (_what, status, code, message, file) => {
    const before = (await editor.get('/media')).body.counts
    const reply = await upload(await file())
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([status, code, message])
    expect((await editor.get('/media')).body.counts).toEqual(before)
  })

  test('a picture with a program behind it loses the program', async () => {
    const polyglot = Buffer.concat([await photoOf(), Buffer.from('<script>alert(1)</script>')])
    const item = itemOf(await upload(polyglot))
    const row = await db()
      .selectFrom('uploaded_picture')
      .select('bytes')
      .where('picture_id', '=', item.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(row.bytes).includes('script')).toBe(false)
  })

  test('many at once wait for one another', async () => {
    const file = await photoOf(3000, 2000)
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(file)))
    const busy = replies.filter(({ status }) => status === 503)
    expect(busy.map(({ body, headers }) => [body.message, headers.get('retry-after')])).toEqual(
      busy.map(() => ['Others are sending files just now; it goes on by itself', '10']),
    )
    expect(busy.length).toBeGreaterThan(0)
    expect(replies.filter(({ status }) => status === 201).length).toBe(6 - busy.length)
  })
})

describe('a photograph that is the logo', () => {
  test('is a small file as it is sent, is kept, and only another logo takes its place', async () => {
    const manager = await office.as('manager')
    const [logo, next, line] = [
      itemOf(await upload(await drawnLogo(600, 200), 'logo.png')),
      itemOf(await upload(await drawnLogo(300, 300), 'new.png')),
      itemOf(await upload(await drawnLogo(1_200, 100), 'line.png')),
    ]
    const { version } = (await manager.get('/settings/look')).body.look as OfficeLook
    const saved = await manager.patch('/settings/look', { accent: null, logo: logo.id, version })
    const { logoUrl } = saved.body.look as OfficeLook
    const file = await gallery.answer(logoUrl ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    const { width, height, hasAlpha } = await sharp(await file.arrayBuffer()).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 360, height: 120, hasAlpha: false })
    expect((await editor.get(`/media/${logo.id}`)).body.uses).toEqual([{ kind: 'logo', id: 'logo', title: 'the logo' }])
    expect((await editor.remove(`/media/${logo.id}`)).body.message).toBe(
      'It is still shown by the logo. Choose another picture there first.',
    )
    for (const { id } of [next, line]) await editor.patch(`/media/${id}`, { alt: 'Our sign' })
    const refused = await editor.post(`/media/${logo.id}/replace`, { by: line.id })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'It is the logo, too. This picture is 1200 by 100 pixels. Of a logo the longer side is at most 5 times the shorter: cut it close to its edges.',
    ])
    expect((await editor.post(`/media/${logo.id}/replace`, { by: next.id })).body).toMatchObject({ replaced: 1 })
    expect((await readBrand(db()))?.look?.logo).toMatchObject({ width: 120, height: 120 })
    expect((await editor.remove(`/media/${logo.id}`)).status).toBe(200)
  })
})

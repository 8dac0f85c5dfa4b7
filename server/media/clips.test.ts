import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clips, readClips } from './clips.ts'

let folder: string
let clips: Clips

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padauk-clips-'))
  await writeFile(join(folder, 'reef.mp4'), '0123456789')
  await writeFile(join(folder, 'reef.vtt'), 'WEBVTT')
  clips = readClips(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const film = () => clips.linksOf('reef')?.mediaLink ?? ''

test('a film and its captions have addresses that may be kept for ever', async () => {
  expect(clips.linksOf('reef')).toEqual({
    mediaLink: expect.stringMatching(/^\/media\/clips\/reef-[0-9a-f]{8}\.mp4$/),
    captions: expect.stringMatching(/^\/media\/clips\/reef-[0-9a-f]{8}\.vtt$/),
  })
  expect(clips.linksOf('cave')).toBeUndefined()
  const whole = await clips.answer(film(), null)
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(whole.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  })
  const words = await clips.answer(clips.linksOf('reef')?.captions ?? '', null)
  expect([words.headers.get('content-type'), await words.text()]).toEqual(['text/vtt; charset=utf-8', 'WEBVTT'])
})

describe('a piece of a film', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('%s is answered with %s', async (range, status, text, said) => {
    const answer = await clips.answer(film(), range)
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, text, said])
  })
})

test('an older address leads to the film of now; what is no clip is not there', async () => {
  const older = await clips.answer('/media/clips/reef-00000000.mp4', null)
  expect([older.status, older.headers.get('location')]).toEqual([302, film()])
  for (const path of [
    '/media/clips/cave-00000000.mp4',
    '/media/clips/../secrets.mp4',
    film().replace('mp4', 'json'),
    '/media/clips/',
  ])
    expect((await clips.answer(path, null)).status, path).toBe(404)
})

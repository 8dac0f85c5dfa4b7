import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDER } from '#tools/art/moving-scenes.ts'

/** A clip is fetched over a poor network: docs/pictures.md, "Files". */
const MOST_BYTES = 400_000
const clips = readdirSync(FOLDER).filter((name) => name.endsWith('.mp4'))

/** Where what a box of the file holds begins, by the four letters it is named with. */
const inside = (film: Buffer, name: string) => film.indexOf(name) + name.length

test.each(clips)(
  '%s is a short, small, silent H.264 film, 640 pixels wide, that plays before it is all there',
  (name) => {
    const film = readFileSync(join(FOLDER, name))
    expect(film.length).toBeLessThan(MOST_BYTES)
    const facts = inside(film, 'mvhd')
    // Version 0: a word of flags, two of dates, then how many units a second has and how many the film.
    const seconds = film.readUInt32BE(facts + 16) / film.readUInt32BE(facts + 12)
    expect(seconds).toBeGreaterThanOrEqual(4)
    expect(seconds).toBeLessThanOrEqual(6)
    const track = inside(film, 'tkhd')
    expect([film.readUInt16BE(track + 76), film.readUInt16BE(track + 80)]).toEqual([640, 480])
    expect(film.includes('avc1'), 'H.264').toBe(true)
    expect(film.includes('soun'), 'a track of sound').toBe(false)
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
  },
)

test.each(clips)('%s has a caption as long as itself, in words', (name) => {
  const [head, , times = '', words = ''] = readFileSync(join(FOLDER, name.replace('.mp4', '.vtt')), 'utf8').split('\n')
  expect(head).toBe('WEBVTT')
  expect(times).toMatch(/^00:00\.000 --> 00:0[4-6]\.000$/)
  expect(words.length).toBeGreaterThan(20)
})

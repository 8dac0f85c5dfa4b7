import { describe, expect, test } from 'vitest'
import facts from '../facts/hotels.json' with { type: 'json' }
import { hotelProse } from './hotels.ts'

type Hotel = (typeof facts.hotels)[number]
type Room = Hotel['rooms'][number]

const proseOf = ({ id }: Hotel) => {
  const prose = hotelProse[id]
  if (prose === undefined) throw new Error(`No prose for ${id}`)
  return prose
}
const rooms = facts.hotels.flatMap((hotel) =>
  hotel.rooms.map((room) => ({ id: room.id, room, words: proseOf(hotel).rooms[room.id] ?? '' })),
)
const each = facts.hotels.map((hotel) => ({ id: hotel.id, hotel }))

/** A figure in a text, with its unit: "0.9 km", "900 metres". */
const IN_METRES = /(\d+(?:\.\d+)?) ?(km|m|metres)\b/g
const NO_BREAKFAST =
  /no breakfast|without breakfast|breakfast is (?:not|extra)|not part of the room price|breakfast is extra/i
const BEDS: [RegExp, RegExp][] = [
  [/king.bed|king bed/i, /King/],
  [/queen.bed|queen bed/i, /queen/i],
  [/double bed/i, /Double/],
  [/(?:two|a king bed and two) singles?\b|two single beds/i, /single/],
  [/bunk/i, /Bunk/],
]
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, six: 6 }

/** What a text calls it, and what the list of facilities of the page calls it. */
const FACILITIES: [RegExp, string][] = [
  [/swimming pool|\bpool\b/i, 'pool'],
  [/\bspa\b/i, 'spa'],
  [/\bgym\b/i, 'gym'],
  [/\bbar\b/i, 'bar'],
  [/\blift\b/i, 'lift'],
  [/\bWi-Fi\b/, 'wifi'],
  [/air.condition/i, 'ac'],
  [/\brestaurant\b/i, 'restaurant'],
  [/\blaundry\b/i, 'laundry'],
  [/\bparking\b/i, 'parking'],
  [/room service/i, 'room'],
  [/travel desk/i, 'travel'],
  [/dive desk|desk that books boats/i, 'dive'],
  [/play area/i, 'kids'],
  [/hammock/i, 'hammock'],
  [/solar hot water/i, 'solar'],
  [/power backup/i, 'generator'],
  [/banquet hall|\ba hall\b/i, 'hall'],
]

describe.each(rooms)('$id', ({ room, words }) => {
  test('says of breakfast, floor and bed what its row says', () => {
    if (/breakfast/i.test(words)) expect(NO_BREAKFAST.test(words), words).toBe(!room.breakfast)
    for (const [, size] of words.matchAll(/([\d,]+) sq\. ft/g)) {
      if (!/ft more/.test(words)) expect(Number(size?.replace(',', ''))).toBe(room.roomSizeSqFt)
    }
    for (const [said, is] of BEDS) if (said.test(words)) expect(room.bedType, words).toMatch(is)
  })

  test('lets no more people in than its row does', () => {
    for (const [, count = ''] of words.matchAll(/(one|two|three|four|six) adults?/gi)) {
      expect(COUNTS[count.toLowerCase()], words).toBeLessThanOrEqual(room.maxAdults)
    }
    if (/\ba child\b/.test(words)) expect(room.maxChildren, words).toBeGreaterThan(0)
  })
})

describe.each(each)('$id', ({ hotel }) => {
  const { teaser, description, policy } = proseOf(hotel)
  const sentences = [teaser, ...description].join(' ').split(/(?<=[.!?;:]) /)

  test('names only facilities that it has, and misses only those that it lacks', () => {
    const keys = new Set(hotel.amenities.map(({ key }) => key))
    for (const sentence of sentences) {
      for (const [said, key] of FACILITIES) {
        if (!said.test(sentence) || isFigureOfSpeech(sentence)) continue
        expect(keys.has(key), `${key}: ${sentence}`).toBe(!isMissing(sentence, said))
      }
    }
  })

  test('keeps the hours and the prices of extra beds of its record', () => {
    expect(policy[0]).toContain(`Check-in is from ${hotel.checkinTime} and check-out by ${hotel.checkoutTime}.`)
    const prices = bedPrices(hotel.rooms)
    const [least = 0, most = 0] = [Math.min(...prices), Math.max(...prices)]
    const bed = policy.find((line) => line.startsWith('An extra bed')) ?? ''
    expect(figuresOf(bed)).toEqual(least === most ? [least] : [least, most])
    expect(/no space for one/.test(bed)).toBe(hotel.rooms.some(({ extraBedInr }) => extraBedInr === null))
  })

  test('says no distance that its page does not', () => {
    const known = [...hotel.transport, ...hotel.nearbyPlaces].map(({ distanceKm }) => Math.round(distanceKm * 1000))
    for (const sentence of sentences.filter((each) => !/boardwalk|highest point|forest trail/.test(each))) {
      for (const [text, figure, unit] of sentence.matchAll(IN_METRES)) {
        expect(known, `${text}: ${sentence}`).toContain(Math.round(Number(figure) * (unit === 'km' ? 1000 : 1)))
      }
    }
  })
})

/** Said of no facility of the house, or of one it has by way of another. */
function isFigureOfSpeech(sentence: string): boolean {
  return /matters more than a pool|without giving up a pool|sand bar|hotel parking/.test(sentence)
}

function isMissing(sentence: string, said: RegExp): boolean {
  const at = sentence.search(said)
  const before = sentence.slice(0, at)
  const after = sentence.slice(at)
  return /\b(?:no|not|without|nor)\b[^.]{0,40}$/i.test(before) || /^[\w -]+ is not offered/.test(after)
}

function bedPrices(rooms: readonly Room[]): number[] {
  return rooms.flatMap(({ extraBedInr }) => (extraBedInr === null ? [] : [extraBedInr]))
}

function figuresOf(line: string): number[] {
  return [...line.matchAll(/₹([\d,]+)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')))
}

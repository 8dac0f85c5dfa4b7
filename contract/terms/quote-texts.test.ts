import { expect, test } from 'vitest'
import { quoteLetter } from './quote-texts.ts'

test('a quote greets once, by name, and goes on with a letter', () => {
  const { dear, words } = quoteLetter({ name: 'Anna Weber', isForGroup: false })
  expect([dear, words]).toEqual(['Dear Anna Weber,', [expect.stringMatching(/^Here is your trip/)]])
})

test.each(['Dear Anna,\nthis is your tour.', 'Hello Anna, this is it.', 'Namaste!'])(
  'a note that greets by itself, %j, is not greeted before',
  (note) => {
    const { dear, words } = quoteLetter({ name: 'Anna Weber', note, isForGroup: true })
    expect([dear, words[0], words.at(-1)]).toEqual([
      undefined,
      note.split('\n')[0],
      expect.stringMatching(/^Rooms and seats for all of you/),
    ])
  },
)

test('a note without a greeting keeps that of the quote, and a quote without a name begins with a capital', () => {
  expect(quoteLetter({ name: 'Anna', note: 'This is it.', isForGroup: false }).dear).toBe('Dear Anna,')
  expect(quoteLetter({ isForGroup: false })).toEqual({ words: [expect.stringMatching(/^[A-Z]/)] })
})

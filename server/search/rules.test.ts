import { expect, test } from 'vitest'
import { knownTerms, planSearch, type QueryWord, spellingsOf } from './rules.ts'

function word(text: string, more: Partial<QueryWord> = {}): QueryWord {
  return { word: text, stem: text, sound: text, isWord: true, isBeginning: true, similar: [], joined: [], ...more }
}
function unknown(text: string, similar: string[]): QueryWord {
  const candidates = similar.map((each, index) => ({ word: each, says: each, sound: each, entries: 10 - index }))
  return word(text, { isWord: false, isBeginning: false, similar: candidates })
}
const meant = (asked: QueryWord, { isLast = false } = {}) => spellingsOf(asked, { isLast }).map((each) => each.word)

test('a short word is not taken for another, a longer one for one slip, a long one for two', () => {
  expect(meant(unknown('nel', ['neil']))).toEqual([])
  expect(meant(unknown('havlok', ['havelok']))).toEqual(['havelok'])
  expect(meant(unknown('havlo', ['havelok']))).toEqual([])
  expect(meant(unknown('radanagr', ['radanagar', 'radanagars']))).toEqual(['radanagar'])
})

test('a word that something holds stays what it is', () => {
  expect(meant({ ...unknown('hotal', ['hotel']), isWord: true })).toEqual([])
})

test('of the last word the beginning is compared, and a whole word is nearer', () => {
  expect(meant(unknown('selul', ['selular']))).toEqual([])
  expect(meant(unknown('selul', ['selular']), { isLast: true })).toEqual(['selular'])
  expect(meant(unknown('selul', ['selular', 'selul']), { isLast: true })).toEqual(['selul'])
})

test('words that say nothing are left out, unless there are no others', () => {
  const the = word('the', { stem: null })
  expect(planSearch([the, word('beaches', { stem: 'beach' })], 'all')?.every).toBe('(beaches:* | beach)')
  expect(planSearch([the], 'all')?.every).toBe('(the:* | the)')
  expect(planSearch([], 'all')).toBeUndefined()
})

test('only the last word is open, and any that nothing holds; all of them or any', () => {
  const words = [word('swaraj'), word('dweep')]
  expect(planSearch(words, 'all')?.every).toBe('swaraj & (dweep:* | dweep)')
  expect(planSearch(words, 'any')?.every).toBe('swaraj | (dweep:* | dweep)')
  expect(planSearch(words, 'all')?.whole).toBe('swaraj & dweep')
  expect(planSearch(words, 'all')?.phrase).toBe('swaraj <-> dweep')
})

test('all but a few of the words: every way to leave out so many', () => {
  const words = [word('pool'), word('hotel'), word('neil')]
  expect(planSearch(words, { missing: 1 })?.whole).toBe('(hotel & neil) | (pool & neil) | (pool & hotel)')
  expect(planSearch(words, { missing: 2 })?.whole).toBe('neil | hotel | pool')
})

test('a word that nothing holds and nothing is like is not looked for', () => {
  const words = [unknown('exotica', []), word('hotel'), unknown('havlok', ['havelok'])]
  expect(knownTerms(words).map((each) => each.word)).toEqual(['hotel', 'havlok'])
})

test('a crossing is named by its ends, without the word after them', () => {
  const crossing = ['neil', 'to', 'havelock', 'ferry'].map((each) => word(each, each === 'to' ? { stem: null } : {}))
  expect(planSearch(crossing, 'all')?.phrase).toBe('neil <-> to <-> havelock')
})

test('two halves may be found as one word', () => {
  const words = [word('radha', { joined: ['radhanagar'] }), word('nagar')]
  expect(planSearch(words, 'all')?.whole).toBe('(radha | radhanagar) & (nagar | radhanagar)')
})

test('what was understood is said in words, also for a name written without spaces', () => {
  const asked = word('cellularjale', {
    isWord: false,
    isBeginning: false,
    similar: [{ word: 'cellularjail', says: 'cellular jail', sound: 'cellularjail', entries: 1 }],
  })
  expect(planSearch([asked], 'all')).toMatchObject({
    text: 'cellular jail',
    phrase: 'cellular <-> jail',
    isCorrected: true,
  })
})

import { SCRIPT_VOCABULARY } from './script-vocabulary.ts'

/**
 * Scripts of India in Latin letters, so that a name in one of them is looked up as it sounds. Their Unicode blocks are laid out alike,
 * 128 code points each from Devanagari (U+0900) to Malayalam (U+0D7F), so that one table serves all.
 */
const FIRST = 0x0900
const LAST = 0x0d7f
const BLOCK = 0x80

const VOWELS: Readonly<Record<number, string>> = {
  5: 'a',
  6: 'a',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ri',
  14: 'e',
  15: 'e',
  16: 'ai',
  18: 'o',
  19: 'o',
  20: 'au',
  13: 'e',
  17: 'o',
}
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const FIRST_CONSONANT = 0x15
/** Signs after a consonant, in place of its own "a". */
const SIGNS: Readonly<Record<number, string>> = {
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
}
const NASAL = new Set([1, 2])
const BREATH = 3
const SILENT = 77
const NUKTA = 60
const FIRST_DIGIT = 0x66

const MEANT = new Map(
  SCRIPT_VOCABULARY.flatMap(([meaning, words]) => words.split(' ').map((word) => [plain(word), meaning] as const)),
)

/** The text with every word of another Indian script by its meaning, or by its sound; the rest stays. */
export function toLatin(text: string): string {
  return text.replace(/[\u0900-\u0d7f\u200c\u200d]+/g, (word) => MEANT.get(plain(word)) ?? soundOf(word))
}

/** One spelling of what is written in several: composed letters with their dots apart, without joiners. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/[\u200c\u200d]/g, '')
}

function soundOf(word: string): string {
  let sound = ''
  let isOpen = false
  for (const sign of plain(word)) {
    const code = sign.codePointAt(0) ?? 0
    if (code < FIRST || code > LAST) continue
    const place = (code - FIRST) % BLOCK
    const consonant = CONSONANTS[place - FIRST_CONSONANT]
    const vowelSign = SIGNS[place]
    if (place >= FIRST_DIGIT && place < FIRST_DIGIT + 10) {
      sound += String(place - FIRST_DIGIT)
      isOpen = false
    } else if (consonant !== undefined && place >= FIRST_CONSONANT) {
      sound += `${isOpen ? 'a' : ''}${consonant}`
      isOpen = true
    } else if (vowelSign !== undefined) {
      sound += vowelSign
      isOpen = false
    } else if (place === SILENT) {
      isOpen = false
    } else if (NASAL.has(place)) {
      sound += `${isOpen ? 'a' : ''}n`
      isOpen = false
    } else if (place === BREATH) {
      sound += `${isOpen ? 'a' : ''}h`
      isOpen = false
    } else if (place !== NUKTA) {
      sound += `${isOpen ? 'a' : ''}${VOWELS[place] ?? ''}`
      isOpen = false
    }
  }
  // The last consonant's own "a" is not spoken.
  return sound
}

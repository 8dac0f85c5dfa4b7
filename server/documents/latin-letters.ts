/**
 * Indian scripts in Latin letters, as passports roughly write them. Unicode lays Bengali, Gurmukhi, Gujarati, Odia, Tamil,
 * Telugu, Kannada and Malayalam out alike, 128 places each, so one table by place serves them all.
 */
const FIRST_BLOCK = 0x0900
const LAST_BLOCK_END = 0x0d7f
const BLOCK_SIZE = 0x80

const CONSONANTS_FROM = 0x15
const CONSONANTS = 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
)
const VOWELS_FROM = 0x05
const VOWELS = 'a a i ee u oo ri l e e e ai o o o au'.split(' ')
const SIGNS_FROM = 0x3e
const SIGNS = 'a i ee u oo ri ri e e e ai o o o au'.split(' ')
const DIGITS_FROM = 0x66
const NASALS: Record<number, string> = { 1: 'n', 2: 'n', 3: 'h', 112: 'n', 113: '' }
/** Letters that only one script has at their place. */
const OWN: Record<string, string> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ৎ: 't', ੜ: 'r' }
const VIRAMA = 0x4d
const NUKTA = 0x3c
/** Devanagari, Bengali, Gurmukhi and Gujarati do not say the vowel of a word's last consonant; the others write and say it. */
const SILENT_END_BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80]

/** The same text with every letter of those scripts in Latin ones, each word with a capital; other signs stay. */
export function inLatinLetters(text: string): string {
  return text
    .normalize('NFC')
    .split(/(\s+)/)
    .map((word) => {
      const latin = latinWord(word)
      return latin === word ? word : `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`
    })
    .join('')
}

function latinWord(word: string): string {
  let latin = ''
  let openVowel = false
  let silentEnd = false
  for (const character of word) {
    const code = character.codePointAt(0) ?? 0
    const place = code >= FIRST_BLOCK && code <= LAST_BLOCK_END ? code % BLOCK_SIZE : undefined
    const own = OWN[character]
    const isChillu = own !== undefined && code >= 0x0d7a
    const consonant = own ?? (place === undefined ? undefined : CONSONANTS[place - CONSONANTS_FROM])
    const follows =
      place === VIRAMA || place === NUKTA || (place !== undefined && SIGNS[place - SIGNS_FROM] !== undefined)
    // A consonant carries an "a" unless a vowel sign or a virama takes it away.
    if (openVowel && !follows) latin += 'a'
    if (consonant !== undefined) latin += consonant
    else if (place === undefined) latin += character
    else latin += signAt(place)
    openVowel = consonant !== undefined ? !isChillu : openVowel && place === NUKTA
    silentEnd = SILENT_END_BLOCKS.includes(code - (code % BLOCK_SIZE))
  }
  return openVowel && !silentEnd ? `${latin}a` : latin
}

function signAt(place: number): string {
  if (place >= DIGITS_FROM && place < DIGITS_FROM + 10) return String(place - DIGITS_FROM)
  return VOWELS[place - VOWELS_FROM] ?? SIGNS[place - SIGNS_FROM] ?? NASALS[place] ?? ''
}

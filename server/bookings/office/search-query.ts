import { normalisePhone } from '#contract/terms/enquiry-form.ts'

/** Words that are looked for at most; the rest of a longer text is left out. */
const WORDS_MAX = 8
/** Shorter beginnings of names would find a large part of all bookings. */
const WORD_LETTERS_MIN = 2
const DIGITS_MIN = 3
/** A national number without the code of its country. */
const NATIONAL_DIGITS = 10
const PHONE = /^[+\d\s()./-]+$/
const BETWEEN_NAMES = /[\s[\],.;:'’"!?()/\\&@-]+/
const PART_OF_REFERENCE = /^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{0,5})?$/

/**
 * What somebody typed as a tsquery over booking_words (0026-office-bookings.sql): a telephone number or its last digits, a reference or a
 * part of it, a mail address, names by their beginnings. Undefined where nothing of it can be looked for.
 */
export function searchQuery(typed: string): string | undefined {
  const text = plain(typed)
  const digits = text.replace(/\D/g, '')
  if (PHONE.test(text)) return digits.length < DIGITS_MIN ? undefined : phoneQuery(text, digits)
  const words = text
    .split(/\s+/)
    .flatMap((word) => (/^pdk-/.test(word) || word.includes('@') ? [word] : partsOf(word)))
    .filter((word) => word.length >= WORD_LETTERS_MIN)
  if (words.length === 0) return undefined
  return words.slice(0, WORDS_MAX).map(wordQuery).join(' & ')
}

/** Small letters without accents, as booking_plain writes them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
}

/** "7k2m9-p4x1c" stays whole, "anne-marie" does not. */
function partsOf(word: string): string[] {
  return isReference(word) ? [word] : word.split(BETWEEN_NAMES)
}

function isReference(word: string): boolean {
  return PART_OF_REFERENCE.test(word.toUpperCase()) && /\d/.test(word)
}

function wordQuery(word: string): string {
  if (word.startsWith('pdk-')) return begins(word.toUpperCase())
  if (!isReference(word)) return begins(word)
  return `(${begins(`PDK-${word.toUpperCase()}`)} | ${begins(word)})`
}

function phoneQuery(text: string, digits: string): string {
  const kept = normalisePhone(text)?.replace(/\D/g, '') ?? digits
  const last = digits.slice(-NATIONAL_DIGITS)
  return `(${begins(kept)} | ${begins(`<${[...last].reverse().join('')}`)})`
}

/** A lexeme as it is, by its beginning. */
function begins(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

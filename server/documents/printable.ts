import { inLatinLetters } from './latin-letters.ts'

type Covers = (codePoint: number) => boolean

/**
 * A text without anything that the font would draw as an empty box: Indian scripts it lacks in Latin letters, accented
 * letters without their accent, and words of other scripts left out. `otherwise` is said where nothing remains.
 */
export function printable(text: string, covers: Covers, otherwise = ''): string {
  const spaced = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  if (drawn(spaced, covers)) return spaced
  const words = inLatinLetters(spaced.replaceAll('→', '–'))
    .split(' ')
    .map((word) => wordDrawn(word, covers))
    .filter((word) => word !== '')
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words.join(' ') : otherwise
}

function wordDrawn(word: string, covers: Covers): string {
  if (drawn(word, covers)) return word
  const bare = word.normalize('NFKD').replaceAll(/\p{Mn}/gu, '')
  if (drawn(bare, covers)) return bare
  // Half a word in another script says nothing; signs between letters may go.
  const hasForeignLetter = [...bare].some((each) => /[\p{L}\p{N}]/u.test(each) && !drawn(each, covers))
  return hasForeignLetter ? '' : [...bare].filter((each) => drawn(each, covers)).join('')
}

function drawn(text: string, covers: Covers): boolean {
  for (const character of text) if (!covers(character.codePointAt(0) ?? 0)) return false
  return true
}

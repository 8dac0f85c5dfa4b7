import { randomInt } from 'node:crypto'

/** Crockford's base 32: without I, L, O and U, so that a reference read out on the phone is written down right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters of five bits each: "7K2M9P". */
export function drawCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

import { randomInt } from 'node:crypto'

/** Crockford's: no I, L, O or U, so that a reference read out on the phone is written down right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many random signs of five bits each: "7K2M9P". */
export function drawCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

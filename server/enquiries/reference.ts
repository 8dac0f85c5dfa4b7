import { randomInt } from 'node:crypto'

/** Crockford's: no I, L, O or U, so that a reference read out on the phone is written down right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** "ENQ-7K2M9P": 30 random bits. May have been given before; the table's unique key decides. */
export function drawReference(): string {
  return `ENQ-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

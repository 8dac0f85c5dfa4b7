import { createHash } from 'node:crypto'

/** Changes with anything that a price is made of: a price shown under another version is asked for again. */
export function priceVersion(madeOf: unknown): string {
  return createHash('sha256').update(JSON.stringify(madeOf)).digest('base64url').slice(0, 12)
}

import { createHmac, hkdfSync } from 'node:crypto'

/** Hashes the key of a counter with a secret; `kind` separates counters of equal texts. */
export type LimitKeys = (kind: string, text: string) => string

const KEY_BYTES = 32

export function limitKeys(secret: string): LimitKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'limits', KEY_BYTES))
  return (kind, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, text]))
      .digest('base64url')
}

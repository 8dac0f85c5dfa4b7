import { createHmac, hkdfSync } from 'node:crypto'

/** Names a counter by a keyed hash; `kind` keeps a network and a mailbox, or two windows, from being one. */
export type LimitKeys = (kind: string, text: string) => string

const KEY_BYTES = 32

export function limitKeys(secret: string): LimitKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'limits', KEY_BYTES))
  return (kind, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, text]))
      .digest('base64url')
}

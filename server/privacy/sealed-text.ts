import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text with a key of 32 bytes, for one row: `about` names it, and opens nothing else. */
export function sealText(key: Buffer, about: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Throws where it was not sealed with this key for `about`. */
export function openText(key: Buffer, about: string, sealed: string): string {
  const whole = Buffer.from(sealed, 'base64url')
  const opener = createDecipheriv(CIPHER, key, whole.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  opener.setAAD(Buffer.from(about)).setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([opener.update(whole.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]).toString('utf8')
}

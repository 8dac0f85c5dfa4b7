import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'

/** What only the site's secret can make: names of addresses, hashes of codes and links, and the seal around them. */
export type SignInKeys = {
  /** Made of a secret that is also accepted while secrets are being changed: what it made is good, and it makes nothing. */
  fallback?: SignInKeys | undefined
  addressKey: (text: string) => string
  codeHash: (challengeId: string, code: string) => string
  linkHash: (link: string) => string
  seal: (challengeId: string, text: string) => string
  /** Throws where it was not sealed for this challenge with this secret or the one of the fallback. */
  open: (challengeId: string, sealed: string) => string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

export function signInKeys(secret: string, fallbackSecret?: string): SignInKeys {
  const fallback = fallbackSecret === undefined ? undefined : signInKeys(fallbackSecret)
  // A key a purpose: what one of them gives away says nothing about another.
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `sign-in ${purpose}`, KEY_BYTES))
  const addressSecret = keyFor('address')
  const codeSecret = keyFor('code')
  const linkSecret = keyFor('link')
  const sealSecret = keyFor('seal')
  const open = (challengeId: string, sealed: string): string => {
    const whole = Buffer.from(sealed, 'base64url')
    const nonce = whole.subarray(0, NONCE_BYTES)
    const opener = createDecipheriv(CIPHER, sealSecret, nonce, { authTagLength: TAG_BYTES })
    opener.setAAD(Buffer.from(challengeId)).setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([opener.update(whole.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]).toString('utf8')
  }
  return {
    fallback,
    addressKey: (text) => keyed(addressSecret, text),
    codeHash: (challengeId, code) => keyed(codeSecret, `${challengeId}:${code}`),
    linkHash: (link) => keyed(linkSecret, link),
    seal: (challengeId, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealSecret, nonce).setAAD(Buffer.from(challengeId))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open: (challengeId, sealed) => {
      try {
        return open(challengeId, sealed)
      } catch (error) {
        if (fallback === undefined) throw error
        return fallback.open(challengeId, sealed)
      }
    },
  }
}

/** By every secret that is accepted. */
export function everyKeyOf(keys: SignInKeys): SignInKeys[] {
  return keys.fallback === undefined ? [keys] : [keys, keys.fallback]
}

/** Six digits, each as likely as any other. */
export function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** 256 bits for an address of a page. */
export function drawLink(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 bits in the letters that ids are written with. */
export function drawChallengeId(): string {
  return randomBytes(16).toString('hex')
}

function keyed(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { openText, sealText } from '#server/privacy/sealed-text.ts'

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

const KEY_BYTES = 32

export function signInKeys(secret: string, fallbackSecret?: string): SignInKeys {
  const fallback = fallbackSecret === undefined ? undefined : signInKeys(fallbackSecret)
  // A key a purpose: what one of them gives away says nothing about another.
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `sign-in ${purpose}`, KEY_BYTES))
  const addressSecret = keyFor('address')
  const codeSecret = keyFor('code')
  const linkSecret = keyFor('link')
  const sealSecret = keyFor('seal')
  return {
    fallback,
    addressKey: (text) => keyed(addressSecret, text),
    codeHash: (challengeId, code) => keyed(codeSecret, `${challengeId}:${code}`),
    linkHash: (link) => keyed(linkSecret, link),
    seal: (challengeId, text) => sealText(sealSecret, challengeId, text),
    open: (challengeId, sealed) => {
      try {
        return openText(sealSecret, challengeId, sealed)
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

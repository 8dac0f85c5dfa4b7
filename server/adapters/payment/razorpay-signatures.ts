import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex, as everything of this wire format is signed. */
export function signatureOf(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** What a browser brings back is signed with the secret of the key; how long comparing takes says nothing. */
export function returnSignatureOf(keySecret: string, orderId: string, paymentId: string): string {
  return signatureOf(keySecret, `${orderId}|${paymentId}`)
}

/** `secrets`: the one that is used, and one that still counts or will soon. */
export function isSignedByOne(
  secrets: readonly (string | undefined)[],
  message: string | Buffer,
  given: string,
): boolean {
  return secrets.some((secret) => secret !== undefined && isSignature(secret, message, given))
}

function isSignature(secret: string, message: string | Buffer, given: string): boolean {
  const expected = Buffer.from(signatureOf(secret, message), 'hex')
  const candidate = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : Buffer.alloc(0)
  return candidate.length === expected.length && timingSafeEqual(candidate, expected)
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type Named = { id: string; bookingId: string }

/** Tokens in the links by which travellers choose: `id-signature`. */
export type ChoiceTokens = {
  of: (party: Named) => string
  /** The id that a token names; whether it is signed for that party is asked of `isOf`. */
  idOf: (token: string) => string
  isOf: (token: string, party: Named) => boolean
}

const KEY_BYTES = 32

/** `fallback`: a secret whose tokens are also accepted, while secrets are being changed. */
export function choiceTokens(secret: string, fallback?: string): ChoiceTokens {
  const keys = [secret, fallback]
    .filter((each) => each !== undefined)
    .map((each) => Buffer.from(hkdfSync('sha256', each, '', 'choice of a traveller', KEY_BYTES)))
  const tokenBy = (key: Buffer, { id, bookingId }: Named) =>
    `${id}-${createHmac('sha256', key)
      .update(JSON.stringify([id, bookingId]))
      .digest('hex')
      .slice(0, SIGNATURE_DIGITS)}`
  return {
    of: (party) => tokenBy(keys[0] ?? Buffer.alloc(0), party),
    idOf: (token) => token.split('-')[0] ?? '',
    isOf: (token, party) =>
      keys.some((key) => {
        const [given, right] = [Buffer.from(token), Buffer.from(tokenBy(key, party))]
        return given.length === right.length && timingSafeEqual(given, right)
      }),
  }
}

/** 128 bits. */
const SIGNATURE_DIGITS = 32

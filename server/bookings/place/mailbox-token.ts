import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Tokens in the links of booking mails. A valid token proves access to the mailbox of the lead traveller. */
export type MailboxTokens = {
  of: (booking: Named) => string
  isOf: (token: string, booking: Named) => boolean
}

type Named = { id: string; lead: { email: string } | null }

const KEY_BYTES = 32

/** `fallback`: a secret whose tokens are also accepted, while secrets are being changed. */
export function mailboxTokens(secret: string, fallback?: string): MailboxTokens {
  const keys = [secret, fallback]
    .filter((each) => each !== undefined)
    .map((each) => Buffer.from(hkdfSync('sha256', each, '', 'mailbox of a booking', KEY_BYTES)))
  const tokenBy = (key: Buffer, { id, lead }: Named) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, lead?.email]))
      .digest('base64url')
  return {
    of: (booking) => tokenBy(keys[0] ?? Buffer.alloc(0), booking),
    isOf: (token, booking) =>
      keys.some((key) => {
        const [given, right] = [Buffer.from(token), Buffer.from(tokenBy(key, booking))]
        return given.length === right.length && timingSafeEqual(given, right)
      }),
  }
}

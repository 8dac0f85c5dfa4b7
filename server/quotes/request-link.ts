import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#contract/terms/durations.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'

/** So long the office may write a quote by its link; then the traveller asks again, at the prices of then (ours). */
const LINK_DAYS = 14
const SIGNATURE_LENGTH = 32
const TOKEN = /^enq-([0-9a-z]{4,12})-([0-9a-z]{6,12})-([0-9a-f]{32})$/

export type RequestLink = { reference: string; endsAt: Date }

/** The address at which the office writes the quote of a request; it ends a while after the request came. */
export function requestLinks(
  origin: string,
  secretKey: string,
): (request: { reference: string; createdAt: Date }) => string {
  return ({ reference, createdAt }) => {
    const endsAt = new Date(createdAt.getTime() + LINK_DAYS * DAY_MS)
    return `${origin}${visitorPaths.writeQuote(requestToken(secretKey, { reference, endsAt }))}`
  }
}

/** "enq-7k2m9p-…-…": the request, the end of the link, and the signature of both. */
export function requestToken(secretKey: string, { reference, endsAt }: RequestLink): string {
  const said = `${reference.toLowerCase()}-${Math.floor(endsAt.getTime() / 1_000).toString(36)}`
  return `${said}-${signatureOf(secretKey, said)}`
}

/** What a link names; undefined where it was not signed by us. */
export function readRequestToken(token: string, ...secretKeys: (string | undefined)[]): RequestLink | undefined {
  const [, code = '', ends = '', signature = ''] = TOKEN.exec(token) ?? []
  if (signature === '') return undefined
  const isRight = (secretKey: string) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secretKey, `enq-${code}-${ends}`)))
  if (!secretKeys.some((secretKey) => secretKey !== undefined && isRight(secretKey))) return undefined
  return { reference: `ENQ-${code.toUpperCase()}`, endsAt: new Date(Number.parseInt(ends, 36) * 1_000) }
}

/** Signed for this purpose alone: nothing else that the key signs opens a request. */
function signatureOf(secretKey: string, said: string): string {
  return createHmac('sha256', secretKey).update(`write-quote\n${said}`).digest('hex').slice(0, SIGNATURE_LENGTH)
}

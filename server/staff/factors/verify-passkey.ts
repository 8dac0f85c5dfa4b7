import { createHash } from 'node:crypto'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { PasskeyAnswer } from '#contract/office/factor-proof.ts'
import type { PasskeyMade } from '#contract/office/factors.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'

/** Why an answer is refused: its challenge, the page's address, the site of the key, the person not verified, or else the signature. */
export type PasskeyFault = 'challenge' | 'origin' | 'site' | 'unverified' | 'counter' | 'unknown' | 'signature'

/** `origin`: the site's own address, as set; `challenge`: what was asked. */
type Asked = { origin: string; challenge: string }
export type PasskeyKey = { credentialId: string; publicKey: string; counter: number }

/** COSE numbers of EdDSA, ES256 and RS256: what phones, computers and keys make. */
export const ALGORITHMS = [-8, -7, -257]

/** Loaded at the first passkey, and before a transaction is open: it takes half a second and 27 MB (measured). */
export const loadWebauthn = () => import('@simplewebauthn/server')

/** The site that a passkey belongs to: the host of the address. */
export function siteOf(origin: string): string {
  return new URL(origin).hostname
}

/** Checks what a passkey has signed; answers how often it has signed by now. */
export async function verifyAnswer(
  asked: Asked,
  key: PasskeyKey,
  { id, userHandle, ...signed }: PasskeyAnswer,
): Promise<Result<{ counter: number }, PasskeyFault>> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const response = { ...signed, ...(userHandle === undefined ? {} : { userHandle }) }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expected(asked),
      credential: { id, publicKey: bytesOf(key.publicKey), counter: key.counter },
    })
    if (!verified) return fail('signature')
    if (isFramed(signed.clientDataJSON)) return fail('origin')
    return ok({ counter: authenticationInfo.newCounter })
  } catch {
    return fail(
      faultOf(asked, { clientDataJSON: signed.clientDataJSON, parts: bytesOf(signed.authenticatorData), key }),
    )
  }
}

/** Checks a passkey that was just made; answers its key. Who made the authenticator is not asked, so its attestation is not read. */
export async function verifyMade(
  asked: Asked,
  { id, clientDataJSON, attestationObject, transports }: PasskeyMade,
): Promise<Result<PasskeyKey, PasskeyFault>> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  const plain = await withoutAttestation(attestationObject)
  if (plain === undefined) return fail('signature')
  // Only handed back as a hint to the browser that said it.
  const known = transports as AuthenticatorTransport[]
  const response = { clientDataJSON, attestationObject: plain.object, transports: known }
  try {
    const made = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expected(asked),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const credential = made.verified ? made.registrationInfo.credential : undefined
    if (credential?.id !== id) return fail('signature')
    if (isFramed(clientDataJSON)) return fail('origin')
    const { publicKey, counter } = credential
    return ok({ credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter })
  } catch {
    return fail(faultOf(asked, { clientDataJSON, parts: plain.parts }))
  }
}

function expected({ origin, challenge }: Asked) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    requireUserVerification: true,
  }
}

type Seen = { clientDataJSON: string; parts: Buffer | undefined; key?: PasskeyKey }

const SITE_BYTES = 32
const IS_PRESENT = 1
const IS_VERIFIED = 4

/** In words for the member what the library has refused; the library decides, this only names it. */
function faultOf({ origin, challenge }: Asked, { clientDataJSON, parts, key }: Seen): PasskeyFault {
  const client = readClient(clientDataJSON)
  if (client === undefined || parts === undefined || parts.length < SITE_BYTES + 5) return 'signature'
  if (client.challenge !== challenge) return 'challenge'
  if (client.origin !== origin || client.crossOrigin === true) return 'origin'
  if (!parts.subarray(0, SITE_BYTES).equals(createHash('sha256').update(siteOf(origin)).digest())) return 'site'
  const flags = parts[SITE_BYTES] ?? 0
  if ((flags & IS_PRESENT) === 0 || (flags & IS_VERIFIED) === 0) return 'unverified'
  if (key !== undefined && parts.readUInt32BE(SITE_BYTES + 1) <= key.counter) return 'counter'
  return 'signature'
}

/**
 * The same with the attestation "none", and the authenticator's own part of it. The library would fetch lists of revoked certificates from
 * the addresses in an attestation: no request of the server goes where a browser says.
 */
async function withoutAttestation(object: string): Promise<{ object: string; parts: Buffer } | undefined> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers')
  try {
    const parts = decodeAttestationObject(bytesOf(object)).get('authData')
    const plain = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', parts],
    ])
    return { object: Buffer.from(isoCBOR.encode(plain)).toString('base64url'), parts: Buffer.from(parts) }
  } catch {
    return undefined
  }
}

type Client = { challenge?: unknown; origin?: unknown; crossOrigin?: unknown }

function readClient(clientDataJSON: string): Client | undefined {
  try {
    const client: unknown = JSON.parse(bytesOf(clientDataJSON).toString('utf8'))
    return typeof client === 'object' && client !== null ? client : undefined
  } catch {
    return undefined
  }
}

/** Asked for by a page inside of another. The office is never framed. */
function isFramed(clientDataJSON: string): boolean {
  return readClient(clientDataJSON)?.crossOrigin === true
}

function bytesOf(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, 'base64url')
}

import type { MakeOptions, SignOptions } from '#contract/office/factor-proof.ts'
import { PASSKEY_MINUTES } from '#contract/terms/staff-rules.ts'
import type { Member } from '../session.ts'
import type { PasskeyRow } from './store.ts'
import { ALGORITHMS, siteOf } from './verify-passkey.ts'

const TIMEOUT_MS = PASSKEY_MINUTES * 60_000

/** What a browser is asked so that one of the known passkeys signs. The site is that of the configured address, whatever the request names. */
export function signOptions(origin: string, challenge: string, known: readonly PasskeyRow[]): SignOptions {
  return {
    ...{ challenge, rpId: siteOf(origin), timeout: TIMEOUT_MS, userVerification: 'required' },
    allowCredentials: known.map(descriptorOf),
  }
}

type Made = { challenge: string; member: Member; known: readonly PasskeyRow[] }

/** What a browser is asked so that it makes a passkey for a member, on a device that has none of the known ones. */
export function makeOptions(
  { origin, brandName }: { origin: string; brandName: string },
  { challenge, member, known }: Made,
): MakeOptions {
  return {
    challenge,
    rp: { id: siteOf(origin), name: brandName },
    user: { id: Buffer.from(member.id).toString('base64url'), name: member.email, displayName: member.name },
    timeout: TIMEOUT_MS,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  }
}

function descriptorOf({ credential_id, transports }: PasskeyRow) {
  return { type: 'public-key' as const, id: credential_id, transports }
}

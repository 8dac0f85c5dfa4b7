import type { MakeOptions, PasskeyAnswer, SignOptions } from '#contract/office/factor-proof.ts'
import type { PasskeyMade } from '#contract/office/factors.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'

/** What came of asking the device: what it answered, or in a sentence why it did not. */
type FromDevice<Answer> = Promise<Result<Answer, string>>

/** Has one of the member's passkeys sign. */
export async function signWithPasskey(options: SignOptions): FromDevice<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON?.(options) ?? requestOf(options)
  const signed = await fromDevice(options, options.rpId, () => navigator.credentials.get({ publicKey }))
  if (!signed.ok) return signed
  // Asked for a public key, a browser brings one.
  const { id, response } = signed.value as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return ok({
    ...{ id, clientDataJSON: textOf(clientDataJSON), authenticatorData: textOf(authenticatorData) },
    signature: textOf(signature),
    ...(userHandle === null || userHandle.byteLength === 0 ? {} : { userHandle: textOf(userHandle) }),
  })
}

/** Has the device make a passkey. */
export async function makePasskey(options: MakeOptions): FromDevice<PasskeyMade> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON?.(options) ?? creationOf(options)
  const made = await fromDevice(options, options.rp.id, () => navigator.credentials.create({ publicKey }))
  if (!made.ok) return made
  const { id, response } = made.value as PublicKeyCredential & { response: AuthenticatorAttestationResponse }
  const { clientDataJSON, attestationObject } = response
  return ok({
    ...{ id, clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) },
    transports: response.getTransports?.() ?? [],
  })
}

async function fromDevice(
  { timeout }: { timeout: number },
  site: string,
  ask: () => Promise<Credential | null>,
): FromDevice<Credential> {
  const beganAt = performance.now()
  try {
    const credential = await ask()
    return credential === null ? fail(WORDS.other) : ok(credential)
  } catch (error) {
    const isLate = performance.now() - beganAt >= timeout - 1_000
    return fail(wordsOf(error instanceof Error ? error.name : '', { isLate, site }))
  }
}

const WORDS = {
  cancelled: 'Nothing was signed: it was cancelled, or this device has no passkey of yours. Try again, or take a code.',
  late: 'That took too long. Please try again.',
  known: 'This device has a passkey of yours already.',
  unable: 'This device cannot use passkeys with fingerprint, face or PIN. Please take a code.',
  other: 'The passkey could not be used here. Please try again, or take a code.',
}

/** Browsers say what went wrong by the name of an error; one that was cancelled is told from one that took too long by the time alone. */
export function wordsOf(name: string, { isLate, site }: { isLate: boolean; site: string }): string {
  if (name === 'NotAllowedError' || name === 'AbortError') return isLate ? WORDS.late : WORDS.cancelled
  if (name === 'TimeoutError') return WORDS.late
  if (name === 'InvalidStateError') return WORDS.known
  if (name === 'NotSupportedError' || name === 'ConstraintError') return WORDS.unable
  if (name === 'SecurityError') return `Passkeys work on ${site} alone. Please open the office by that address.`
  return WORDS.other
}

function requestOf({ challenge, allowCredentials, ...rest }: SignOptions): PublicKeyCredentialRequestOptions {
  return { ...rest, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(descriptorOf) }
}

function creationOf(options: MakeOptions): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials, ...rest } = options
  return {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorOf),
  }
}

function descriptorOf({
  id,
  type,
  transports,
}: SignOptions['allowCredentials'][number]): PublicKeyCredentialDescriptor {
  // As the browser itself named them when the passkey was made.
  return { type, id: bytesOf(id), transports: transports as AuthenticatorTransport[] }
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function textOf(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

import { z } from 'zod'
import { PASSKEY_NAME_MAX } from '../terms/staff-rules.ts'
import { Id, RecordId } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { SixDigits, Stepped } from './account.ts'
import {
  AttestationObject,
  ClientData,
  CredentialId,
  FactorProof,
  MakeOptions,
  PasskeyAnswer,
  SignOptions,
} from './factor-proof.ts'
import { EmptyBody, NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

/** A passkey that was just made: the parts of the browser's answer that the office reads. */
const PasskeyMade = z.strictObject({
  id: CredentialId,
  clientDataJSON: ClientData,
  attestationObject: AttestationObject,
  transports: z.array(z.string().max(20)).max(10),
})
export type PasskeyMade = z.infer<typeof PasskeyMade>

const PasskeyName = z.string().trim().min(1, 'Please name the passkey').max(PASSKEY_NAME_MAX)
const NewPasskey = z.strictObject({ name: PasskeyName, passkey: PasskeyMade })

const WRONG = ['wrong_code', 'wrong_passkey', 'expired', 'too_many'] as const

export const askEntry = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/passkey/ask',
  summary: 'What one of the passkeys is to sign, after the mailbox is proven',
  query: NoQuery,
  body: EmptyBody,
  response: z.object({ options: SignOptions }),
  refusals: ['signed_out', 'conflict'],
})

export const giveEntry = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/passkey',
  summary: 'What the passkey has signed; comes in',
  query: NoQuery,
  body: z.strictObject({ passkey: PasskeyAnswer }),
  response: Stepped,
  refusals: ['signed_out', 'conflict', ...WRONG],
})

export const askFirstPasskey = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/enrol/passkey/ask',
  summary: 'What a browser needs to make a passkey as the first second factor',
  query: NoQuery,
  body: EmptyBody,
  response: z.object({ options: MakeOptions }),
  refusals: ['signed_out', 'conflict'],
})

export const giveFirstPasskey = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/enrol/passkey',
  summary: 'The passkey that was made; brings the recovery codes, which are shown once, and comes in',
  query: NoQuery,
  body: NewPasskey,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['signed_out', 'conflict', ...WRONG],
})

const Passkey = z.object({ id: RecordId, name: z.string(), createdAt: Instant, usedAt: Instant.nullable() })
export type Passkey = z.infer<typeof Passkey>

export const fetchFactors = officeEndpoint({
  operation: 'account.own',
  method: 'GET',
  path: '/account/factors',
  summary: 'One’s own second factors; never their keys',
  query: NoQuery,
  body: NoBody,
  response: z.object({ authenticatorSince: Instant.nullable(), passkeys: z.array(Passkey) }),
})

export const askProof = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/factors/ask',
  summary: 'What a passkey is to sign where a fresh second factor is asked for',
  query: NoQuery,
  body: EmptyBody,
  response: z.object({ options: SignOptions }),
  refusals: ['conflict'],
})

export const askPasskey = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/passkeys/ask',
  summary: 'What a browser needs to make a further passkey; asks for a fresh second factor',
  query: NoQuery,
  body: FactorProof,
  response: z.object({ options: MakeOptions }),
  refusals: [...WRONG, 'conflict'],
})

export const addPasskey = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/passkeys',
  summary: 'The further passkey that was made',
  query: NoQuery,
  body: NewPasskey,
  response: z.object({ id: RecordId }),
  refusals: [...WRONG, 'conflict'],
})

export const removePasskey = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/passkeys/{id}/remove',
  summary: 'Removes a passkey, unless it is the last second factor; asks for a fresh second factor',
  query: z.strictObject({ id: Id }),
  body: FactorProof,
  response: z.object({}),
  refusals: [...WRONG, 'last_factor'],
})

export const drawAuthenticator = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/authenticator/ask',
  summary: 'A new secret for an authenticator, in place of the one there is; asks for a fresh second factor',
  query: NoQuery,
  body: FactorProof,
  response: z.object({ uri: z.string(), secret: z.string(), qrSvg: z.string() }),
  refusals: [...WRONG],
})

export const setAuthenticator = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/authenticator',
  summary: 'Confirms the new authenticator with its code; the one before stops working',
  query: NoQuery,
  body: z.strictObject({ code: SixDigits }),
  response: z.object({}),
  refusals: ['wrong_code', 'expired', 'too_many'],
})

export const removeAuthenticator = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/authenticator/remove',
  summary: 'Removes the authenticator, unless it is the last second factor; asks for a fresh second factor',
  query: NoQuery,
  body: FactorProof,
  response: z.object({}),
  refusals: [...WRONG, 'last_factor'],
})

export const factorEndpoints = [
  askEntry,
  giveEntry,
  askFirstPasskey,
  giveFirstPasskey,
  fetchFactors,
  askProof,
  askPasskey,
  addPasskey,
  removePasskey,
  drawAuthenticator,
  setAuthenticator,
  removeAuthenticator,
] as const

import { z } from 'zod'

/** Bytes in base64url; longer than any authenticator sends them (ours). */
const Bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
export const CredentialId = Bytes(1_400)
export const ClientData = Bytes(4_000)
export const AttestationObject = Bytes(20_000)

/** What a passkey has signed: the parts of the browser's answer that the office reads. */
export const PasskeyAnswer = z.strictObject({
  id: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: Bytes(4_000),
  signature: Bytes(2_000),
  userHandle: Bytes(200).optional(),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

export const FactorCode = z.string().trim().min(6, 'Please enter the code').max(20)

/** A fresh second factor: a code of the authenticator, a recovery code, or what a passkey has signed. One of the two fields. */
export const FactorProof = z.strictObject({ code: FactorCode.optional(), passkey: PasskeyAnswer.optional() })
export type FactorProof = z.infer<typeof FactorProof>

const Known = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) })
const Verification = z.literal('required')

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const SignOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: Verification,
  allowCredentials: z.array(Known),
})
export type SignOptions = z.infer<typeof SignOptions>

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const MakeOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  timeout: z.int(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: Verification }),
  attestation: z.literal('none'),
})
export type MakeOptions = z.infer<typeof MakeOptions>

import { signatureOf } from '../razorpay-signatures.ts'

export type SandboxKeys = { keyId: string; keySecret: string; webhookSecret: string }

/** Keys of the practice gateway, derived: equal in every process, without a setting. */
export function sandboxKeysOf(secretKey: string): SandboxKeys {
  const derived = (purpose: string) => signatureOf(secretKey, `payment sandbox: ${purpose}`)
  return {
    keyId: `rzp_sandbox_${derived('key id').slice(0, 14)}`,
    keySecret: derived('key secret'),
    webhookSecret: derived('webhook secret'),
  }
}

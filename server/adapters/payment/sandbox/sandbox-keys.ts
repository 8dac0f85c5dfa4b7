import { signatureOf } from '../razorpay-signatures.ts'

export type SandboxKeys = { keyId: string; keySecret: string; webhookSecret: string }

/** Keys of the practice gateway: the same in every process and after every start, and nobody needs to set them. */
export function sandboxKeysOf(secretKey: string): SandboxKeys {
  const derived = (purpose: string) => signatureOf(secretKey, `payment sandbox: ${purpose}`)
  return {
    keyId: `rzp_sandbox_${derived('key id').slice(0, 14)}`,
    keySecret: derived('key secret'),
    webhookSecret: derived('webhook secret'),
  }
}

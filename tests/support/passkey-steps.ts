import { expect } from 'vitest'
import type { MakeOptions, SignOptions } from '#contract/office/factor-proof.ts'
import type { Passkey } from '#contract/office/factors.ts'
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts'
import type { Reply } from './test-api.ts'
import type { OfficeBrowser, SignedInMember, TestOffice } from './test-office.ts'

type Factors = { authenticatorSince: string | null; passkeys: Passkey[] }

export const optionsOf = <Options>(reply: Reply) => (reply.body as { options: Options }).options

/** What a passkey is to sign at the sign-in. */
export const toSign = async (page: OfficeBrowser) => optionsOf<SignOptions>(await page.post('/auth/passkey/ask'))

/** A fresh second factor by a passkey, of a member who is in. */
export const proofOf = async (page: OfficeBrowser, key: SoftwarePasskey) => ({
  passkey: key.sign(optionsOf<SignOptions>(await page.post('/account/factors/ask'))),
})

export const factorsOf = async (page: OfficeBrowser) => (await page.get('/account/factors')).body as Factors

/** A new member of the team, with an authenticator. */
export async function joins(office: TestOffice, name: string): Promise<SignedInMember> {
  const invited = await office.owner.post('/team', { email: `${name}@example.in`, name, role: 'agent' })
  return office.setUp(String(invited.body.setupUrl), { name })
}

/** Adds a passkey, by a recovery code as the fresh second factor. */
export async function adds(member: SignedInMember, name: string, key = softwarePasskey()): Promise<SoftwarePasskey> {
  const code = member.recoveryCodes.shift()
  const options = optionsOf<MakeOptions>(await member.post('/account/passkeys/ask', { code }))
  expect((await member.post('/account/passkeys', { name, passkey: key.make(options) })).status).toBe(200)
  return key
}

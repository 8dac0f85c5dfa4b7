import { z } from 'zod'
import { STAFF_ROLES } from '../terms/staff-roles.ts'
import { Email } from '../v1/contact.ts'
import { Id, RecordId } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { FactorCode, FactorProof } from './factor-proof.ts'
import { EmptyBody, NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

/** What still stands between a proven mailbox and the office: to set up a second factor, or to give it. */
const SignInStep = z.enum(['enrol', 'factor', 'in'])
export type SignInStep = z.infer<typeof SignInStep>

/** Which second factors a member has; the recovery codes beside. */
const Ways = z.object({ passkey: z.boolean(), authenticator: z.boolean() })
export type Ways = z.infer<typeof Ways>

/** `ways` is there at the step "factor". */
export const Stepped = z.object({ step: SignInStep, ways: Ways.optional() })

export const StaffName = z.string().trim().min(1, 'Please enter a name').max(80)

const StaffMe = z.object({
  step: SignInStep,
  /** At the step "factor". */
  ways: Ways.optional(),
  /** The rest is there once `step` is "in". */
  id: RecordId.optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  role: z.enum(STAFF_ROLES).optional(),
  brandName: z.string(),
  /** When this session ends without a further call. */
  idleEndsAt: Instant.optional(),
  recoveryCodesLeft: z.int().optional(),
  now: Instant,
})
export type StaffMe = z.infer<typeof StaffMe>

export const SixDigits = z.string().regex(/^\d{6}$/, 'Please enter the 6 digits of the code')
const SetupToken = z.string().regex(/^[\w-]{22,64}$/, 'Please open the whole link again')

export const fetchStaffMe = officeEndpoint({
  operation: null,
  method: 'GET',
  path: '/me',
  summary: 'Who is signed in to the office; 401 where nobody is',
  query: NoQuery,
  body: NoBody,
  response: z.object({ me: StaffMe }),
  refusals: ['signed_out'],
})

export const fetchSetup = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/setup/look',
  summary: 'For whom a set-up link is; does not use it up',
  query: NoQuery,
  body: z.strictObject({ token: SetupToken }),
  response: z.object({ email: z.string().optional(), name: z.string().optional(), role: z.enum(STAFF_ROLES) }),
  refusals: ['expired'],
})

export const setUpAccount = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/setup',
  summary: 'Opens an account by its one-time link; a second factor is set up next',
  query: NoQuery,
  body: z.strictObject({ token: SetupToken, name: StaffName, email: Email.optional() }),
  response: Stepped,
  refusals: ['expired', 'invalid'],
})

export const askStaffCode = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/code',
  summary: 'Mails a code to a member of staff; answers the same for every address',
  query: NoQuery,
  body: z.strictObject({ email: Email }),
  response: z.object({ challengeId: RecordId, expiresAt: Instant }),
  success: 202,
  refusals: ['too_many'],
})

export const verifyStaffCode = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/verify',
  summary: 'Proves the mailbox with the mailed code; the second factor is next',
  query: NoQuery,
  body: z.strictObject({ challengeId: Id, code: SixDigits }),
  response: Stepped,
  refusals: ['wrong_code', 'expired', 'too_many'],
})

export const fetchFactor = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/enrol',
  summary: 'A new secret for an authenticator, as a picture to scan and as text; confirmed by its first code',
  query: NoQuery,
  body: EmptyBody,
  response: z.object({ uri: z.string(), secret: z.string(), qrSvg: z.string() }),
  refusals: ['signed_out', 'conflict'],
})

export const confirmFactor = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/enrol/confirm',
  summary: 'Confirms the authenticator with its code; brings the recovery codes, which are shown once',
  query: NoQuery,
  body: z.strictObject({ code: SixDigits }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['signed_out', 'wrong_code', 'too_many', 'conflict'],
})

export const giveFactor = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/factor',
  summary: 'The code of the authenticator, or a recovery code, after the mailbox is proven',
  query: NoQuery,
  body: z.strictObject({ code: FactorCode }),
  response: Stepped,
  refusals: ['signed_out', 'wrong_code', 'too_many', 'conflict'],
})

export const leaveOffice = officeEndpoint({
  operation: null,
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session',
  query: NoQuery,
  body: EmptyBody,
  response: z.object({}),
})

export const leaveEverywhere = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/sessions/end',
  summary: 'Ends all sessions of whoever asks, this one too',
  query: NoQuery,
  body: EmptyBody,
  response: z.object({ ended: z.int() }),
})

export const fetchSessions = officeEndpoint({
  operation: 'account.own',
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where one is signed in',
  query: NoQuery,
  body: NoBody,
  response: z.object({
    sessions: z.array(z.object({ isThis: z.boolean(), startedAt: Instant, seenAt: Instant, device: z.string() })),
  }),
})

export const renewRecoveryCodes = officeEndpoint({
  operation: 'account.own',
  method: 'POST',
  path: '/account/recovery-codes',
  summary: 'New recovery codes in place of the old ones; asks for a fresh second factor',
  query: NoQuery,
  body: FactorProof,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['wrong_code', 'wrong_passkey', 'expired', 'too_many'],
})

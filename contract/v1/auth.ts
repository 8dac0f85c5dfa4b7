import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { Email } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { Id, RecordId } from './shapes.ts'
import { Instant } from './trip-lines.ts'

const NoQuery = z.strictObject({})
const Nothing = z.undefined()
const common = { noun: 'visitors', query: NoQuery, private: true, failure: FAILURE.other } as const

export const Me = z.object({
  signedIn: z.boolean(),
  /** "a***@example.in". */
  email: z.string().optional(),
  hold: z.object({ id: RecordId, expiresAt: Instant }).optional(),
  openBookings: z.int().nonnegative(),
  now: Instant,
})
export type Me = z.infer<typeof Me>

const Challenge = z.object({ challengeId: RecordId, expiresAt: Instant })

export const fetchMe = endpoint({
  ...common,
  method: 'GET',
  path: '/me',
  summary: 'Who is asking, as far as we know',
  body: Nothing,
  response: z.object({ me: Me }),
  success: 200,
  refusals: [],
})

export const askCode = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/code',
  summary: 'Mails a code to sign in with; answers the same for every address, also where it has had too many',
  body: z.strictObject({ email: Email }),
  response: Challenge,
  success: 202,
  refusals: ['too_many'],
})

export const lookUpBooking = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/lookup',
  summary:
    'Mails a code to open one booking with, for a right pair of reference and contact; answers the same for every pair',
  body: z.strictObject({ ref: z.string().trim().min(1).max(40), contact: z.string().trim().min(1).max(254) }),
  response: Challenge,
  success: 202,
  refusals: ['too_many'],
})

export const verifyCode = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/verify',
  summary: 'Signs in with the code of a challenge; a look-up reaches its booking only',
  body: z.strictObject({ challengeId: Id, code: z.string().regex(/^\d{6}$/, 'Please enter the 6 digits of the code') }),
  response: z.object({ me: Me, ref: z.string().optional() }),
  success: 200,
  refusals: ['wrong_code', 'expired', 'too_many'],
})

export const openLink = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/link',
  summary: 'Signs in with the link of a mail, which stands in for a code after many wrong ones',
  body: z.strictObject({ link: z.string().regex(/^[\w-]{22,64}$/, 'Please open the link of the mail again') }),
  response: z.object({ me: Me, ref: z.string().optional() }),
  success: 200,
  refusals: ['expired'],
})

export const signOut = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session',
  body: z.strictObject({}),
  response: z.object({}),
  success: 200,
  refusals: [],
})

import { z } from 'zod'
import { MESSAGE_LENGTH_MAX, NAME_LENGTH_MAX } from '../terms/limits.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { ByRef } from './bookings.ts'
import { endpoint } from './endpoint.ts'

const common = { noun: 'bookings', private: true, failure: FAILURE.other } as const

export const confirmMailbox = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/{ref}/mailbox',
  summary: 'Confirms the mailbox of a booking: the link of a mail, followed in the browser that booked',
  query: ByRef,
  body: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/, 'Please open the link of the mail again') }),
  response: z.object({}),
  success: 200,
  refusals: ['not_found'],
})

export const askAboutBooking = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/{ref}/messages',
  summary: 'A question about a booking to whoever runs it',
  query: ByRef,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, VALIDATION.adult)
      .max(MESSAGE_LENGTH_MAX, `At most ${MESSAGE_LENGTH_MAX} characters`),
  }),
  response: z.object({ reference: z.string().max(NAME_LENGTH_MAX) }),
  success: 201,
  refusals: ['not_found', 'mailbox_unconfirmed', 'too_many'],
})

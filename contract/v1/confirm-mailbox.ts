import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { BookingRef } from './bookings.ts'
import { endpoint } from './endpoint.ts'

export const confirmMailbox = endpoint({
  ...{ noun: 'bookings', private: true, failure: FAILURE.other },
  method: 'POST',
  path: '/bookings/{ref}/mailbox',
  summary: 'Confirms the mailbox of a booking: the link of a mail, followed in the browser that booked',
  query: z.strictObject({ ref: BookingRef }),
  body: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/, 'Please open the link of the mail again') }),
  answer: z.object({}),
  success: 200,
  refusals: ['not_found'],
})

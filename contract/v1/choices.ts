import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, RecordId, Rupees, Time } from './shapes.ts'
import { Instant } from './trip-lines.ts'

/** A part of a booked trip is off, and its traveller chooses what becomes of it. Whoever has the link may. */
const Token = z.string().min(1).max(200)

/** Where the party can go; `charged` is what it pays more. */
export const ChoiceOption = z.object({
  id: RecordId,
  day: Day,
  time: Time,
  /** "Fri 25 Dec 2026, 08:00: Haddo to Havelock, Green Ocean 1, Premium, seats 2A, 2B" */
  words: z.string(),
  isTogether: z.boolean(),
  charged: Rupees,
  back: Rupees,
})
export type ChoiceOption = z.infer<typeof ChoiceOption>

export const Choice = z.object({
  ref: z.string(),
  /** "The 08:00 ferry Haddo Wharf to Swaraj Dweep Jetty, MV Saffron Tern, Fri 25 Dec 2026"; of a package with its name behind. */
  what: z.string(),
  /** Why it is off. */
  reason: z.string(),
  /** `closed`: our office has settled it otherwise, or it is over. */
  state: z.enum(['asked', 'waiting', 'rebooked', 'refunded', 'closed']),
  /** By when to choose; null where no time was said. */
  answerBy: Instant.nullable(),
  /** What was done, in words. */
  settled: z.string().nullable(),
  people: z.int(),
  options: z.array(ChoiceOption),
  /** Seats that are kept meanwhile: the option they belong to, and until when. */
  kept: z.object({ id: RecordId, until: Instant }).nullable(),
  /** For how many minutes seats are kept. */
  keptMinutes: z.int(),
  refund: Rupees,
  /** Nothing of the booking is left once it is paid back. */
  endsBooking: z.boolean(),
})
export type Choice = z.infer<typeof Choice>

export const fetchChoice = endpoint({
  method: 'GET',
  path: '/choices/{token}',
  noun: 'bookings',
  summary: 'What is off of a booked trip, and what its traveller can choose, by the link of our message',
  query: z.strictObject({ token: Token }),
  body: z.undefined(),
  response: z.object({ choice: Choice }),
  success: 200,
  private: true,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

/** `keep` keeps the seats of an option for a while and settles nothing. */
export const CHOICES = ['keep', 'move', 'refund', 'wait'] as const

export const choose = endpoint({
  method: 'POST',
  path: '/choices',
  noun: 'bookings',
  summary: 'Chooses what becomes of it; it is done at once. The same choice again changes nothing',
  query: z.strictObject({}),
  body: z.strictObject({ token: Token, choice: z.enum(CHOICES), to: Id.optional() }),
  response: z.object({ choice: Choice }),
  success: 200,
  private: true,
  failure: FAILURE.other,
  refusals: ['not_found', 'unavailable', 'settled'],
})

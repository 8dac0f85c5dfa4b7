import { z } from 'zod'
import { FERRY_CLASSES } from '../terms/ferry-labels.ts'
import { FerryCabinMap } from '../v1/ferries.ts'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Fares } from './seat-maps.ts'
import { Kept } from './timetable.ts'

const ById = z.strictObject({ id: Id })

const ClassOfSailing = z.object({
  code: z.enum(FERRY_CLASSES),
  name: z.string(),
  fare: Rupees,
  seats: z.int(),
  /** By bookings and by holds that live. */
  sold: z.int(),
  kept: z.int(),
  /** Seats that the demo shows as sold: nobody sits there. */
  sample: z.int(),
  free: z.int(),
})

export const DaySailing = z.object({
  id: RecordId,
  departureId: z.string(),
  date: Day,
  from: z.string(),
  to: z.string(),
  carrier: z.string(),
  vesselId: z.string(),
  vessel: z.string(),
  departTime: Time,
  arriveTime: Time,
  isOff: z.boolean(),
  isException: z.boolean(),
  /** Added for this day alone. */
  isExtra: z.boolean(),
  hasLeft: z.boolean(),
  classes: z.array(ClassOfSailing),
})
export type DaySailing = z.infer<typeof DaySailing>

export const SailingInFull = DaySailing.extend({
  maps: z.array(FerryCabinMap.extend({ name: z.string() })),
  sold: z.array(z.string()),
  sample: z.array(z.string()),
  crew: z.array(z.string()),
  kept: z.array(z.object({ seat: z.string(), freeAt: Instant.nullable() })),
  /** Bookings that sit on it. */
  bookings: z.array(z.object({ ref: z.string(), seats: z.array(z.string()) })),
})
export type SailingInFull = z.infer<typeof SailingInFull>
const OneSailing = z.object({ sailing: SailingInFull })

export const fetchSailingDay = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/sailings',
  summary: 'Every sailing of a day, with its seats sold, kept back and free',
  query: z.strictObject({ day: Day }),
  body: NoBody,
  response: z.object({ day: Day, sailings: z.array(DaySailing) }),
})

export const fetchSailing = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/sailings/{id}',
  summary: 'One sailing, seat by seat',
  query: ById,
  body: NoBody,
  response: OneSailing,
})

export const addSailing = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/sailings',
  summary: 'An additional sailing on a single day',
  query: NoQuery,
  body: z.strictObject({
    day: Day,
    fromPortId: Id,
    toPortId: Id,
    vesselId: Id,
    departTime: Time,
    arriveTime: Time,
    fares: Fares,
  }),
  response: OneSailing,
  success: 201,
  refusals: ['invalid'],
})

const Timing = { departTime: Time.optional(), arriveTime: Time.optional(), vesselId: Id.optional() }
const Words = z.strictObject({
  subject: z.string().trim().min(1, 'Please enter a subject').max(150, 'At most 150 characters'),
  text: z.string().trim().min(1, 'Please write something').max(4_000, 'At most 4,000 characters'),
})

export const SailingMail = z.object({
  ...{ ref: z.string(), name: z.string(), to: z.string(), subject: z.string(), text: z.string() },
  /** Where WhatsApp sends the same; empty without a number. */
  whatsapp: z.string(),
})
export type SailingMail = z.infer<typeof SailingMail>

export const previewSailing = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/sailings/{id}/preview',
  summary: 'Whom another time or boat touches, and the message to each as it would be sent; nothing is changed',
  query: ById,
  body: z.strictObject({ ...Timing, message: Words.optional() }),
  response: z.object({
    /** What was written, or what a message begins with. */
    message: Words,
    names: z.array(z.object({ name: z.string(), is: z.string() })),
    mails: z.array(SailingMail),
  }),
  refusals: ['sold', 'departed', 'invalid'],
})

export const changeSailing = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/sailings/{id}',
  summary:
    'Another time, or another boat where the seats that are sold are there too; whoever has booked is told by the message',
  query: ById,
  body: z.strictObject({ ...Timing, message: Words.optional() }),
  response: OneSailing,
  refusals: ['sold', 'departed', 'invalid', 'message_needed'],
})

export const takeSailingOff = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/sailings/{id}/off',
  summary: 'A day off: refused where seats are sold, which the disruption desk settles',
  query: ById,
  body: z.strictObject({ reason: z.string().trim().max(200) }),
  response: OneSailing,
  refusals: ['sold', 'departed'],
})

export const putSailingOn = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/sailings/{id}/on',
  summary: 'Puts a sailing that was taken off back on sale',
  query: ById,
  body: z.strictObject({}),
  response: OneSailing,
  refusals: ['departed'],
})

export const keepOnSailing = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/sailings/{id}/kept',
  summary: 'Which seats of a sailing are kept back; those left out are free again',
  query: ById,
  body: Kept,
  response: OneSailing,
  refusals: ['sold', 'departed', 'invalid'],
})

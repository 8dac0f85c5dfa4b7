import { z } from 'zod'
import { MANIFEST_STYLES } from '../terms/manifest-styles.ts'
import { ContactNumber } from '../v1/contact.ts'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

/** How to reach somebody: the number as people read it, and links for a tap. */
export const Reach = z.object({ phone: z.string(), tel: z.string(), whatsapp: z.string() })

/** The traveller of a booking, at the head of each row of a day. */
const Party = z.object({ ref: z.string(), name: z.string(), ...Reach.shape, people: z.string() })

const Driver = z.object({ id: z.string().optional(), name: z.string(), ...Reach.shape, vehicle: z.string() })

export const KnownDriver = z.object({
  id: RecordId,
  name: z.string(),
  ...Reach.shape,
  vehicle: z.string(),
  island: z.string().nullable(),
  isActive: z.boolean(),
})
export type KnownDriver = z.infer<typeof KnownDriver>

/** A trip that begins or ends on the day. */
const Turn = Party.extend({ time: Time.nullable(), what: z.string() })

/** One drive. `ride` names what is driven together: the line, or the part of a package's day between two ferries. */
export const Ride = Party.extend({
  lineId: RecordId,
  ride: z.string(),
  time: Time.nullable(),
  what: z.string(),
  /** Null where it is to be agreed. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  vehicles: z.string().nullable(),
  driver: Driver.nullable(),
})
export type Ride = z.infer<typeof Ride>

export const Sailing = z.object({
  sailingId: RecordId,
  departTime: Time,
  arriveTime: Time,
  reportTime: Time,
  from: z.string(),
  to: z.string(),
  carrier: z.string(),
  vessel: z.string(),
  people: z.int(),
  parties: z.array(Party.extend({ seats: z.array(z.string()), className: z.string(), infants: z.int() })),
})
export type Sailing = z.infer<typeof Sailing>

export const HotelDay = z.object({
  hotel: z.string(),
  phone: z.string().nullable(),
  rows: z.array(
    Party.extend({
      rooms: z.string(),
      meals: z.string(),
      checkIn: Day,
      checkOut: Day,
      turn: z.enum(['arrives', 'stays', 'leaves']),
    }),
  ),
})
export type HotelDay = z.infer<typeof HotelDay>

export const ActivitySlot = z.object({
  time: Time,
  meetTime: Time.nullable(),
  name: z.string(),
  place: z.string(),
  rows: z.array(Party.extend({ guests: z.string() })),
})
export type ActivitySlot = z.infer<typeof ActivitySlot>

const Balance = Party.extend({ due: Rupees, balanceDate: Day, isLate: z.boolean() })
const RefundDue = Party.extend({
  amount: Rupees,
  dueDate: Day,
  reason: z.string(),
  state: z.enum(['due', 'sent', 'failed', 'manual']),
})
const LateEnquiry = z.object({
  id: RecordId,
  reference: z.string(),
  name: z.string(),
  about: z.string(),
  dueAt: Instant,
})

export const Today = z.object({
  day: Day,
  now: Instant,
  /** A list is longer than one call brings; what is left out is said. */
  leftOut: z.int(),
  note: z.object({ text: z.string(), by: z.string() }).nullable(),
  arrivals: z.array(Turn),
  departures: z.array(Turn),
  rides: z.array(Ride),
  sailings: z.array(Sailing),
  hotels: z.array(HotelDay),
  activities: z.array(ActivitySlot),
  balances: z.array(Balance),
  refunds: z.array(RefundDue),
  /** Null for roles that read no enquiries. */
  lateEnquiries: z.array(LateEnquiry).nullable(),
  drivers: z.array(KnownDriver),
})
export type Today = z.infer<typeof Today>

/** Today in India where no day is said. */
const OfDay = z.strictObject({ day: Day.optional() })

export const fetchToday = officeEndpoint({
  operation: 'today.read',
  method: 'GET',
  path: '/today',
  summary: 'Everything of a day: who comes, goes, is driven, sails, sleeps and dives, and what is due',
  query: OfDay,
  body: NoBody,
  response: Today,
})

export const DAY_LISTS = ['arrivals', 'departures', 'rides', 'rooms', 'activities', 'balances', 'refunds'] as const
export type DayList = (typeof DAY_LISTS)[number]

/** A file that the browser saves; cells that a spreadsheet would take for a formula begin with an apostrophe. */
const CsvFile = { fileName: z.string(), csv: z.string() }

export const fetchDayCsv = officeEndpoint({
  operation: 'today.read',
  method: 'GET',
  path: '/today/csv',
  summary: 'One list of a day as CSV',
  query: OfDay.extend({ list: z.enum(DAY_LISTS) }),
  body: NoBody,
  response: z.object(CsvFile),
})

export const fetchManifest = officeEndpoint({
  operation: 'today.assign',
  method: 'GET',
  path: '/today/manifest',
  summary:
    'The passengers of a sailing in the columns of its carrier, with whole numbers of passports; who took it is noted',
  query: z.strictObject({ day: Day, sailing: Id, style: z.enum(MANIFEST_STYLES).optional() }),
  body: NoBody,
  response: z.object({
    style: z.enum(MANIFEST_STYLES),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** Travellers who are not named yet. */
    missing: z.int(),
    ...CsvFile,
  }),
  refusals: ['not_found'],
})

export const assignDriver = officeEndpoint({
  operation: 'today.assign',
  method: 'POST',
  path: '/today/drivers',
  summary: "Gives a ride its driver and car, or takes them off; the traveller's page shows it at once",
  query: NoQuery,
  body: z.strictObject({
    ref: z.string().max(20),
    lineId: Id,
    ride: z.string().max(20),
    /** Null takes the driver off. */
    driverId: Id.nullable(),
  }),
  response: z.object({ driver: Driver.nullable() }),
  refusals: ['not_found', 'not_now'],
})

/** Characters of what travellers are told of a day. */
const DAY_NOTE_MAX = 300

export const writeDayNote = officeEndpoint({
  operation: 'today.assign',
  method: 'POST',
  path: '/today/note',
  summary:
    'What travellers of that day are told of the weather and the sea, on the page of their booking; empty takes it off',
  query: NoQuery,
  body: z.strictObject({
    day: Day,
    text: z.string().trim().max(DAY_NOTE_MAX, `At most ${DAY_NOTE_MAX} characters`),
  }),
  response: z.object({ note: Today.shape.note }),
})

const DriverFields = {
  name: z.string().trim().min(1, 'Please enter a name').max(80),
  phone: ContactNumber,
  vehicle: z.string().trim().max(80).default(''),
  islandId: Id.nullable().default(null),
}

export const listDrivers = officeEndpoint({
  operation: 'today.read',
  method: 'GET',
  path: '/drivers',
  summary: 'The drivers whom the office knows',
  query: ListQuery,
  body: NoBody,
  response: listOf(KnownDriver),
})

export const addDriver = officeEndpoint({
  operation: 'today.assign',
  method: 'POST',
  path: '/drivers',
  summary: 'A driver more',
  query: NoQuery,
  body: z.strictObject(DriverFields),
  response: z.object({ driver: KnownDriver }),
  success: 201,
  refusals: ['too_many'],
})

export const changeDriver = officeEndpoint({
  operation: 'today.assign',
  method: 'PATCH',
  path: '/drivers/{id}',
  summary: 'Changes a driver; who is not active any more is not offered',
  query: z.strictObject({ id: Id }),
  body: z.strictObject({
    name: DriverFields.name.optional(),
    phone: ContactNumber.optional(),
    vehicle: z.string().trim().max(80).optional(),
    islandId: Id.nullable().optional(),
    isActive: z.boolean().optional(),
  }),
  response: z.object({ driver: KnownDriver }),
  refusals: ['not_found'],
})

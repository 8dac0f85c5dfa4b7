import type { Brand } from '#contract/terms/brand.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import type { Mail, MailAttachment } from '#server/adapters/email/email-sender.ts'
import { looksLikeLink, type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import { lapText, partyText, seatsText, whenText } from './line-labels.ts'

type Item = { title: string; rows: string[] }

/** What every mail about a booking is written from. `eventKey` names its event: one mail an event, for ever. */
export type BookingMail = {
  eventKey: string
  booking: Booking
  brand: Brand
  origin: string
  /** Added to links until the mailbox is confirmed; following one in the browser that booked confirms it. */
  mailboxToken?: string | undefined
}

/** A mail to the lead traveller: greeting, text, contact and signature. */
export function mailToLead(
  { eventKey, booking, brand }: BookingMail,
  { subject, parts, attachments = [] }: { subject: string; parts: MailPart[]; attachments?: MailAttachment[] },
): Mail {
  const { name, email } = booking.lead
  const isPlain = !looksLikeLink(name)
  const all: MailPart[] = [
    line(`Dear ${isPlain ? name : 'traveller'},`),
    ...parts,
    line(`If something is wrong, answer this mail or call ${phoneOf(brand)} and give the reference ${booking.ref}.`),
    signatureOf(brand),
  ]
  return {
    eventKey,
    from: { name: brand.brandName, address: brand.email },
    to: { name: isPlain ? name : '', address: email },
    replyTo: { name: brand.brandName, address: brand.supportEmail },
    subject,
    text: mailText(all),
    html: mailHtml(all, brand),
    isAboutTrip: true,
    ...(attachments.length === 0 ? {} : { attachments }),
  }
}

/** A mail to an address without a name. */
export function mailToAddress(
  { eventKey, brand, address }: { eventKey: string; brand: Brand; address: string },
  subject: string,
  parts: MailPart[],
): Mail {
  const all = [line('Good day,'), ...parts, signatureOf(brand)]
  return {
    eventKey,
    from: { name: brand.brandName, address: brand.email },
    to: { name: '', address },
    subject,
    text: mailText(all),
    html: mailHtml(all, brand),
  }
}

export function line(text: string): MailPart {
  return { kind: 'line', text }
}

export function bookingLink({ booking, origin, mailboxToken }: BookingMail, text = 'Open your booking'): MailPart {
  const confirms = mailboxToken === undefined ? '' : `?mailbox=${mailboxToken}`
  return { kind: 'link', text, url: `${origin}${visitorPaths.booking(booking.ref)}${confirms}` }
}

/** Each line of a trip with its days, when to be there, its party and its seats; of a package, the seats of each sailing. */
export function linesPart(title: string, lines: readonly HeldLine[]): MailPart {
  const items = lines.map((each) => {
    const seats = seatsText(each)
    const reporting = each.details.find(({ label }) => /^report/i.test(label))
    const rows = [
      whenText(each),
      reporting === undefined ? '' : `${reporting.label} ${reporting.text}`,
      partyText(each),
      seats === undefined || /\bseats?\b/.test(seats) ? (seats ?? '') : `Seats ${seats}`,
      ...each.details.filter(({ label }) => / ferry at /.test(label)).map(({ label, text }) => `${label}: ${text}`),
    ]
    return { title: each.title, rows: rows.filter((row) => row !== '') }
  })
  return { kind: 'list', title, items }
}

export function liveLines({ lines }: Booking): HeldLine[] {
  return lines.filter(({ state }) => state !== 'cancelled')
}

export function phoneOf(brand: Brand): string {
  return brand.phones[0]?.text ?? brand.whatsapp?.text ?? brand.email
}

function signatureOf(brand: Brand): MailPart {
  const hours = `${brand.supportHours.label}: ${brand.supportHours.text}`
  return { kind: 'signature', lines: [brand.legalName, ...brand.addressLines, phoneOf(brand), brand.email, hours] }
}

/** A trip as mails tell it: its days with what is fixed or visited, its ferries, its beds, its cars and activities. */
export function planParts(plan: TripPlan): MailPart[] {
  const lists: [string, { title: string; rows: string[] }[]][] = [
    ['Your days', plan.days.filter(({ entries }) => entries.length > 0).map(dayItem)],
    ['Your ferries', plan.ferries.map(ferryItem)],
    ['Where you sleep', plan.stays.map(stayItem)],
    ['Cars and activities', [...plan.cars.map(carItem), ...plan.activities.map(visitItem)]],
  ]
  return lists.flatMap(([title, items]): MailPart[] => (items.length === 0 ? [] : [{ kind: 'list', title, items }]))
}

function shortDay(day: string): string {
  return formatDay(day).replace(/ \d{4}$/, '')
}

function dayItem({ date, title, entries, gaps }: TripPlan['days'][number]): Item {
  const rows = entries
    .filter(({ kind }) => kind !== 'meal')
    .map(({ time, text }) => (time === undefined ? text : `${time} ${text}`))
  return { title: `${shortDay(date)}: ${title}`, rows: [...rows, ...gaps] }
}

function ferryItem(ticket: TripPlan['ferries'][number]): Item {
  const { date, departTime, arriveTime, from, to, reportTime, counterClosesTime, seats } = ticket
  return {
    title: `${shortDay(date)}, ${departTime}: ${from.name} to ${to.name}`,
    rows: [
      `Report at ${from.name}, ${from.town}, by ${reportTime}; the counter closes at ${counterClosesTime}. Arrives ${arriveTime}`,
      `${ticket.carrier}, ${ticket.vessel}, ${ticket.className}, ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}${lapText(ticket)}`,
      `Luggage: ${ticket.luggage}`,
      `Show: ${ticket.show}`,
    ],
  }
}

function stayItem(stay: TripPlan['stays'][number]): Item {
  const { hotelName, checkIn, checkInTime, checkOut, checkOutTime, nights, address, phone, rooms, included } = stay
  const from = checkInTime === undefined ? '' : ` from ${checkInTime}`
  const until = checkOutTime === undefined ? '' : ` by ${checkOutTime}`
  return {
    title: `${hotelName}, ${nightsText(nights)}`,
    rows: [
      `${shortDay(checkIn)}${from} to ${shortDay(checkOut)}${until}`,
      [address, phone === undefined ? undefined : `telephone ${phone}`].filter((each) => each !== undefined).join(', '),
      [rooms, ...included].join(', '),
    ].filter((row) => row !== ''),
  }
}

function carItem(ride: TripPlan['cars'][number]): Item {
  const { title, date, pickupTime, pickupPlace, vehicles, driver, driverPhone, driverNote } = ride
  return {
    title: `${shortDay(date)}, ${pickupTime}: ${title}`,
    rows: [
      `${vehicles}. Pick-up: ${pickupPlace}`,
      ...(driver === undefined ? [] : [`Driver: ${driver}, ${driverPhone ?? ''}`]),
      driverNote,
    ],
  }
}

function visitItem(visit: TripPlan['activities'][number]): Item {
  const { name, date, time, place, meetTime, bring, healthRules } = visit
  return {
    title: `${shortDay(date)}, ${time}: ${name}`,
    rows: [
      `Meet at ${place}${meetTime === undefined ? '' : ` by ${meetTime}`}`,
      ...(bring.length === 0 ? [] : [`Bring: ${bring.join(', ')}`]),
      ...healthRules,
    ],
  }
}

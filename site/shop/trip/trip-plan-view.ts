import { counted } from '#contract/terms/counted.ts'
import { daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { datesText, nightsText } from '#contract/terms/stay-labels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { ActivityVisit, CarRide, FerryTicket, HotelStay, TripPlan } from '#contract/v1/trip-plan.ts'
import { keepTogether } from '#site/ui/keep-together.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import type { PlannedDay } from './day-plan.tsx'
import type { FerryTicketView } from './ferry-ticket.tsx'
import type { PartFact, TripPartView } from './trip-part.tsx'
import { vesselPicture } from './vessel-pictures.ts'

/** A trip's plan in words, for the parts that draw it; made on the server. */
export type TripPlanView = {
  title: string
  /** "Fri 12 Feb to Wed 17 Feb 2027, 5 nights" */
  when: string
  /** "Sri Vijaya Puram (Port Blair), Swaraj Dweep (Havelock)" */
  islands: string
  picture?: PictureSource
  days: PlannedDay[]
  ferries: FerryTicketView[]
  stays: TripPartView[]
  cars: TripPartView[]
  activities: TripPartView[]
  included: string[]
  notIncluded: string[]
  carry: string[]
  permits: string[]
  emergency: PartFact[]
}

/** `banners`: those of the site, for a crossing, which has no picture of its own. */
export function tripPlanView(plan: TripPlan, banners?: SiteHost['banners']): TripPlanView {
  const { title, firstDate, lastDate, islands, pictures, days, included, notIncluded, carry, permits } = plan
  const crossings = (date: string) => plan.ferries.filter((ferry) => ferry.date === date)
  const boatOf = (ferries: TripPlan['ferries']) => (ferries.length === 0 ? undefined : vesselPicture(ferries, banners))
  const picture = pictures[0] ?? boatOf(plan.ferries)
  return {
    title,
    when: whenText(firstDate, lastDate),
    islands: islands.join(', '),
    ...(picture === undefined ? {} : { picture }),
    days: days.map((day) => dayOf({ ...day, picture: day.picture ?? boatOf(crossings(day.date)) })),
    ferries: plan.ferries.map(ticketOf),
    stays: plan.stays.map(stayOf),
    cars: plan.cars.map(carOf),
    activities: plan.activities.map(activityOf),
    ...{ included, notIncluded, carry, permits },
    emergency: plan.emergency.map(({ label, number }) => ({ label, text: number, tel: telOf(number) })),
  }
}

/** "+91 3192 200 011" as a `tel:` link wants it; a short number such as 112 stays as it is. */
function telOf(number: string): string {
  return number.replace(/[^+\d]/g, '')
}

function whenText(firstDate: string, lastDate: string): string {
  if (firstDate === lastDate) return formatDay(firstDate)
  return `${datesText({ checkIn: firstDate, checkOut: lastDate })}, ${nightsText(daysBetween(firstDate, lastDate))}`
}

/** "Fri 12 Feb": the year stands at the head of the trip. */
function shortDay(day: string): string {
  return formatDay(day).replace(/ \d{4}$/, '')
}

type PicturedDay = Omit<TripPlan['days'][number], 'picture'> & { picture: PictureSource | undefined }

function dayOf({ date, title, island, picture, entries, gaps }: PicturedDay): PlannedDay {
  return {
    id: date,
    label: shortDay(date),
    title: title === '' ? (island ?? '') : title,
    ...(picture === undefined ? {} : { picture }),
    hours: entries.map(({ time, text, note, isFixed }) => ({
      ...(time === undefined ? {} : { time }),
      text,
      ...(note === undefined ? {} : { note }),
      isKey: isFixed,
    })),
    gaps,
  }
}

function ticketOf(ticket: FerryTicket): FerryTicketView {
  const { lineId, tripId, date, vessel, carrier, from, to, departTime, arriveTime, show } = ticket
  return {
    id: `${lineId}-${tripId}`,
    day: `${formatDay(date)}, ferry`,
    vessel: `${vessel}, ${carrier}`,
    from: { time: departTime, jetty: from.name, town: from.town },
    to: { time: arriveTime, jetty: to.name, town: to.town },
    facts: ticketFacts(ticket),
    show,
  }
}

function ticketFacts(ticket: FerryTicket): FerryTicketView['facts'] {
  const { reportTime, counterClosesTime, className, deck, seats, infants, luggage, pnr } = ticket
  return [
    { label: 'Be there by', text: reportTime },
    { label: 'Counter closes', text: counterClosesTime },
    { label: 'Class', text: deck === undefined ? className : `${className}, ${deck}` },
    { label: seats.length === 1 ? 'Seat' : 'Seats', text: seats.join(', ') },
    ...(infants ? [{ label: 'On a lap', text: counted(infants, 'infant') }] : []),
    { label: 'Luggage', text: luggage },
    ...(pnr === undefined ? [] : [{ label: "Carrier's reference (PNR)", text: pnr }]),
  ]
}

function stayOf(stay: HotelStay): TripPartView {
  const { lineId, hotelName, address, phone, picture, checkIn, checkOut, nights, rooms, guests, included } = stay
  return {
    id: `${lineId}-${checkIn}`,
    title: hotelName,
    when: `${datesText({ checkIn, checkOut })}, ${nightsText(nights)}`,
    icon: 'bed',
    ...(picture === undefined ? {} : { picture }),
    facts: [
      ...factOf('Address', address),
      ...(phone === undefined ? [] : [{ label: 'Telephone', text: phone, tel: telOf(phone) }]),
      ...factOf('Check-in', stay.checkInTime, 'from '),
      ...factOf('Check-out', stay.checkOutTime, 'until '),
      { label: 'Rooms', text: guests === undefined ? rooms : `${rooms}, ${guests}` },
    ],
    notes: includedNote(included),
  }
}

function carOf(ride: CarRide): TripPartView {
  const { lineId, title, vehicles, date, pickupTime, pickupPlace, dropPlace, distanceOrHours, included } = ride
  const { driver, driverPhone, driverNote, picture } = ride
  const tel = driverPhone === undefined ? {} : { tel: telOf(driverPhone) }
  const driverText = [driver, driverPhone].filter(Boolean).join(', ')
  return {
    id: `${lineId}-${date}-${pickupTime}`,
    title,
    when: `${formatDay(date)}, ${pickupTime}`,
    icon: 'car',
    ...(picture === undefined ? {} : { picture }),
    facts: [
      { label: 'Pick-up', text: pickupPlace },
      ...factOf('Drop', dropPlace),
      { label: 'Car', text: distanceOrHours === undefined ? vehicles : `${vehicles}, ${distanceOrHours}` },
      ...(driverText === '' ? [] : [{ label: 'Driver', text: driverText, ...tel }]),
    ],
    notes: [...(driverText === '' ? [keepTogether(driverNote)] : []), ...includedNote(included)],
  }
}

function activityOf(visit: ActivityVisit): TripPartView {
  const { lineId, name, date, time, meetTime, place, guests, picture, durationMinutes, bring, included } = visit
  return {
    id: lineId,
    title: name,
    when: `${formatDay(date)}, ${time}`,
    icon: 'waves',
    ...(picture === undefined ? {} : { picture }),
    facts: [
      { label: 'Where', text: place },
      ...factOf('Be there by', meetTime),
      ...(durationMinutes === undefined ? [] : [{ label: 'Takes', text: `${durationMinutes} minutes` }]),
      { label: 'Guests', text: guests },
      ...factOf('Bring', bring.join(', ')),
    ],
    notes: [...includedNote(included), ...visit.healthRules],
  }
}

function factOf(label: string, text: string | undefined, before = ''): PartFact[] {
  return text === undefined || text === '' ? [] : [{ label, text: `${before}${text}` }]
}

function includedNote(included: readonly string[]): string[] {
  return included.length === 0 ? [] : [`Included: ${included.join(', ')}.`]
}

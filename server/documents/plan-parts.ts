import { formatDay } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import type { MailPart } from '#server/adapters/email/mail-layout.ts'
import { lapText } from './line-labels.ts'

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

type Item = { title: string; rows: string[] }

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

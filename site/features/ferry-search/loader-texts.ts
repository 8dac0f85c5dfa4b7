import { counted } from '#contract/terms/counted.ts'
import { FERRY_CHANGE_MINUTES, FERRY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'

/** The words that only the server writes into the page of ferries. */
export const LOADER_TEXTS = {
  title: 'Ferry booking in the Andamans',
  description:
    'Ferries between Sri Vijaya Puram, Swaraj Dweep and Shaheed Dweep by day: times, vessels, fares for your party and free seats, and island hops as one plan.',
  noSuchDay: 'We could not read the date.',
  nearest: 'Here is the nearest search we can do.',
  allClosed: `Sales for this day have closed: a ferry can be booked until ${timeLabel(FERRY_CLOSES_MINUTES)} before it leaves.`,
  noCrossing: 'We know of no boat on this crossing. Try an island hop over another island.',
  askUs: 'Write to us',
  chooseForGroup: 'Choose a ferry: there you ask for all of you.',
  askForSeats: 'Ask for these seats',
  allCrossings: 'See all crossings',
  nearestDates: 'The nearest days with a boat on this crossing:',
  hopEmpty: 'This hop cannot be made',
  chooseOther: 'Choose another day or another island for this leg.',
  askForRoom: 'Nor has any day near it. Ask us: we can spread a group over two boats.',
  salesClosed: 'Sales have closed',
  notEnough: 'Too few seats for your party',
  chooseSeats: 'Choose seats',
  seeSailing: 'See this sailing',
  seatedByOperator: 'The operator gives you your seats',
  stayOnBoard: 'Stay on board',
} as const

export function countText(count: number, day: string): string {
  return `${counted(count, 'ferry', 'ferries')} on ${day}`
}

export function noBoatsText(port: string): string {
  return `We sell no boat from or to ${port} yet. Choose another port, or ask us how to get there.`
}

export function plansText(count: number): string {
  return counted(count, 'plan')
}

/** "1 h 30 min". */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

export function unansweredText(names: readonly string[]): string {
  const who = names.join(' and ')
  return names.length === 1
    ? `${who} did not answer in time, so its ferries are not in this list.`
    : `${who} did not answer in time, so their ferries are not in this list.`
}

export function changeText(minutes: number): string {
  return `${minutesText(minutes)} to change boats`
}

export function nightsText(nights: number, where: string): string {
  return `${counted(nights, 'night')} on ${where}`
}

type Leg = { from: string; to: string; day: string }

export const WHY_NO_PLAN = {
  no_sailing: ({ from, to, day }: Leg) => `No boat sails from ${from} to ${to} on ${day}.`,
  closed: ({ from, to, day }: Leg) => `Sales from ${from} to ${to} on ${day} have closed.`,
  full: ({ from, to, day }: Leg, seats: number) =>
    `No boat from ${from} to ${to} on ${day} has ${seats} seats left in one class.`,
}

/** Too little time between two boats of one day. */
export function noConnection({ from, to, day }: Leg, arrives: string, leaves: string): string {
  return `On ${day} you reach ${from} at ${arrives} at the earliest, and the last boat on to ${to} leaves at ${leaves}. Allow ${FERRY_CHANGE_MINUTES} minutes to change boats.`
}

/** "by 07:00; the counter closes at 07:30" */
export function checkInText(reportBy: string, closesAt: string | undefined): string {
  return `Be at the jetty by ${reportBy}${closesAt === undefined ? '' : `; the counter closes at ${closesAt}`}`
}

export function bagsText(checkedKg: number, handKg: number, excess: string | undefined): string {
  const hand = handKg > 0 ? ` and ${handKg} kg in the hand` : ''
  return `${checkedKg} kg of luggage${hand} each${excess === undefined ? '' : `, ${excess} a kg above that`}`
}

export function infantsText(fare: string | undefined): string {
  return fare === undefined ? 'Infants under 1 sail free, on a lap' : `Infants under 1 pay ${fare}, on a lap`
}

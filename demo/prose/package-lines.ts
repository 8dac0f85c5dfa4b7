import { counted } from '#contract/terms/counted.ts'
// Lines of the inclusion and exclusion lists: one wording for each fact, so that two packages never say it differently.
import { packagePolicies } from './package-policies.ts'

export const privateCar = 'Private air-conditioned car for the plan'
export const sharedCoach = 'Shared air-conditioned coach or car for the plan'
export const ferryLegs = (seatClass: 'premium' | 'business', legs: number) =>
  `Private ferry, ${seatClass} class, ${legs} legs`
export const shipSeats = 'Seats on the government ship, both ways'
export const jailShow = 'Ticket for the light and sound show'
export const elephantBoat = 'Boat to Elephant Beach with basic snorkelling'
export const tryDive = 'One boat try-dive for each adult'
export const nightKayak = 'One night kayak trip for each adult'
export const cinqueCharter = 'Two-dive charter to Cinque Island, for certified divers'
export const gameFishing = 'Half a day of game fishing on a shared boat'
export const flowerBed = 'Flower-bed decoration on one night'
export const cake = 'A half-kilo cake'
export const candleDinner = 'One candle-light dinner for two on the beach'

type Board = { nights: number; dinners?: number; lunches?: number }

/** The inclusion list of a package, in the order every package uses. */
export const inclusions = ({ nights, dinners, lunches }: Board, travel: string[], extras: string[]): string[] => [
  `${nights} nights' stay on twin sharing`,
  'Breakfast every day from day 2',
  ...(dinners ? [`${dinners} dinners`] : []),
  ...(lunches ? [counted(lunches, 'lunch', 'lunches')] : []),
  ...travel,
  'Entry tickets and permits listed in the plan',
  ...extras,
  'All taxes (GST 5%)',
]

const travelAndMeals = [
  'Air fare to and from Sri Vijaya Puram (airport code IXZ)',
  'Meals not listed in the plan',
  'Water sports not listed in the plan',
]

const personalAndDelay = [
  'Camera fees and tips',
  'Room service and laundry',
  'Extra costs that follow from a weather delay or a cancelled ferry',
]

/** What most packages leave out, with the policies that hold for all. */
export const usualTerms = {
  exclusive: [...travelAndMeals, 'Scuba, sea walk and parasailing', ...personalAndDelay],
  ...packagePolicies,
}

/** The same for a package that already carries a dive. */
export const diveTerms = { ...usualTerms, exclusive: [...travelAndMeals, ...personalAndDelay] }

import { counted } from './counted.ts'
/** What travellers must be asked for a line of a trip; the forms and the server use it. */
export type TravellerNeed = {
  /** Everyone who travels on it, those on a lap too; 0: the lead traveller alone will do. */
  count: number
  /** Of them, how many are under a year and sit on a lap. */
  infants: number
  /** A carrier's list: age, sex and nationality of each, and a document of those from abroad. */
  listed: boolean
}

/** The parts of a trip's lines that people are counted by. */
export type CountedLine =
  | { kind: 'package'; adultCount: number; childAges: readonly number[] }
  | { kind: 'hotel'; rooms: readonly { adults: number; children: number }[] }
  | { kind: 'ferry'; seats: readonly string[]; infants?: number | undefined }
  | { kind: 'car'; passengers: number }
  | { kind: 'activity'; ages: readonly (number | null)[] }

export const HOME_COUNTRY = 'IN'
/** The lead traveller answers for the booking (booking rules 1.2.4). */
export const LEAD_AGE_MIN = 18

export function travellersNeeded(line: CountedLine): TravellerNeed {
  switch (line.kind) {
    case 'package': {
      const infants = line.childAges.filter((age) => age < 1).length
      return { count: line.adultCount + line.childAges.length, infants, listed: true }
    }
    case 'ferry': {
      const infants = line.infants ?? 0
      return { count: line.seats.length + infants, infants, listed: true }
    }
    case 'activity':
      return { count: line.ages.length, infants: 0, listed: false }
    default:
      return { count: 0, infants: 0, listed: false }
  }
}

export type NamedTraveller = {
  age: number
  sex?: string | undefined
  nationality?: string | undefined
  idType?: string | undefined
  idNumber?: string | undefined
}

export const TRAVELLER_MESSAGES = {
  sex: 'Please say who is on the ferry list: female, male or other',
  nationality: 'Please choose a country',
  passport: 'Travellers from abroad are listed with their passport: please enter its number',
  infant: 'A traveller without a seat must be under 1',
} as const

/** Why a carrier cannot list somebody: the field at fault and the words for it. */
export function listedProblem(traveller: NamedTraveller): { field: string; message: string } | undefined {
  if (traveller.sex === undefined) return { field: 'sex', message: TRAVELLER_MESSAGES.sex }
  if (traveller.nationality === undefined) return { field: 'nationality', message: TRAVELLER_MESSAGES.nationality }
  const isForeign = traveller.nationality !== HOME_COUNTRY
  return isForeign && (traveller.idType !== 'passport' || traveller.idNumber === undefined)
    ? { field: 'idNumber', message: TRAVELLER_MESSAGES.passport }
    : undefined
}

/** "Please name 3 travellers for Haddo to Havelock". */
export function nameTravellersText(needed: number, title: string): string {
  return `Please name ${counted(needed, 'traveller')} for ${title}`
}

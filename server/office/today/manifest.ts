import type { ManifestStyle } from '#contract/terms/manifest-styles.ts'
import { HOME_COUNTRY } from '#contract/terms/trip-travellers.ts'

/** Somebody on a sailing; without a seat on a lap. Nothing of the document where there is none, or it is forgotten. */
export type Passenger = {
  ref: string
  name: string
  age: number
  sex: 'F' | 'M' | 'X' | undefined
  nationality: string | undefined
  passport: string
  seat: string
  className: string
  phone: string
}

type Column = { title: string; of: (passenger: Passenger) => string }

/** A boy or girl under this age has another title on the lists of carriers. */
const TITLE_CHILD_UNTIL = 12

const column = (title: string, of: Column['of']): Column => ({ title, of })
const name = column('name', (each) => each.name)
const age = column('age', (each) => String(each.age))

/** The columns in which each of the carriers takes a list, in their own words; the last one is ours. */
const STYLES: Record<ManifestStyle, readonly Column[]> = {
  sealink: [
    ...[name, age, column('gender', genderOf), column('nationality', nationOf)],
    ...[column('passport', (each) => each.passport), column('tier', tierOf), column('seat', (each) => each.seat)],
    column('our reference', (each) => each.ref),
  ],
  makruzz: [
    ...[column('title', titleOf), name, age, column('sex', genderOf)],
    column('nationality', (each) => (isForeign(each) ? 'foreigner' : 'indian')),
    column('fcountry', (each) => (isForeign(each) ? nationOf(each) : '')),
    column('fpassport', (each) => (isForeign(each) ? each.passport : '')),
    // Travellers are not asked for it.
    column('fexpdate', () => ''),
    ...[column('class', (each) => each.className), column('our reference', (each) => each.ref)],
  ],
  'green-ocean': [
    ...[column('seat_numbering', (each) => each.seat), column('class_name', (each) => each.className)],
    ...[column('passenger_name', name.of), age, column('gender', genderOf), column('nationality', nationOf)],
    ...[column('passport', (each) => each.passport), column('passport_expairy', () => '')],
    ...[column('mobile', (each) => each.phone), column('our reference', (each) => each.ref)],
  ],
}

export function manifestOf(
  style: ManifestStyle,
  passengers: readonly Passenger[],
): { columns: string[]; rows: string[][] } {
  const columns = STYLES[style]
  return {
    columns: columns.map(({ title }) => title),
    rows: passengers.map((passenger) => columns.map(({ of }) => of(passenger))),
  }
}

type Named = Pick<Passenger, 'name' | 'age' | 'sex' | 'nationality' | 'passport'>
type Seated = { seats: readonly string[]; infants: number; className: string; ref: string; phone: string }

/**
 * Who of a party sits where: in the order in which they are named, the youngest on laps. Seats of travellers who are not named yet
 * are on the list without a name.
 */
export function seatParty(travellers: readonly Named[], { seats, infants, ...party }: Seated): Passenger[] {
  const youngest = travellers.toSorted((one, other) => one.age - other.age).slice(0, infants)
  const seated = travellers.filter((each) => !youngest.includes(each))
  const nobody: Named = { name: '', age: 0, sex: undefined, nationality: undefined, passport: '' }
  return [
    ...seats.map((seat, index) => ({ ...(seated[index] ?? nobody), ...party, seat })),
    ...youngest.map((each) => ({ ...each, ...party, seat: '' })),
  ]
}

function isForeign({ nationality = HOME_COUNTRY }: Passenger): boolean {
  return nationality !== HOME_COUNTRY
}

function genderOf({ sex }: Passenger): string {
  return sex ?? ''
}

function nationOf(passenger: Passenger): string {
  return passenger.name === '' ? '' : (passenger.nationality ?? HOME_COUNTRY)
}

/** L for the upper class and R for the other, as that carrier has them. */
function tierOf({ className }: Passenger): string {
  return /premium|luxury/i.test(className) ? 'L' : 'R'
}

function titleOf({ name: named, age: years, sex }: Passenger): string {
  if (named === '') return ''
  if (years < TITLE_CHILD_UNTIL) return sex === 'F' ? 'Miss' : 'Mstr'
  return sex === 'F' ? 'Ms' : 'Mr'
}

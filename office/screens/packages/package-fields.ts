import type { OfficePackage, PackageDay, PackageFields, PackageStay } from '#contract/office/packages.ts'
import { counted } from '#contract/terms/counted.ts'

type Keyed<Item> = Item & { key: string }
export type EnteredDay = Keyed<PackageDay>
export type EnteredStay = Keyed<PackageStay>

/** What the editor holds: the fields, with a key for each day and stay by which it is known while it moves. */
export type Entered = Omit<PackageFields, 'days' | 'stays'> & { days: EnteredDay[]; stays: EnteredStay[] }

/** What is on the site, or would be. */
export function publishedFields({
  id: _id,
  version: _version,
  slug: _slug,
  nights: _nights,
  path: _path,
  pictures: _pictures,
  draft: _draft,
  ...fields
}: OfficePackage): PackageFields {
  return fields
}

export function enter(fields: PackageFields): Entered {
  const keyed = <Item extends object>(items: readonly Item[]) =>
    items.map((item, place) => ({ ...item, key: String(place + 1) }))
  return { ...fields, days: keyed(fields.days), stays: keyed(fields.stays) }
}

export function fieldsEntered({ days, stays, ...rest }: Entered): PackageFields {
  return { ...rest, days: days.map(({ key: _, ...day }) => day), stays: stays.map(({ key: _, ...stay }) => stay) }
}

/** A key that none of them has. */
export function freshKey(items: readonly { key: string }[]): string {
  return String(Math.max(0, ...items.map(({ key }) => Number(key))) + 1)
}

/** The same text for the same values, in whatever order their names come. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}

type FieldName = keyof PackageFields

/** The fields that differ. */
export function changedNames(one: PackageFields, other: PackageFields): FieldName[] {
  // The names are those of the contract.
  return (Object.keys(one) as FieldName[]).filter((name) => textOf(one[name]) !== textOf(other[name]))
}

/** What somebody else has published, with one's own changes since `base` put over it. */
export function putOver(theirs: PackageFields, base: PackageFields, mine: PackageFields): PackageFields {
  const own = changedNames(mine, base).map((name) => [name, mine[name]])
  return { ...theirs, ...Object.fromEntries(own) }
}

/** How the nights in hotels stand against those of the days, as a sentence. */
export function nightsSaid({ days, stays }: Pick<PackageFields, 'days' | 'stays'>): { fits: boolean; words: string } {
  const nights = days.length - 1
  const slept = stays.reduce((sum, stay) => sum + stay.nights, 0)
  if (slept === nights) return { fits: true, words: `Every one of the ${counted(nights, 'night')} has a hotel.` }
  const [more, less] = [counted(slept - nights, 'night'), counted(nights - slept, 'night')]
  const sum = `${counted(days.length, 'day')} have ${counted(nights, 'night')}, the hotels ${slept}:`
  return { fits: false, words: slept > nights ? `${sum} ${more} too many.` : `${sum} ${less} without a hotel.` }
}

/** Which of a stay's nights it is: "Nights 2 and 3". */
export function nightsOfStay(stays: readonly PackageStay[], place: number): string {
  const first = stays.slice(0, place).reduce((sum, { nights }) => sum + nights, 1)
  const last = first + (stays[place]?.nights ?? 1) - 1
  if (first === last) return `Night ${first}`
  return last === first + 1 ? `Nights ${first} and ${last}` : `Nights ${first} to ${last}`
}

import type { z } from 'zod'
import { SEXES } from '#contract/terms/booking-states.ts'
import { HOME_COUNTRY, listedProblem } from '#contract/terms/trip-travellers.ts'
import type { placeBooking } from '#contract/v1/bookings.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { PeopleNeed } from './people-needed.ts'

type PlaceBody = z.input<(typeof placeBooking)['body']>

/** What was typed, by the names of the fields. */
export type CheckoutValues = Record<string, string[]>

/** What is wrong, in the words of the API: by field, and what belongs to none. */
export type CheckoutProblems = { message: string; fields: Record<string, string>; first?: string }

export const KEY_FIELD = 'key'
export const NOTICE_FIELD = 'notice'
export const INTENT_FIELD = 'intent'
export const LEAD_FIELDS = {
  email: 'lead.email',
  contactNumber: 'lead.contactNumber',
  adult18: 'lead.adult18',
} as const

/** The name of a field of one traveller; the API calls it the same. */
export function travellerField(
  index: number,
  name: 'name' | 'age' | 'sex' | 'nationality' | 'idNumber' | 'lineIds',
): string {
  return `travellers.${index}.${name}`
}

export function readValues(form: FormData): CheckoutValues {
  const values: CheckoutValues = {}
  for (const name of new Set(form.keys())) values[name] = form.getAll(name).filter((value) => typeof value === 'string')
  return values
}

/** The question to the API as it was typed: what is wrong in it, the API says. The lead traveller is the first of them. */
export function placeBodyOf(holdId: string, values: CheckoutValues, people: PeopleNeed): PlaceBody {
  const text = (name: string) => values[name]?.[0] ?? ''
  const body = {
    holdId,
    lead: {
      name: text(travellerField(0, 'name')),
      email: text(LEAD_FIELDS.email),
      contactNumber: text(LEAD_FIELDS.contactNumber),
      adult18: text(LEAD_FIELDS.adult18) === 'yes',
    },
    travellers: Array.from({ length: people.slots }, (_, index) => travellerOf(index, values, people)),
    plan: text('plan') === 'initial' ? 'initial' : 'full',
    ...(text('reseat') === 'yes' ? { reseat: true } : {}),
    ...(text('gstin').trim() === '' ? {} : { gstin: text('gstin').trim().toUpperCase() }),
    notice: text(NOTICE_FIELD),
  }
  // Not a right question yet: an age may be no number and the box unticked, which is what the API is asked to judge.
  return body as PlaceBody
}

function travellerOf(index: number, values: CheckoutValues, people: PeopleNeed) {
  const text = (name: Parameters<typeof travellerField>[1]) => (values[travellerField(index, name)]?.[0] ?? '').trim()
  const age = text('age')
  const sex = SEXES.find((each) => each === text('sex'))
  const nationality = text('nationality')
  const isForeign = nationality !== '' && nationality !== HOME_COUNTRY
  const lineIds = values[travellerField(index, 'lineIds')] ?? []
  return {
    name: text('name'),
    age: /^\d{1,3}$/.test(age) ? Number(age) : Number.NaN,
    ...(people.listed && sex !== undefined ? { sex } : {}),
    ...(people.listed && nationality !== '' ? { nationality } : {}),
    ...(people.listed && isForeign && text('idNumber') !== ''
      ? { idType: 'passport' as const, idNumber: text('idNumber') }
      : {}),
    ...(people.choices.length > 0 ? { lineIds: [...lineIds, ...people.freeLineIds] } : {}),
  }
}

/**
 * Where each of the API's words belongs, and which field comes first on the page. The API judges a carrier's list when all else is
 * right; here it is judged along with it, so that nobody has to come back twice.
 */
export function problemsOf(
  failure: Pick<CallFailure, 'message' | 'errors'>,
  values: CheckoutValues,
  people: PeopleNeed,
): CheckoutProblems {
  const fields: Record<string, string> = {}
  for (const { field, message } of failure.errors) fields[placeOf(field)] ??= message
  for (let index = 0; people.listed && index < people.slots; index += 1) {
    const problem = listedProblem(travellerOf(index, values, people))
    if (problem !== undefined) fields[`travellers.${index}.${problem.field}`] ??= problem.message
  }
  const first = fieldOrder(people).find((name) => fields[name] !== undefined)
  return { message: failure.message, fields, ...(first === undefined ? {} : { first }) }
}

function placeOf(field: string): string {
  if (field === 'lead.name') return travellerField(0, 'name')
  return field.replace(/^(travellers\.\d+)\.idType$/, '$1.idNumber').replace(/^(travellers\.\d+\.lineIds)\..*$/, '$1')
}

function fieldOrder({ slots }: PeopleNeed): string[] {
  const names = ['name', 'age', 'sex', 'nationality', 'idNumber', 'lineIds'] as const
  const travellers = Array.from({ length: slots }, (_, index) => names.map((name) => travellerField(index, name)))
  return [...travellers.flat(), LEAD_FIELDS.contactNumber, LEAD_FIELDS.email, 'plan', 'gstin', LEAD_FIELDS.adult18]
}

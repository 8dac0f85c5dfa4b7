import { formatDay } from '#contract/terms/india-time.ts'
import type { ActivityBookingRequest, HireRequest } from '#contract/v1/enquiries.ts'

type Party = { adultCount: number; childCount: number; childAges: readonly number[] | null; infantCount: number }

/** "2 adults, 2 children (under 1, age 6), 1 infant". */
export function travellersText({ adultCount, childCount, childAges, infantCount }: Party): string {
  const ages = childAges === null || childAges.length === 0 ? '' : ` (${childAges.map(ageText).join(', ')})`
  return [
    countOf(adultCount, 'adult', 'adults'),
    ...(childCount === 0 ? [] : [`${countOf(childCount, 'child', 'children')}${ages}`]),
    ...(infantCount === 0 ? [] : [countOf(infantCount, 'infant', 'infants')]),
  ].join(', ')
}

function ageText(age: number): string {
  return age === 0 ? 'under 1' : `age ${age}`
}

/** "Fri 25 Dec 2026 at 08:00; 2 guests". */
export function activityBookingText({ date, time, guests }: ActivityBookingRequest): string[] {
  return [...whenLabels(date, time), countOf(guests, 'guest', 'guests')]
}

/** "Fri 25 Dec 2026 at 08:00; with entry tickets". */
export function hireLabels({ pickupDate, pickupTime, entryFee = false }: HireRequest): string[] {
  return [...whenLabels(pickupDate, pickupTime), ...(entryFee ? ['with entry tickets'] : [])]
}

function whenLabels(date: string | undefined, time: string | undefined): string[] {
  if (date === undefined) return time === undefined ? [] : [`at ${time}`]
  return [time === undefined ? formatDay(date) : `${formatDay(date)} at ${time}`]
}

/** What the sender says beyond what we know, on a line of its own: parts that repeat our words, or who travels, are left out. */
export function withAdded(words: string, travellers: string, detail: string): string {
  const known = `${words}; ${travellers}`.toLowerCase()
  const parts = detail.split(/\s*[;\n]\s*/).filter((part) => part !== '' && !known.includes(part.toLowerCase()))
  return [words, parts.join('; ')].filter((line) => line !== '').join('\n')
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

import { formatDay } from '#contract/terms/india-time.ts'

/** What a template may name, and what stands there in a reply. */
export const VARIABLES = [
  { name: 'name', is: 'the name of the sender' },
  { name: 'reference', is: 'the number of the enquiry' },
  { name: 'about', is: 'what it is about' },
  { name: 'travellers', is: '2 adults, 1 child' },
  { name: 'travelDate', is: 'the day of travel; "your dates" where none was said' },
  { name: 'member', is: 'your own name' },
  { name: 'brand', is: 'the name of the business' },
  { name: 'phone', is: 'its first telephone number' },
] as const

type Variable = (typeof VARIABLES)[number]['name']

export type ReplyFacts = {
  name: string
  reference: string
  about: string
  travellers: string
  travelDate: string | null
  member: string
  brand: string
  phone: string
}

/** What each name becomes. */
export function replyValues({ travelDate, ...others }: ReplyFacts): Record<Variable, string> {
  return { ...others, travelDate: travelDate === null ? 'your dates' : formatDay(travelDate) }
}

function isVariable(name: string): name is Variable {
  return VARIABLES.some((variable) => variable.name === name)
}

/** Names in braces that no reply fills in, as a template would show them to a traveller. */
export function unknownNames(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isVariable(name) ? [] : [name])))]
}

import { counted } from '#contract/terms/counted.ts'
import { formatDay, instantInIndia } from '#contract/terms/india-time.ts'
import type { Booking } from '#contract/v1/bookings.ts'

/** The words of a group's list of names. */
const NAMES_TEXTS = {
  list: 'Names of your group',
  hint: 'One traveller on each line, you too: name, age, sex, number of the ID. From abroad also the country: GB.',
  example: 'Asha Rao, 41, F, 1234 5678 9012\nElla Stone, 38, F, P1234567, GB',
  file: 'Or take them from a CSV file:',
  send: 'Send the names',
} as const

/** What is said above the form; absent where the names came with the booking. */
export type NamesView = { lead: string; problem: string; texts: typeof NAMES_TEXTS }

export function namesView({ names, state, now }: Booking): { names?: NamesView } {
  if (names === undefined || (state !== 'confirmed' && state !== 'confirmed_part')) return {}
  const day = formatDay(names.until)
  if (names.missing === 0) {
    const isOpen = new Date(now).getTime() < instantInIndia(names.until, '23:59:59').getTime()
    return isOpen
      ? {
          names: { lead: 'We have all names.', problem: `You can send another list until ${day}.`, texts: NAMES_TEXTS },
        }
      : {}
  }
  const missing = counted(names.missing, 'name is still to come', 'names are still to come')
  return {
    names: {
      lead: `${missing}, by ${day}.`,
      problem: 'Ferries and hotels need them to let you in.',
      texts: NAMES_TEXTS,
    },
  }
}

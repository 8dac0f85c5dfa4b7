import { HOME_COUNTRY } from '#contract/terms/trip-travellers.ts'
import { shortName } from './line-entries.ts'
import type { PlannedLine } from './planned-line.ts'

/** Who travels, as far as it is known; nothing before the travellers have been named. */
export type Party = readonly { nationality?: string | undefined }[]

/** Numbers that every telephone in the islands reaches. */
export const EMERGENCY = [
  { label: 'Police, fire, ambulance', number: '112' },
  { label: 'Coast guard, at sea', number: '1554' },
  { label: 'Tourist helpline', number: '1363' },
] as const

/** Their citizens, and who comes from there, need a permit of the Home Ministry (Restricted Area order). */
const PRIOR_APPROVAL = ['AF', 'CN', 'PK']
const MYANMAR = 'MM'
const NORTHERN = ['north-andaman', 'middle-andaman']
const FEW_MACHINES = ['swaraj-dweep', 'shaheed-dweep', 'little-andaman', 'long-island']

/** The permits that this trip needs, by who travels and where it goes. */
export function permitsOf(lines: readonly PlannedLine[], party: Party): string[] {
  const nations = party.flatMap(({ nationality }) => nationality ?? [])
  const islands = new Set(lines.flatMap(({ facts }) => facts.islands.map(({ id }) => id)))
  const isHome = nations.length === 0 || nations.includes(HOME_COUNTRY)
  const isForeign = nations.length === 0 || nations.some((each) => each !== HOME_COUNTRY)
  const places = lines.flatMap(({ facts }) => facts.permits)
  const isBaratang =
    islands.has('baratang') ||
    lines.some(({ title }) => title.includes('Baratang')) ||
    places.some((each) => each.includes('Baratang'))
  return [
    ...(isHome ? ['Indian guests: no permit for the Andaman Islands, photo ID only'] : []),
    ...(isForeign
      ? [
          'Foreign guests: passport and visa, stamped at the airport when you land; no permit beside that for these islands',
        ]
      : []),
    ...(nations.some((each) => PRIOR_APPROVAL.includes(each)) || nations.length === 0
      ? [
          'Citizens of Afghanistan, China and Pakistan, or with origin there: a Restricted Area Permit of the Home Ministry before you travel',
        ]
      : []),
    ...(nations.includes(MYANMAR) && NORTHERN.some((island) => islands.has(island))
      ? ['Citizens of Myanmar: a permit for Mayabunder and Diglipur']
      : []),
    ...(isBaratang ? ['Road to Baratang: convoy through the tribal reserve only; no stop, no photograph'] : []),
    ...new Set(places),
  ]
}

/** What to carry, by what the trip holds. */
export function carryOf(lines: readonly PlannedLine[], party: Party): string[] {
  const nations = party.flatMap(({ nationality }) => nationality ?? [])
  const isForeign = nations.some((each) => each !== HOME_COUNTRY)
  const isHome = nations.length === 0 || nations.includes(HOME_COUNTRY)
  const visits = lines.flatMap(({ facts }) => facts.visit ?? [])
  const hasFerry = lines.some(({ facts }) => facts.crossings.length > 0)
  const islands = lines.flatMap(({ facts }) => facts.islands)
  const cashless = islands.find(({ id }) => FEW_MACHINES.includes(id))
  const bring = [...new Set(visits.flatMap((visit) => visit.bring))]
  return [
    ...(isHome ? ['A photo ID of each traveller, the paper itself'] : []),
    ...(isForeign ? ['Passport and visa of each traveller from abroad'] : []),
    'The voucher, printed or on the phone',
    ...(cashless === undefined ? [] : [`Some cash: there are few machines on ${shortName(cashless.name)}`]),
    ...(bring.length === 0 ? [] : [`For the water: ${bring.join(', ')}`]),
    ...(hasFerry ? ['Hat, sunscreen, and one dry bag for the boat'] : ['Hat, sunscreen and water']),
    'No drone without clearance; no coral, shells or sand home',
  ]
}

import { counted } from '#contract/terms/counted.ts'
/** The words of the ferry page that its parts show; those of results are made on the server (loader-texts.ts). */
export const FERRY_TEXTS = {
  heading: 'Ferries',
  title: 'Ferries between the islands',
  intro: 'Search a crossing, compare boats and fares, and choose your seats on the plan of the deck.',
  modes: 'What to search for',
  single: 'One crossing',
  hop: 'Island hop',
  hopIntro: 'Two to four crossings as one plan, with time enough to change boats.',
  searchLabel: 'Find a ferry',
  hopLabel: 'Plan an island hop',
  change: 'Change your search',
  from: 'From',
  to: 'To',
  date: 'Date',
  choosePort: 'Choose a port',
  swap: 'Swap from and to',
  passengers: 'Passengers',
  adults: 'Adults',
  adultsHint: '12 years and over',
  children: 'Children',
  childrenHint: '1 to 11 years, with a seat',
  infants: 'Infants',
  infantsHint: 'Under 1 year, on a lap',
  search: 'Search',
  byMonth: 'See the days and fares of a month',
  otherDays: 'See other days and fares',
  month: 'Month',
  showDays: 'Show days',
  months: 'Months',
  results: 'Results',
  plans: 'Plans',
  week: 'Days around this one',
  noSailing: 'No sailing',
  partial: 'Other days show the boats we sell ourselves; on the day itself we ask every operator.',
  crossings: 'Crossings',
  crossingsLead: 'Boats sail every day, fewer from mid May to September.',
  addLeg: 'Add a leg',
  searchPlan: 'Search plans',
  morePlans: 'More plans',
  takePlan: 'Take this plan',
  forParty: 'for your party, from',
  map: 'Map of the crossings between the islands',
} as const

export function legText(number: number): string {
  return `Leg ${number}`
}

export function removeLegText(number: number): string {
  return `Remove leg ${number}`
}

/** "2 adults, 1 child, 1 infant". */
export function partyText(party: { adults: number; children: number; infants: number }): string {
  const { adults, children, infants } = party
  return [
    counted(adults, 'adult'),
    ...(children === 0 ? [] : [counted(children, 'child', 'children')]),
    ...(infants === 0 ? [] : [counted(infants, 'infant')]),
  ].join(', ')
}

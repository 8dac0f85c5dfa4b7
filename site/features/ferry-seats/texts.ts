import { ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'

/** The words of a sailing's page and of the enquiry it leads to; messages of the catalogue are in contract/terms/messages.ts. */
export const SEAT_TEXTS = {
  title: 'Choose your seats',
  ferries: 'Ferries',
  failedTitle: 'We cannot show this ferry at the moment',
  backToResults: 'Other ferries that day',
  view: 'Seats as',
  map: 'Seat map',
  list: 'List',
  classes: 'Class',
  front: 'Front',
  legendFree: 'Free',
  legendYours: 'Yours',
  legendBooked: 'Booked',
  legendBlocked: 'Not for sale',
  free: 'free',
  yours: 'yours',
  booked: 'booked',
  blocked: 'not for sale',
  together: 'Seat us together',
  keys: 'Arrow keys move from seat to seat, Space or Enter chooses.',
  whoTravels: 'Who travels',
  adults: 'Adults',
  children: 'Children',
  childrenHint: 'From 1 year, each with a seat',
  infants: 'Infants',
  infantsHint: 'Under 1 year, on your lap',
  update: 'Update',
  yourSeats: 'Your seats',
  enquire: ENQUIRE_NOW,
  notHeld: (time: string) => `No seat is held yet. Book Now keeps them for ${time} while you fill in names and pay.`,
  planNotHeld: 'No seat is held yet. After the last boat all of them go on your trip together.',
  close: 'Close this message',
  stale: 'We cannot look at the seats at the moment. What you see may have changed.',
  departedWhileOpen: 'This ferry has left. Please choose another sailing.',
  manyTitle: 'We choose the seats for larger groups',
  seated: 'We seat all of you together as well as the ferry allows.',
  noChoiceTitle: 'This operator gives out the seats',
  noChoice: SAILING_REFUSED.noChoice,
  noSeats: 'No class of this ferry is on sale.',
  anyClass: 'Class you would like',
  goodToKnow: 'Good to know',
  goneTitle: 'This ferry can no longer be booked',
  closed: SAILING_REFUSED.closed,
  nextTitle: 'The next ferries from',
  nextNone: 'Nothing else is on sale along this crossing at the moment.',
  searchFerries: 'Search ferries',
} as const

/** The words of the enquiry about seats. */
export const ASK_TEXTS = {
  back: 'Back to the ferry',
  more: 'Search ferries',
  intro:
    'Tell us how to reach you. We check that your seats are still free, book them for you and write to you. You pay nothing now.',
  asked: 'What you ask for',
  change: 'Change the seats',
  ferry: 'Ferry',
  day: 'Day',
  leaves: 'Leaves',
  seats: 'Seats',
  travellers: 'Travellers',
  anySeats: 'We choose them for you',
  submit: 'Submit',
  contact: 'How we reach you',
} as const

/** "Premium 11F and 11G". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

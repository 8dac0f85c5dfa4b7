import * as lines from '../car-lines.ts'
import { type CarPackageProse, step } from '../car-package-prose.ts'

/** Drives on the two ferry islands, where cars are small and larger parties take several. */
export const swarajAndShaheed: Record<string, CarPackageProse> = {
  'swaraj-dweep-beaches-day': {
    overview: [
      'Three beaches that look in three directions, in the order of the sun: Kalapathar in the morning, Govind Nagar around noon, Radhanagar until it sets. The island is small, and still a day with a car is twice as long as one without.',
      'On Swaraj Dweep (Havelock) there are no vans or coaches. From seven people on you travel in two cars or more, which drive together; the price is for all of them. The car waits at each beach, so towels and dry clothes stay on board, and nobody queues for a taxi after sunset.',
    ],
    why: [
      'At Radhanagar the last taxis go early; yours stays until you are ready',
      'You can change the order for the tide or for a late breakfast',
      'No tickets anywhere: all three beaches are free',
    ],
    steps: [
      step('East coast first, while the sun is on it.', [
        '10:00 pick-up from your hotel or the jetty',
        '10:30 Kalapathar Beach, black rocks and a long walk',
        '12:30 Govind Nagar Beach, lunch in the market',
      ]),
      step('The road over the hill takes 25 minutes; then there is nothing more to do than swim.', [
        '15:00 Radhanagar Beach',
        'about 17:15 sunset',
        '18:00 back at your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(55),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'swaraj-dweep-three-day-car': {
    overview: [
      'A car at your door for the whole stay: from the ferry on day one to the ferry on day three, with one excursion a day and a driver who answers the phone. On Swaraj Dweep (Havelock), where taxis are booked out by ten, that is worth more than it sounds.',
      'The plan has Radhanagar at sunset, the boat point for Elephant Beach, quiet hours at Vijaynagar and sunrise at Kalapathar. Parties of seven and more travel in two cars or more. The boat to Elephant Beach can be added as an entry ticket.',
    ],
    why: [
      'No haggling, and no waiting at the jetty with bags',
      'Sunrise and sunset, the two hours when taxis are scarce',
      '120 km over three days: more than the plan needs',
    ],
    steps: [
      step('The driver meets your ferry, whichever it is.', [
        'jetty pick-up and drop at your hotel',
        '15:00 Radhanagar Beach until sunset',
      ]),
      step('Boats to Elephant Beach go in the morning and stop when the sea is rough.', [
        '08:00 drop at the boat point for Elephant Beach',
        '12:30 pick-up and lunch',
        '15:00 Vijaynagar Beach',
      ]),
      step('Early, because the sun comes out of the sea in front of you.', [
        '05:15 Kalapathar Beach for sunrise',
        'breakfast at your hotel',
        'jetty drop an hour before your ferry',
      ]),
    ],
    inclusive: lines.tourInclusive(120),
    exclusive: lines.boatExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'shaheed-dweep-island-loop': {
    overview: [
      'Shaheed Dweep (Neil Island) is 8 km long, flat and green, and everything on it is close. The loop visits its four corners in the order of the day: Sitapur in the east for the morning, the lagoon at Bharatpur, the coral arch at low tide, and Laxmanpur for the sunset.',
      'The arch, called Natural Bridge, can be reached only when the water is low, so the driver shifts the middle of the day to suit the tide table. Parties of seven and more travel in two cars or more, at one price for all.',
    ],
    why: [
      'The whole island in a day, for those who sleep here only one night',
      'Planned around the tide, which a bicycle tour seldom is',
      'Short drives: you sit in the car for an hour in all',
    ],
    steps: [
      step('Cliffs and small caves at Sitapur, then the shallow water beside the jetty.', [
        '09:30 pick-up from your hotel or the jetty',
        '09:50 Sitapur Beach',
        '11:30 Bharatpur Beach, swim and lunch',
      ]),
      step('A local guide shows the way over the rocks and what lives in the pools. Wear shoes.', [
        'one hour either side of low tide: Natural Bridge',
      ]),
      step('White sand and a wide view to the west.', [
        '16:00 Laxmanpur Beach 1',
        'about 17:15 sunset, then your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(35),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
}

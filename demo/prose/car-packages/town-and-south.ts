import * as lines from '../car-lines.ts'
import { type CarPackageProse, step } from '../car-package-prose.ts'

/** Drives of a day or less around the town and down the south coast. */
export const townAndSouth: Record<string, CarPackageProse> = {
  'sri-vijaya-puram-city-day': {
    overview: [
      'Three museums, a saw mill and the prison that the islands were once known for, in one day and in the order in which their doors open. The car waits outside each, so nobody has to find a taxi in the midday sun.',
      'Sri Vijaya Puram (Port Blair) is small, but its sights keep odd hours: museums shut for lunch and on Monday, the mill on Sunday. From Tuesday to Saturday this plan fits all of them, and leaves a long lunch in Aberdeen Bazaar.',
    ],
    why: [
      'Every stop is open when you reach it, which is the hard part of this town',
      'Most of it is indoors, so it works on a rainy day too',
      'You decide at the jail whether to stay for the evening show; hours above the limit are extra',
    ],
    steps: [
      step('Start after breakfast; none of the stops is more than fifteen minutes from the next.', [
        '09:30 Anthropological Museum',
        '11:00 Samudrika Naval Marine Museum and its whale skeleton',
        '12:15 Chatham Saw Mill, then lunch in the bazaar',
      ]),
      step('The cells are best seen with a guide and without hurry; allow an hour and a half.', [
        '15:00 Cellular Jail',
        '17:30 back at your hotel; if you stay for the show at 17:50, the hours above the limit are extra',
      ]),
    ],
    inclusive: lines.dayInclusive(60),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'corbyns-cove-and-cellular-jail-half-day': {
    overview: [
      "An afternoon for the day you land: the town's own beach first, then the jail in the softer light before it shuts. Five hours, one car, no early start.",
      "The road from Sri Vijaya Puram (Port Blair) to Corbyn's Cove follows the sea past old bunkers, and the beach has palms and tea stalls. From there it is twenty minutes to Cellular Jail. The evening show starts at 17:50; the driver waits and takes you home afterwards. Choose any day but Monday, when the jail is usually shut.",
    ],
    why: [
      'It fits behind a morning flight and before dinner',
      'Beach and history on the same afternoon, for children who have had enough of one of them',
      'A ride home after the show, when taxis are hard to find',
    ],
    steps: [
      step('Time for a paddle where no crocodile board is up, or for coconut water under the palms.', [
        '13:40 pick-up from your hotel',
        "14:00 Corbyn's Cove Beach",
        '15:30 on along the coast road',
      ]),
      step('An hour and a quarter inside before the gates close at five.', [
        '15:45 Cellular Jail',
        '17:50 light and sound show, if you have tickets',
        '18:40 back at your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(40),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'chidiya-tapu-sunset': {
    overview: [
      'The road ends at the southern tip of the island, and so does the day. Chidiya Tapu means bird island: parakeets and sea eagles on the way in, and a sun that goes down between islets in front of the beach.',
      'You leave Sri Vijaya Puram (Port Blair) after lunch and drive 25 km through villages and mangroves. Munda Pahad, ten minutes from the car park, has a path to a cliff-top view. Swimming is not safe here. The biological park on the road is worth an hour, except on Monday, when it is shut.',
    ],
    why: [
      'The finest sunset that a car can reach from the town',
      'Half a day is enough, so the morning stays free',
      'Bare winter trees and birds at the water, good for photographs',
    ],
    steps: [
      step('Mangroves on one side and paddy on the other, on a good road.', [
        '13:30 pick-up from your hotel',
        '14:30 biological park, if it is open',
        '16:00 Chidiya Tapu beach',
      ]),
      step('The path to the cliff takes twenty minutes each way; shoes are better than slippers.', [
        '16:15 Munda Pahad trail',
        'about 17:15 sunset, a little later in spring',
        '19:00 back at your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(65),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'wandoor-and-chidiya-tapu-full-day': {
    overview: [
      'The two ends of the south in one day: Wandoor on the west coast in the morning, Chidiya Tapu at the southern tip for the sunset. Together they make about 110 km, at an island pace.',
      'Wandoor Beach is known for the great trees that the sea has laid on its sand. You swim inside the netted part only, as crocodiles live in the creeks. After lunch the car crosses back by Garacharma and goes down to Chidiya Tapu, to be home in Sri Vijaya Puram (Port Blair) for a late dinner.',
    ],
    why: [
      'Two coasts without changing hotels or packing a bag',
      'No boats and no tickets: it runs on every day of the week',
      'Long stops, so that older people and small children keep up',
    ],
    steps: [
      step('The interpretation centre explains the islands that you see from the shore.', [
        '09:15 pick-up from your hotel',
        '10:30 interpretation centre and Wandoor Beach',
        '13:30 lunch on the way back east',
      ]),
      step('You reach the point with two hours of light left.', [
        '15:30 Chidiya Tapu, beach and cliff path',
        'about 17:15 sunset',
        '19:00 back at your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(110),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
}

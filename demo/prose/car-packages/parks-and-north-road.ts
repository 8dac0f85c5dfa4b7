import * as lines from '../car-lines.ts'
import { type CarPackageProse, step } from '../car-package-prose.ts'

/** Drives to a boat, over a ferry or up the trunk road, and the two that last longer than a day. */
export const parksAndNorthRoad: Record<string, CarPackageProse> = {
  'jolly-buoy-transfer-day': {
    overview: [
      'Jolly Buoy has the clearest reef near the town, and only one way there: a permit at Wandoor at eight, a boat at nine. This is the car that gets you to the counter in time and waits until you are back.',
      'From mid May to mid November Jolly Buoy rests and Red Skin Island opens instead; the drive is the same. The park is shut on Monday. No plastic may go on board, so fill a steel bottle before you leave Sri Vijaya Puram (Port Blair), and bring your identity card.',
    ],
    why: [
      'Boats do not wait: the driver knows how long the road takes at seven in the morning',
      'Dry clothes and bags stay locked in the car',
      'Permit, boat and park ticket can be added to the booking',
    ],
    steps: [
      step('An early breakfast, or a packed one from the hotel.', [
        '07:00 pick-up from your hotel',
        '08:00 permit counter at Wandoor jetty',
        '09:00 boat to the island',
      ]),
      step('You have about two and a half hours on the island, with glass-bottom boats and snorkelling.', [
        '14:30 boat back at Wandoor',
        '14:45 stop at Wandoor Beach',
        '16:00 back at your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(60),
    exclusive: lines.boatExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'baratang-day-trip': {
    overview: [
      'The longest day trip on the island, and the earliest: you leave Sri Vijaya Puram (Port Blair) at half past three to join the first convoy through the Jarawa reserve. Then come a vehicle ferry, a speed boat through mangroves and a walk of 1.2 km to the limestone caves.',
      'Inside the reserve nobody stops, photographs or opens a window; the rule protects the people who live there. The caves and the mud volcano are shut on Monday. With the first convoy in, you are on the 12:30 convoy out and home before dark.',
    ],
    why: [
      'The first convoy reaches the caves before the crowd and the heat',
      'The early start is in the price; there is no night charge on top',
      'Boat and permit fees can be added, so that you need little cash on the way',
    ],
    steps: [
      step('Sleep in the car; the driver has done this road often. Bring your identity card for the check-post.', [
        '03:30 pick-up from your hotel',
        '05:15 check-post at Jirkatang, tea',
        '06:00 convoy through the reserve',
      ]),
      step('Nine kilometres of creek by speed boat, then a path through forest and fields.', [
        '07:45 vehicle ferry to Baratang',
        '08:30 speed boat and walk to the caves',
        '11:00 mud volcano, if it is open',
      ]),
      step('The way back is by daylight.', [
        '12:30 convoy from Middle Strait',
        '14:45 late lunch',
        '17:00 back at your hotel',
      ]),
    ],
    inclusive: lines.dayInclusive(210),
    exclusive: lines.earlyExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'mount-manipur-and-north-shore': {
    overview: [
      'From the town you look across the harbour at a green ridge. This drive takes you up there: by vehicle ferry from Chatham to Bambooflat, then up the hairpins to Mount Manipur National Park (Mount Harriet), 365 m above the sea.',
      'The view from the top is the one on the old twenty-rupee note, North Bay and its lighthouse. A forest path leads on to Kala Pathar. Back in Sri Vijaya Puram (Port Blair) you stop at the saw mill before it closes at half past two. The mill is shut on Sunday, so choose another day.',
    ],
    why: [
      'The coolest air on the island, and its widest view',
      'The car comes along on the ferry, so you need not haggle on the other side',
      'A walk in real forest without a day on the road',
    ],
    steps: [
      step('Be early at the ramp: the ferry is short, the queue for it less so.', [
        '08:00 pick-up from your hotel',
        '08:30 vehicle ferry from Chatham to Bambooflat',
      ]),
      step('The path to Kala Pathar is 2 km each way and takes an hour and a half in all.', [
        '09:30 viewpoint and park',
        '10:15 Kala Pathar trail, for those who like',
        '12:30 down to the ferry, lunch at Bambooflat',
      ]),
      step('Logs, saws and a small museum about the wood.', ['14:00 Chatham Saw Mill', '15:30 back at your hotel']),
    ],
    inclusive: lines.dayInclusive(70),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'airport-to-airport-two-days': {
    overview: [
      'Two days on South Andaman between two flights, with the same car and driver from the arrival hall to the departure hall. It suits a stopover, a long weekend with a late ferry, or a wedding guest with a day to spare.',
      "Day one keeps to Sri Vijaya Puram (Port Blair): Corbyn's Cove and Cellular Jail, which is usually shut on Monday. Day two goes west to Wandoor and south to Chidiya Tapu, and ends at the terminal or at your hotel. Your bags travel with you; the night's room is for you to choose.",
    ],
    why: [
      'One driver who knows your flight times, instead of five taxis',
      'Bags stay in the car while you look around',
      'Both coasts and the town in 140 km',
    ],
    steps: [
      step('The driver waits in the arrival hall with your name.', [
        'Pick-up at the airport after your flight',
        "14:00 Corbyn's Cove Beach",
        '15:45 Cellular Jail, then your hotel',
      ]),
      step('With a flight before three, the day begins earlier and leaves out Chidiya Tapu.', [
        '09:00 Wandoor Beach',
        '13:30 lunch on the way',
        '15:30 Chidiya Tapu, then the drop',
      ]),
    ],
    inclusive: lines.tourInclusive(140),
    exclusive: lines.usualExclusive,
    paymentPolicy: lines.usualPayment,
  },
  'rangat-and-mangrove-two-days': {
    overview: [
      'Up the trunk road to Middle Andaman and back, with one night in Rangat. You take the morning convoy through the Jarawa reserve, cross two straits on vehicle ferries, and find beaches where the only footprints are your own.',
      'The mangrove walkway at Dhaninallah, 700 m of boards over the creek, is the reason to stay a night; Amkunj, with its huts and log seats, is the place for lunch. The room in Rangat is not included; we gladly book it. Start in Sri Vijaya Puram (Port Blair) with your identity card at hand.',
    ],
    why: [
      'The trunk road is half the journey, and a driver who knows the convoys saves hours',
      'Dhaninallah in the early light, before the heat',
      '380 km and the night with the driver are in the price',
    ],
    steps: [
      step('The first convoy leaves Jirkatang at six; it is an early start.', [
        '04:30 pick-up from your hotel, no night charge',
        '06:00 convoy, then the ferries',
        '09:30 mud volcano on Baratang, if it is open',
        '14:00 Rangat',
      ]),
      step('The walkway first, while the birds are out.', [
        '07:30 Dhaninallah Mangrove Walkway',
        '10:00 Amkunj Beach',
        'Return with the afternoon convoy, 20:30 at your hotel',
      ]),
    ],
    inclusive: lines.tourInclusive(380),
    exclusive: lines.earlyExclusive,
    paymentPolicy: lines.usualPayment,
  },
}

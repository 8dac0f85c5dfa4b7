import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const shortBreakProse: Record<string, PackageProse> = {
  'long-weekend-swaraj': {
    teaser: 'On the island by 15:15 on day one, with the reef the morning after',
    overview: [
      'Leave home in the morning and have your feet in the sea that afternoon: this four-day plan goes directly from the airport to Swaraj Dweep (Havelock).',
      'It works if your flight lands in Sri Vijaya Puram (Port Blair) before 11:30, in time for the 13:45 ferry. You then have two nights at Blue Shelf Beach Cottages, 400 m from Vijaynagar Beach, the boat to Elephant Beach and a late walk at Kalapathar.',
      'The third night is in town, next to the bazaar, with Cellular Jail and its show. As the jail is usually shut on Monday, a trip from Thursday to Sunday fits better than one from Saturday. The afternoon sailing runs from October to mid May. Lunch and dinner are left to you.',
    ],
    days: [
      day(
        'Everything about today is timed for the ferry: early landing, lunch on the way, seats on the main deck. At four you have the key to a garden cottage and the beach is close.',
        plan.arrivalAndFerry,
      ),
      day(
        'One full island day, so it holds two beaches. The reef in the morning, when the sea is calm; the black rocks of the east coast when the heat has gone.',
        plan.elephantBeach,
      ),
      day(
        'Sleep a little longer, have breakfast without a clock, and board at 11:45. The jail is less than a kilometre from Tern House, so you can walk back after the show.',
        plan.backAndJail,
      ),
      day(
        'Monday is only a flight away, so the last morning is short: breakfast, check-out at ten, and a car that needs 13 minutes to the terminal. Sand in the shoes is normal.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 3 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'neil-long-weekend': {
    teaser: 'One slow night on Shaheed Dweep between two nights in town',
    overview: [
      'Shaheed Dweep (Neil Island) is 13.7 square kilometres of lanes, lagoon and sunset. One night there is enough to slow you down for a month.',
      'You cross from Sri Vijaya Puram (Port Blair) with MV Saffron Tern in the afternoon and return on MV Tideline Meridian before noon the next day. Between them come the white-sand point at Laxmanpur, a garden cottage 400 m from it, and the shallow lagoon of Bharatpur in the morning.',
      'The two nights in town are at Tern House, beside the bazaar, with Cellular Jail on the first evening (not on a Monday). A private car, three breakfasts, both ferries and the show are included; other meals and water sports are not. The afternoon ferry sails from October to mid May.',
    ],
    days: [
      day(
        "Town first. Rooms open at noon, Corbyn's Cove is best from three, and the jail is about twenty minutes further. Tern House, 900 m away, is close enough to walk back to after the show.",
        plan.arrivalAndJail,
      ),
      day(
        'The free morning could be the Anthropological Museum, a kilometre off, or nothing. At two the ferry leaves, and you have about an hour and a half on the island before the sun sets.',
        plan.afternoonToShaheed,
      ),
      day(
        'The lagoon is next to the jetty, so you can swim at half past seven, dry off and simply board. Lunch in town can be late, and the shops around the clock tower stay open into the evening.',
        plan.bazaarEvening,
      ),
      day(
        'Only four days, yet the office will feel further away than it is. Breakfast is at Tern House, and the car gets you to the airport two hours early.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 3 }, [lines.privateCar, lines.ferryLegs('premium', 2)], [lines.jailShow]),
    ...lines.usualTerms,
  },
  'four-day-sampler': {
    teaser: 'A night kayak, Radhanagar at leisure and four-star rooms in four days',
    overview: [
      'A little of the best in four days: one long beach, one dark creek, one famous prison, and good beds throughout.',
      'Fly in before 11:30, take the afternoon ferry, and you wake on Swaraj Dweep (Havelock) at Lantern Reef Resort, with its pool and the beach 200 m away. Day 2 gives you Radhanagar in the morning and a guided kayak trip after dark, for everyone from 10 years up.',
      'The kayak wants a moonless evening: pick a weekend within five nights of new moon, between October and April. On day 3 you return to Sri Vijaya Puram (Port Blair) for the jail, so that day should not be a Monday, and a last night at South Point by the sea.',
    ],
    days: [
      day(
        'From the plane to the ferry with a lunch stop between. The resort meets boats at the jetty, the check-in is at four, and Vijaynagar has room for a barefoot walk before dark.',
        plan.arrivalAndFerry,
      ),
      day(
        'Go to Radhanagar before the heat, then nap. The kayaks leave at half past six: two seats, two paddles, a guide ahead, and a wake that shines if the night is dark.',
        plan.kayakNight,
      ),
      day(
        'The ferry before lunch, the hotel at two, Cellular Jail at half past three. Stay for the show, because the cells you walked past are then given names and voices.',
        plan.backAndJail,
      ),
      day(
        'South Light Bay has a pool and a view for the last hour. From there the airport is five kilometres away, and the drop is planned around the time on your ticket.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 3 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.nightKayak],
    ),
    ...lines.usualTerms,
  },
  'flag-and-reef-short-trip': {
    teaser: 'The jail, a reef island, two museums and a saw mill from one hotel',
    overview: [
      'One hotel, one suitcase opened once: the capital and its reef in four days, without a ferry to another island.',
      'You stay at Harbour Lamp Residency in Sri Vijaya Puram (Port Blair), within walking distance of the Anthropological Museum. The second day is for Jolly Buoy, an hour by boat inside the marine national park, and the third for museums and a saw mill founded in 1883.',
      'It is also a plan for the wet months, because Red Skin Island opens when Jolly Buoy shuts, from mid May to mid November, and museums mind no rain. Land on a Tuesday, Wednesday or Thursday: Sunday and Monday have too many closed doors. A private car and all tickets are included.',
    ],
    days: [
      day(
        "The bay at Corbyn's Cove curves for about a kilometre under palms. From there the car follows the coast to the jail, where three of the seven wings remain and the evening show begins before six.",
        plan.arrivalAndJail,
      ),
      day(
        'Leave plastic in the room: the counter at Wandoor checks bags and keeps a deposit on bottles. The reef under the glass-bottom boat is best in the calm hours, which is why you start at seven.',
        plan.jollyBuoy,
      ),
      day(
        'Start with the people of the islands, go on to their sea, and finish with their timber. The saw mill stays open only until 14:30, so it comes right after the museums.',
        plan.museums,
      ),
      day(
        'A last look at the harbour town over breakfast. The airport is less than 5 km from Middle Point, and the car has you at the door two hours before the flight.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 3 }, [lines.privateCar], [lines.jailShow]),
    ...lines.usualTerms,
  },
  'five-day-island-hop': {
    teaser: 'Two islands, three ferries and a sea-view room in five days',
    overview: [
      'Five days, three ferries, two islands and no repeated view: a quick hop for families and friends with one free week.',
      'This route goes the other way round. From Sri Vijaya Puram (Port Blair) you sail first to Shaheed Dweep (Neil Island) for a sunset and a beach cottage, then up to Swaraj Dweep (Havelock) for Radhanagar and a room with a view at Kestrel Bay, and back to town the next afternoon.',
      'One night in each place means packing light: the ferries allow 20 to 25 kg a person. Two of the three sailings run only from October to mid May. Breakfasts, a private car and every ferry are included, while the other meals are your choice. Prefer a landing day other than Monday, for the jail.',
    ],
    days: [
      day(
        "Start with a half-day of town: the beach at Corbyn's Cove, the wings of Cellular Jail and the show. Deluxe rooms at Tern House are two minutes from the evening food in the bazaar.",
        plan.arrivalAndJail,
      ),
      day(
        'Use the morning for the navy museum or for sleep. The ferry takes an hour and a quarter, and the cottage at Sunset Lane is 400 m from where the sun goes down.',
        plan.afternoonToShaheed,
      ),
      day(
        'From small island to big one in 55 minutes. Kestrel Bay has your sea-view room at half past eleven, the pool is open, and Radhanagar is kept for the evening.',
        plan.shaheedToSwaraj,
      ),
      day(
        'The last beach morning is at Vijaynagar, half a kilometre from the hotel and shallow for a long way out. You sail at four and are free for dinner in town by six.',
        plan.backToTownOwnDinner,
      ),
      day(
        'Three check-ins, one suitcase, and now the fourth and last breakfast. The drive from Tern House takes 13 minutes, so only the time of your flight sets the alarm.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 4 }, [lines.privateCar, lines.ferryLegs('premium', 3)], [lines.jailShow]),
    ...lines.usualTerms,
  },
}

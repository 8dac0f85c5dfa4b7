import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const groupProse: Record<string, PackageProse> = {
  'friends-and-fins': {
    teaser: 'One try-dive each, huts by the beach and most meals paid for',
    overview: [
      'Everyone in the group goes under water: a boat try-dive for each adult, one guest to one instructor, no certificate and no swimming needed.',
      'The dive is on day 3, from Drift and Dive Lodge on Swaraj Dweep (Havelock), which has its own dive desk and bamboo huts 200 m from the sand. A night on Shaheed Dweep (Neil Island) and two in Sri Vijaya Puram (Port Blair) make up the rest. A coach or car is shared by the party.',
      'Five dinners and four lunches are included, so the kitty is only for snacks and souvenirs. Divers are 10 to 60 years old and sign a medical form; asthma, a heart condition or even a blocked nose rules the dive out.',
    ],
    days: [
      day(
        "Flights land at different hours, so the first thing you do together is Corbyn's Cove at three. The jail and its show follow, and dinner is when the group is finally complete.",
        plan.arrivalAndJail,
      ),
      day(
        'Three legs of ferry begin today, with names on the tickets matching the IDs: have both in hand at Haddo Wharf. Lunch is on the island and the afternoon is Radhanagar, with room for a game of cricket.',
        plan.ferryToSwaraj,
      ),
      day(
        'Briefing at seven, then out by boat in turns. You spend 30 to 45 minutes below, down to 12 metres at most, with an instructor at your side. Whoever is done has the hammocks.',
        plan.tryDiveDay,
      ),
      day(
        'The short crossing, a quick check-in at Kendra Court, and everyone walks out to the coral arch while the tide is low. Sunset is at Laxmanpur, where the whole group fits into one picture.',
        plan.ferryToShaheed,
      ),
      day(
        'Bharatpur is under a kilometre from the hotel: swim early, rinse, board. The bazaar is open till half past eight, so there is time to split up and meet again for dinner.',
        plan.bazaarEvening,
      ),
      day(
        'More than 18 hours lie between the dive and any flight today, as the dive rules ask. The coach makes the airport run after breakfast, two hours ahead of departure, and goodbyes are quick.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 5, dinners: 5, lunches: 4 },
      [lines.sharedCoach, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.tryDive],
    ),
    ...lines.diveTerms,
  },
  'office-offsite-by-the-sea': {
    teaser: 'Four nights for the whole team, with meals, coach and reef included',
    overview: [
      'Five days that fit between two weekends, for teams of up to 30: four-star rooms, one coach and nobody adding up lunch bills.',
      'The first and last nights are at South Light Bay Hotel in Sri Vijaya Puram (Port Blair), which has a banquet hall to ask about if you need a morning of slides. The two nights between are at Lantern Reef Resort on Swaraj Dweep (Havelock), with a pool, a bar and the beach 200 m away.',
      'The programme is loose on purpose. There is one shared adventure, the boat to Elephant Beach, and one piece of history, Cellular Jail on day 4, which should not be a Monday. Dinners and lunches are in the price, as are both ferry legs.',
    ],
    days: [
      day(
        'Colleagues from several cities can land through the day, since nothing starts before five. The walk at Marina Park goes past the big flag and the tsunami memorial, and the bazaar is near for stragglers.',
        plan.arrivalAndMarina,
      ),
      day(
        'Ninety minutes at sea is enough for coffee and for people from different floors to meet. By eleven you have keys, by half past three you are on Radhanagar with your shoes off.',
        plan.ferryToSwaraj,
      ),
      day(
        'Each boat takes ten, which makes natural teams. At Elephant Beach those who like water have masks, those who do not have the sand, and everyone is back in time for lunch and an easy walk at Kalapathar.',
        plan.elephantBeach,
      ),
      day(
        'The late-morning ship returns you to town by half past one. Three wings of the jail are still standing; walk through one together before the evening show, then sit down to the last dinner.',
        plan.backAndJail,
      ),
      day(
        'The hotel is at South Point, 15 minutes from the airport, so early and late flights can both be served by the same coach. Copies of receipts go home with whoever handles expenses.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 4, dinners: 4, lunches: 3 },
      [lines.sharedCoach, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'heritage-and-islands-group-tour': {
    teaser: 'The prison, the ruins, two museums and the caves, then two beaches',
    overview: [
      'Four full days of history before anyone reaches for a beach towel: this group tour is for people who read the notice boards.',
      'From a hotel at Middle Point in Sri Vijaya Puram (Port Blair) you visit Cellular Jail, the British ruins of Netaji Subhas Chandra Bose Dweep (Ross Island), two museums, the saw mill at Chatham and the limestone caves of Baratang. Two nights on Swaraj Dweep (Havelock) follow as a reward.',
      'All dinners and six lunches are included and one coach or car carries the group. Closing days matter on this tour: land on a Sunday, Wednesday or Thursday and every door in the plan is open. The Baratang day starts at 03:30.',
    ],
    days: [
      day(
        "The story starts where most people's does, at the jail: built from 1896 to 1906 with bricks shipped from Burma. Corbyn's Cove, with its Japanese bunkers on the coast road, comes just before.",
        plan.arrivalAndJail,
      ),
      day(
        'From 1858 to 1941 the islands were governed from a patch of land of 0.4 square kilometres. Walk among its church, bakery and bungalows, now held together by fig roots, then cross to North Bay.',
        plan.ruinsAndNorthBay,
      ),
      day(
        'Your hotel is 200 m from the Anthropological Museum, open since 1975. The navy museum and the saw mill come next; ask at Chatham to be shown the crater left by a wartime bomb.',
        plan.museums,
      ),
      day(
        'A long day, started in the dark. For about 47 km the convoy runs through the Jarawa reserve, without stops, photographs or contact. Then come the mangrove creek, the cave and the bubbling mud.',
        plan.baratangDay,
      ),
      day(
        'Sleep on the ferry if the caves tired you out. Swaraj Dweep has no monuments, only Radhanagar, and after four days of dates and names the group will not mind.',
        plan.ferryToSwaraj,
      ),
      day(
        'A reef morning for the swimmers, with the kit and the boat already paid for. In the afternoon there is Kalapathar, where you can sit on the sand and write postcards.',
        plan.elephantBeach,
      ),
      day(
        'One free morning, the first of the tour, on the flat shelf of sand at Vijaynagar. The last ferry of the day takes the group back to Harbour Lamp Residency and a farewell dinner.',
        plan.backToTown,
      ),
      day(
        'Eight days end with an ordinary breakfast and an airport drop. If your flight is in the afternoon, the bazaar and its clock tower are just over a kilometre from the hotel.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 7, dinners: 7, lunches: 6 },
      [lines.sharedCoach, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'big-island-circle-group-tour': {
    teaser: 'Ten days, nearly every meal, caves to coral to the southern cape',
    overview: [
      'The longest of our group tours goes all the way round: north to the Baratang caves, west to the reef at Wandoor, east over the sea, south to Chidiya Tapu.',
      'Nine nights are split between Tern House in Sri Vijaya Puram (Port Blair) and beach cottages on Swaraj Dweep (Havelock) and Shaheed Dweep (Neil Island). With nine dinners, eight lunches and every breakfast included, a treasurer has little to do.',
      'Two very early starts, on day 2 and day 7, are balanced by late ones. The caves and the reef boats both close on Monday, so groups that land from Tuesday to Friday have the clearest run. In the wetter half of the year Red Skin Island replaces Jolly Buoy.',
    ],
    days: [
      day(
        "Meet at the airport, leave bags at Tern House, and let the coach show you the coast road to Corbyn's Cove. The evening is at Cellular Jail.",
        plan.arrivalAndJail,
      ),
      day(
        'Tackle the hard day while you are fresh. The convoy leaves Jirkatang at six, a speed boat threads the mangroves for half an hour, and a forest path of 1.2 km ends at the caves.',
        plan.baratangDay,
      ),
      day(
        'Steel bottles and cloth bags only, please. Jolly Buoy is inside a marine national park of 281.5 square kilometres, and only one of two islands is ever open to visitors at a time.',
        plan.jollyBuoy,
      ),
      day(
        'Luggage limits on the ferry are 25 kg checked and 5 kg in the hand, worth remembering after two days of shopping. Swaraj Dweep begins with cottages at Vijaynagar and ends the day at Radhanagar.',
        plan.ferryToSwaraj,
      ),
      day(
        'Compare the two reefs: at Elephant Beach you walk in from the shore, past trunks left by the tsunami. Kalapathar, on the other coast, is a quiet half hour by road.',
        plan.elephantBeach,
      ),
      day(
        'Another island before lunch. Local guides wait at Natural Bridge and the pools beyond hold sea cucumbers and crabs. Wear shoes, and be at Laxmanpur in good time for a seat on the sand.',
        plan.ferryToShaheed,
      ),
      day(
        'Five in the morning at Sitapur, with limestone above and swell below, is worth one alarm. After breakfast the lagoon at Bharatpur has rides for the lively and shallow water for everyone else.',
        plan.sitapurSunrise,
      ),
      day(
        'A direct ferry of 70 minutes ends the island part of the tour. Tern House is two minutes from the market, so the shopping evening needs neither the coach nor a leader.',
        plan.bazaarEvening,
      ),
      day(
        'Nobody has to be ready before ten. Wandoor has tree trunks bleached white since the tsunami, Chidiya Tapu a cliff path of 1.5 km and a view to Rutland Island as the sun goes.',
        plan.wandoorAndChidiyaTapu,
      ),
      day(
        'The coach is loaded after breakfast for the last short drive. Exchange the photographs at the airport.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 9, dinners: 9, lunches: 8 },
      [lines.sharedCoach, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
}

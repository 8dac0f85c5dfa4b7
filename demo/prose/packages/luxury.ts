import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const luxuryProse: Record<string, PackageProse> = {
  'villa-by-the-seventh-beach': {
    teaser: 'Three nights at Seventh Tide Villas, five stars by Radhanagar',
    overview: [
      'The name is the address: Seventh Tide Villas stand 900 m from Radhanagar (Beach No. 7), and you have three nights there in a garden cottage.',
      'You are on Swaraj Dweep (Havelock) by mid-afternoon of the first day, in business class, if your flight into Sri Vijaya Puram (Port Blair) lands before 11:30. From then on it is a five-star stay with a pool, a spa and a gym, one morning on the reef and one sunrise at Kalapathar.',
      'Every dinner and three lunches are included, and one of the dinners is for two, by candlelight, on the beach. The last night is at Ridge and Reef Luxury Resort in a premium sea-view room, so the comfort does not stop at the ferry.',
    ],
    days: [
      day(
        'Town is only a lunch stop today. The upper-deck recliners take you over in 90 minutes, the resort arranges the transfer from the jetty, and a walk on the beach comes before dinner.',
        plan.arrivalAndFerry,
      ),
      day(
        'Elephant Beach is some four kilometres from the villas and has its reef in wading depth. Back for lunch and the spa, then a private car over to Kalapathar.',
        plan.elephantBeach,
      ),
      day(
        'It is a long way across the island to the sunrise, more than half an hour by car, and worth the one early start. Breakfast is on the return, and the free afternoon belongs to Radhanagar.',
        plan.kalapatharSunrise,
      ),
      day(
        'Lunch is included before you leave, so only the bags have to be ready early. The ferry docks at half past five and you have dinner and a sea view at Brookshabad.',
        plan.backToTown,
      ),
      day(
        'Thirteen minutes separate the resort from the airport. Use the gym, the pool or simply the extra sleep: nothing else has been planned between breakfast and the car.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 4, dinners: 4, lunches: 3 },
      [lines.privateCar, lines.ferryLegs('business', 2)],
      [lines.elephantBoat, lines.candleDinner],
    ),
    ...lines.usualTerms,
  },
  'private-shores': {
    teaser: 'Five-star beds on three islands, all dinners, a kayak after dark',
    overview: [
      'Three five-star resorts in a row, one on each island, with a car that is yours alone and business class on every ferry.',
      'Ridge and Reef looks over the sea south of Sri Vijaya Puram (Port Blair). Seventh Tide Villas are near Radhanagar on Swaraj Dweep (Havelock). Arch Rock Villas, on Shaheed Dweep (Neil Island), are 700 m from the sunset point. All three have a pool and a spa.',
      'Seven dinners, six lunches, a candle-light evening on the beach, a flower-bed decoration and the night kayak are in the price. To see the plankton glow, choose dates within five nights of a new moon, between October and April. Only Cellular Jail cares about the weekday: it is usually shut on Monday.',
    ],
    days: [
      day(
        "The drive to Brookshabad takes 13 minutes. Your room looks at the sea, the car waits for Corbyn's Cove, and after the jail and its show there is dinner at the resort.",
        plan.arrivalAndJail,
      ),
      day(
        'Recline for ninety minutes on the upper deck. Lunch follows check-in, and because the villas are 900 m from Radhanagar you can leave the beach last and still be home first.',
        plan.ferryToSwaraj,
      ),
      day(
        'A boat, a mask and 20 minutes over the coral, with the rest of the morning to swim as you like. Kalapathar in the late afternoon is for the camera.',
        plan.elephantBeach,
      ),
      day(
        'Keep the day idle on purpose, with the spa if you must have an appointment. At half past six the kayaks leave, two to a boat, and the creek lights up under the paddle.',
        plan.kayakNight,
      ),
      day(
        'Natural Bridge, an arch of coral rock, is under two kilometres from Arch Rock Villas. Visit at low tide, in shoes, and keep the evening for the white point at Laxmanpur.',
        plan.ferryToShaheed,
      ),
      day(
        'From the west coast it is 20 minutes by car to the sunrise on the east. The lagoon at Bharatpur can take the rest of the morning, or you can give it to the villa.',
        plan.sitapurSunrise,
      ),
      day(
        'The island says goodbye in its own shallows: half past seven at Bharatpur, then the ferry. Lunch and dinner are both taken care of, so the bazaar is only for pleasure.',
        plan.bazaarEvening,
      ),
      day(
        'Check-out is at ten and the airport close. If the flight is later, ask at the desk about leaving your bags and use the beach access for one more hour of sea.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 7, dinners: 7, lunches: 6 },
      [lines.privateCar, lines.ferryLegs('business', 3)],
      [lines.jailShow, lines.elephantBoat, lines.nightKayak, lines.candleDinner, lines.flowerBed],
    ),
    ...lines.usualTerms,
  },
  'signature-archipelago': {
    teaser: 'Ten days of dive, kayak, ruins and sunrise from five-star rooms',
    overview: [
      'Ten days in which somebody else has already thought of the ferry, the lunch and the tide, with a five-star bed at the end of each.',
      'You see the ruins on Netaji Subhas Chandra Bose Dweep (Ross Island), dive from Swaraj Dweep (Havelock), paddle at night and watch both a sunrise and a sunset on Shaheed Dweep (Neil Island). The last full day goes south, to Wandoor and the cliff at Chidiya Tapu.',
      'Nine dinners, eight lunches, three ferry legs in business class, a private car, one candle-light dinner for two, one try-dive and one kayak trip for each adult are included. The ruins are usually closed on Wednesday and the jail on Monday, so do not land in Sri Vijaya Puram (Port Blair) on a Monday or Tuesday.',
    ],
    days: [
      day(
        "Begin gently: twenty minutes from Brookshabad to town, the palms of Corbyn's Cove on the way, and the story of 693 cells told with light once the sun has set.",
        plan.arrivalAndJail,
      ),
      day(
        'A morning among roots and roofless rooms, with peafowl for company, and then the reef of North Bay. You are back at three, which leaves the pool before dinner.',
        plan.ruinsAndNorthBay,
      ),
      day(
        'Seventh Tide Villas are your address for three nights, and the first evening needs only the short way down to Radhanagar.',
        plan.ferryToSwaraj,
      ),
      day(
        'Visibility reaches 20 to 30 metres in March and April, and even on an ordinary day the boat dive beats the shore. An instructor stays with you; lunch and a lazy afternoon follow.',
        plan.tryDiveDay,
      ),
      day(
        'Water again, but this time dark. Rest until evening, then follow the guide through mangrove creeks where tiny organisms flash at every movement, if the moon stays out of sight.',
        plan.kayakNight,
      ),
      day(
        'Shaheed Dweep is 13.7 square kilometres, with a coral arch on its western side. You reach it at low tide, and the evening is at the white-sand point close to Arch Rock Villas.',
        plan.ferryToShaheed,
      ),
      day(
        'The sun first, over the limestone at Sitapur; the lagoon second, when the tide fills it; a free evening third.',
        plan.sitapurSunrise,
      ),
      day(
        'After the direct ferry you settle again at Ridge and Reef, in the same kind of room. The bazaar is 20 minutes by car: pearls, shells with receipts, and padauk wood.',
        plan.bazaarEvening,
      ),
      day(
        'The morning is yours until ten. Wandoor is a shore of bleached trunks; Munda Pahad is a cliff walk of 1.5 km, timed so that you reach the edge before sunset.',
        plan.wandoorAndChidiyaTapu,
      ),
      day(
        'One last breakfast with the sea in the window. The airport drop is set to your flight, two hours ahead.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 9, dinners: 9, lunches: 8 },
      [lines.privateCar, lines.ferryLegs('business', 3)],
      [lines.jailShow, lines.tryDive, lines.nightKayak, lines.candleDinner],
    ),
    ...lines.diveTerms,
  },
  'reef-suite-escape': {
    teaser: 'Business-class ferries, a boat dive and dinner by candlelight',
    overview: [
      'Six days that keep the best comforts and leave out the sightseeing list: cottages near the sand, a dive, a candle-light dinner, no museum.',
      "The stays are four-star resorts with pools: Cove and Palm beside Corbyn's Cove in Sri Vijaya Puram (Port Blair), Mahua Shore near Radhanagar on Swaraj Dweep (Havelock), and Lagoon Gate by the water on Shaheed Dweep (Neil Island). All five dinners are included.",
      'The boat try-dive is one guest to one instructor, for ages 10 to 60, from October to May. Whoever would rather not dive has a morning at the resort. Days 2 and 3 hold one outing each, and every ferry leg is in business class.',
    ],
    days: [
      day(
        'No monument on the first day: only check-in by the cove, a walk along Marina Park at five and the lights of Aberdeen Bazaar. Dinner is included, whenever you are ready for it.',
        plan.arrivalAndMarina,
      ),
      day(
        'You leave the cove before seven and are ashore on the next island by half past nine. Mahua Shore has your cottage ready at eleven, and Radhanagar is 600 m away.',
        plan.ferryToSwaraj,
      ),
      day(
        'Under water by boat, to 12 metres at most, with photos and a short video to prove it. By afternoon you can choose between the spa, the pool and the shade of the garden.',
        plan.tryDiveDay,
      ),
      day(
        'The island of lanes is 50 minutes away. Your resort is four minutes from the jetty, so you can be in the lagoon before the tide calls you to the arch.',
        plan.ferryToShaheed,
      ),
      day(
        'Step out of the cottage into Bharatpur at half past seven, and on to the ferry at quarter past eleven. The afternoon is Aberdeen Bazaar, the evening Cove and Palm.',
        plan.bazaarEvening,
      ),
      day(
        'Three days after the dive you may fly with a clear conscience. Have breakfast, look at the cove once more from the garden, and let the car do the last ten minutes.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 5, dinners: 5 },
      [lines.privateCar, lines.ferryLegs('business', 3)],
      [lines.tryDive, lines.candleDinner],
    ),
    ...lines.diveTerms,
  },
}

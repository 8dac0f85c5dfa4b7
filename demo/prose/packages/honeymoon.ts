import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const honeymoonProse: Record<string, PackageProse> = {
  'radhanagar-sunset-for-two': {
    teaser: 'Stay 600 m from Radhanagar Beach, with dinner every night',
    overview: [
      'Two nights at Mahua Shore Resort put you 600 m from Radhanagar Beach, so sunset is a short walk from your cottage and dinner is a short walk back.',
      "You begin and end in Sri Vijaya Puram (Port Blair), in a garden cottage beside Corbyn's Cove, and cross to Swaraj Dweep (Havelock) in business class, on the upper deck of MV Tideline Meridian. One morning goes to the reef at Elephant Beach, one late afternoon to Kalapathar. The other hours are yours.",
      'All four dinners are in the price, with a half-kilo cake and one night of flower-bed decoration. Four nights suit a couple who would rather know one island well than rush through two. Cellular Jail is usually shut on Monday, so pick another day to land.',
    ],
    days: [
      day(
        "Your cottage tonight stands 200 m from Corbyn's Cove, so the first walk on sand comes early. Later you see Cellular Jail, built between 1896 and 1906, and stay for the evening show.",
        plan.arrivalAndJail,
      ),
      day(
        'From your recliner on the upper deck the crossing takes an hour and a half. Check in, rest through the warm hours, then walk down to two kilometres of white sand backed by tall mahua trees.',
        plan.ferryToSwaraj,
      ),
      day(
        'The boat needs 20 to 30 minutes to reach Elephant Beach, where the reef starts within wading distance. After a rest you drive across the island to the black rocks of Kalapathar.',
        plan.elephantBeach,
      ),
      day(
        'Check out early, leave your bags with the hotel and keep the beach for the morning. The late ferry brings you to town for dinner, with your cottage by the cove waiting again.',
        plan.backToTown,
      ),
      day(
        "Breakfast near the sea, then about ten minutes by car to the airport. If you wake with the light, Corbyn's Cove is close enough for one more walk before you pack.",
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 4, dinners: 4 },
      [lines.privateCar, lines.ferryLegs('business', 2)],
      [lines.jailShow, lines.elephantBoat, lines.flowerBed, lines.cake],
    ),
    ...lines.usualTerms,
  },
  'two-shores-honeymoon': {
    teaser: 'Two islands by ferry, beach cottages and evenings left to you',
    overview: [
      'Swaraj Dweep (Havelock) for its long west beach, Shaheed Dweep (Neil Island) for its lanes and rock pools: this plan gives a honeymoon both shores in six days.',
      'Three legs on MV Tideline Meridian join the islands, the shortest of them 50 minutes. You sleep in garden cottages near Vijaynagar Beach and then 400 m from Laxmanpur Beach 1, with a night in Sri Vijaya Puram (Port Blair) on either side.',
      'Dinners are left out on purpose, so that you can eat where the evening takes you. A car of your own, the Elephant Beach boat and a cake are in. Natural Bridge can be reached only around low tide, so that visit follows the tide table. If you can, land on a day other than Monday, when the jail is usually shut.',
    ],
    days: [
      day(
        "Tern House is 200 m from Aberdeen Bazaar, handy for a first meal. After check-in the car takes you out to Corbyn's Cove and then to the jail for its show at dusk.",
        plan.arrivalAndJail,
      ),
      day(
        'Leave town before seven and you are on Swaraj Dweep by half past nine. The afternoon belongs to Radhanagar, named best beach in Asia by Time magazine in 2004, with lifeguards and changing rooms.',
        plan.ferryToSwaraj,
      ),
      day(
        'Trees felled by the 2004 tsunami still lie along Elephant Beach, and coral grows a few steps from them. Mask on for 20 minutes, then back across for a late walk at Kalapathar.',
        plan.elephantBeach,
      ),
      day(
        'Your second island is small enough to cross in 20 minutes. See the coral-rock arch that locals call Howrah Bridge, then watch the sun go down from the white-sand point near your cottage.',
        plan.ferryToShaheed,
      ),
      day(
        'Bharatpur is beside the jetty, so there is time for its shallow lagoon before the boat. By early afternoon you are in town, with an evening for pearls and padauk wood in the bazaar.',
        plan.bazaarEvening,
      ),
      day(
        'The airport is less than 5 km from Tern House, about 13 minutes. Keep your bazaar receipts with you: shell and wood souvenirs are easier to carry out when you can show where they came from.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 5 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.elephantBoat, lines.cake],
    ),
    ...lines.usualTerms,
  },
  'lagoon-and-lanterns-honeymoon': {
    teaser: 'A night kayak on glowing water and a candle-light beach dinner',
    overview: [
      'On dark-moon nights the sea off Swaraj Dweep (Havelock) lights up where a paddle touches it. This seven-day honeymoon is built around that evening in a double kayak.',
      'The glow comes from plankton and shows best in the five nights on either side of new moon, from October to April. Choose your dates by the moon first and by the flight second.',
      'Around it the days are easy: Radhanagar twice, then two nights on Shaheed Dweep (Neil Island) with a sunrise, a sunset and the lagoon. One candle-light dinner on the beach and one night of flower-bed decoration are included. Both ends of the trip are a night at Tern House, in the middle of Sri Vijaya Puram (Port Blair).',
    ],
    days: [
      day(
        "Landing day is for finding your feet: a crescent of palms at Corbyn's Cove, then the seven-winged prison of which three wings still stand. The story is told after dark in light and sound.",
        plan.arrivalAndJail,
      ),
      day(
        'A morning boat, an early room and nothing to do until half past three. Then Radhanagar, where the sun drops into the sea in front of you and the beach stays open until about six.',
        plan.ferryToSwaraj,
      ),
      day(
        'Swim before the sun is high and sleep through the heat. After dark a guide leads the double kayaks out, and on a dark night every stroke leaves a trail of light.',
        plan.kayakNight,
      ),
      day(
        'Fifty minutes at sea and you are on a smaller, flatter map. The cottages have hammocks and stand 400 m from the sunset point; Natural Bridge comes earlier, when the tide lets you walk out to it.',
        plan.ferryToShaheed,
      ),
      day(
        'Sitapur faces east, at the end of the island road, with limestone overhangs above the sand. Have breakfast after the sunrise, then float in the lagoon at Bharatpur, which is best at high tide.',
        plan.sitapurSunrise,
      ),
      day(
        'One more look at the lagoon before the ferry at quarter past eleven. The clock tower of Aberdeen Bazaar is two minutes from your hotel, so shopping needs no plan at all.',
        plan.bazaarEvening,
      ),
      day(
        'Nothing is arranged for today except breakfast and a car to the airport, 13 minutes away. Take a window seat if you can: the islands you slept on may show below.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 6 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.nightKayak, lines.flowerBed, lines.candleDinner],
    ),
    ...lines.usualTerms,
  },
  'slow-days-honeymoon': {
    teaser: 'Eight unhurried days, with one left open after a sunrise',
    overview: [
      'Three nights on one island, two on the next and a day with nothing in it after breakfast: eight days for couples who come to rest.',
      'Lantern Reef Resort, your base on Swaraj Dweep (Havelock), is 200 m from Vijaynagar Beach and has a pool. Lagoon Gate Resort on Shaheed Dweep (Neil Island) is as close to Bharatpur. In Sri Vijaya Puram (Port Blair) you stay at South Point, facing the sea.',
      'The sights are all here: the jail, Radhanagar, the reef at Elephant Beach, the arch at low tide. They are only spread over more days than usual. A candle-light dinner for two on the beach and a cake are part of the price.',
    ],
    days: [
      day(
        "South Light Bay Hotel is only 2 km or so from Corbyn's Cove, and from Cellular Jail not much further. That leaves room for a swim in the hotel pool before you go out at three.",
        plan.arrivalAndJail,
      ),
      day(
        'The early ferry is worth it: a whole extra afternoon. Settle into your garden cottage at Vijaynagar, then take the half-hour drive over to Radhanagar and stay until the colours are gone.',
        plan.ferryToSwaraj,
      ),
      day(
        'Snorkelling is better in the calm of the morning, so the boat leaves at half past eight. You are back by lunch, and Kalapathar at four is for walking rather than swimming: mind the currents.',
        plan.elephantBeach,
      ),
      day(
        'Kalapathar faces east and is a quarter of an hour from the hotel, so you can be back for breakfast before most guests are up. The rest of the day has no plan until the cafes light up.',
        plan.kalapatharSunrise,
      ),
      day(
        'Change islands in 50 minutes. Wear shoes for Natural Bridge, because the path crosses dead coral, and carry water for Laxmanpur, where there is little shade before the sun goes down.',
        plan.ferryToShaheed,
      ),
      day(
        'The morning starts at the far eastern end of the island and then comes home: Bharatpur, its food stalls and its turquoise shallows are a stroll from your cottage. The evening is empty by design.',
        plan.sitapurSunrise,
      ),
      day(
        'A short last dip, then the ferry straight back to town without stopping at Swaraj Dweep. Look into the government emporium on MG Road if you want something made of padauk.',
        plan.bazaarEvening,
      ),
      day(
        'Sleep as long as breakfast allows and check out at ten. From South Point it is 5 km to the terminal, around a quarter of an hour by car, which keeps even this morning slow.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 7 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.elephantBoat, lines.candleDinner, lines.cake],
    ),
    ...lines.usualTerms,
  },
}

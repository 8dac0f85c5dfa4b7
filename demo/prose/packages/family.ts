import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const familyProse: Record<string, PackageProse> = {
  'first-splash-family-holiday': {
    teaser: 'A first sea holiday: deer, a reef, a pool and dinner every evening',
    overview: [
      'If your children have never put a face under water, start here: six days, two ferry rides, one shallow reef and a hotel pool to practise in.',
      'The first two days stay close to Sri Vijaya Puram (Port Blair). Netaji Subhas Chandra Bose Dweep (Ross Island) has spotted deer and peafowl walking about freely; North Bay has a reef a few metres from the shore. Then comes Swaraj Dweep (Havelock), where Kestrel Bay Hotel gives you sea-view rooms half a kilometre from the beach.',
      'Breakfasts and all five dinners are included, so nobody has to hunt for food with tired children. Snorkelling kit and the boat to Elephant Beach are paid for; rides such as the banana boat (from age 8) are extra.',
    ],
    days: [
      day(
        "Rooms are ready from noon, which leaves time for a nap before Corbyn's Cove, the nearest beach to town. The jail's evening show is long on voices and light; small children may prefer a back seat.",
        plan.arrivalAndJail,
      ),
      day(
        'The boat to the island of ruins takes only 15 minutes. Let the children count deer among the fig roots, then look for coral at North Bay, whose lighthouse view was printed on the old 20-rupee note.',
        plan.ruinsAndNorthBay,
      ),
      day(
        'The catamaran has two decks, air conditioning and a snack counter, and the main deck rides steadiest. Radhanagar, with lifeguards and changing rooms, is a kind place for a first real swim.',
        plan.ferryToSwaraj,
      ),
      day(
        'Life jackets on for the ride to Elephant Beach. Everyone gets a turn with mask and snorkel in shallow water, and the afternoon at Kalapathar is for black rocks and photographs rather than swimming.',
        plan.elephantBeach,
      ),
      day(
        'Vijaynagar turns into a wide shallow shelf at low tide, ideal for small legs and buckets. Bags wait at the hotel until the afternoon boat, and dinner is at the hotel in town.',
        plan.backToTown,
      ),
      day(
        'Breakfast, a last count of the swimming things and a 13-minute drive to the airport. Leave shells and coral behind with the sea: they may not be taken off the islands.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 5, dinners: 5 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'three-islands-family-week': {
    teaser: 'Seven days, three islands and a sea-view room by the pool',
    overview: [
      'A full week lets the family change islands without hurrying: two nights on Swaraj Dweep (Havelock), two on Shaheed Dweep (Neil Island), one on each side in Sri Vijaya Puram (Port Blair).',
      'The three ferry legs last between 50 and 90 minutes, short enough for most stomachs. On the first island you have a sea-view room and a pool at Kestrel Bay, on the second a beach cottage at Sunset Lane, with hammocks and bicycles for hire.',
      'There are tide pools to search at Natural Bridge, a lagoon beside the jetty and one sunrise for whoever wakes up. All six dinners are included. Bring beach shoes, because the walk to the bridge crosses dead coral.',
    ],
    days: [
      day(
        "Shake off the flight at Corbyn's Cove, a palm-lined bay of about a kilometre with old bunkers along its road. Cellular Jail comes after, and its story in sound and light ends the day.",
        plan.arrivalAndJail,
      ),
      day(
        'Pack swimwear on top, because the rooms open at eleven and the hotel has a pool. At half past three the car drives over to Radhanagar for two kilometres of sand and the sunset.',
        plan.ferryToSwaraj,
      ),
      day(
        'Boats for Elephant Beach hold ten, with two crew, so the family rides together. Children from five can join the snorkelling; whoever would rather stay dry can wait on the sand.',
        plan.elephantBeach,
      ),
      day(
        'Sea cucumbers, crabs and small reef fish live in the pools on the way to Natural Bridge, and they show themselves at low tide. Evening is on the white-sand point at Laxmanpur.',
        plan.ferryToShaheed,
      ),
      day(
        'Wake the willing ones for sunrise at Sitapur and let the others sleep. Later everyone meets at Bharatpur, where a glass-bottom boat, at your own cost, shows the reef to the very young.',
        plan.sitapurSunrise,
      ),
      day(
        'There is time for an early paddle before the ferry at 11:15. In town the lift, the laundry and the bazaar are all within two minutes, so repacking is simple.',
        plan.bazaarEvening,
      ),
      day(
        'Your flight decides the day. We drop you at the terminal two hours before it leaves, and breakfast at Tern House comes first, however early the children are up.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 6, dinners: 6 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'reefs-and-museums-with-children': {
    teaser: 'A whale skeleton, a saw mill, two reefs and a harbour cruise',
    overview: [
      'Curious children get eight days of things to look at: a blue whale skeleton, a bomb crater, canoe models, a glass-bottom boat and gallows on a hill.',
      'Five of the seven nights are at Tern House in the centre of Sri Vijaya Puram (Port Blair), so you unpack properly and come home for dinner after each outing. In between you spend two nights in a garden cottage on Swaraj Dweep (Havelock), with Radhanagar and Elephant Beach.',
      'The museums shut on Monday, the saw mill on Sunday and the boats to Jolly Buoy on Monday. Landing on a Tuesday, Thursday or Friday keeps every day of this plan open. From mid May to mid November Red Skin Island takes the place of Jolly Buoy.',
    ],
    days: [
      day(
        'It is a 13-minute drive to the hotel, then free time until three. At the jail, let older children work out why 693 cells were all built for one person each.',
        plan.arrivalAndJail,
      ),
      day(
        'Three stops before lunch, and each is short enough for a ten-year-old: island peoples and their canoes, the navy museum with its whale, then a saw mill at work since 1883.',
        plan.museums,
      ),
      day(
        'Pack no plastic at all, since bags and bottles are checked at Wandoor. An hour by boat takes you to Jolly Buoy, where you have about two and a half hours with the reef.',
        plan.jollyBuoy,
      ),
      day(
        'A longer crossing this time, an hour and a half by catamaran. Watch the wake from the window, drop the bags at the cottage and spend the late afternoon on Radhanagar sand.',
        plan.ferryToSwaraj,
      ),
      day(
        'The second reef of the trip can be entered from the beach on your own feet. Compare it with Jolly Buoy, dry off, then look for the black rocks that gave Kalapathar its name.',
        plan.elephantBeach,
      ),
      day(
        'MV Saffron Tern is a smaller ship than the one you came on, and it gets in at 13:25. See the jail a second time in daylight, with better questions, or skip it for the bazaar.',
        plan.backAndJail,
      ),
      day(
        'A late start, then out on the harbour. Viper Island had its own prison from 1867, and the gallows on the hill survive; the landing depends on whether the cruise is allowed ashore.',
        plan.harbourCruise,
      ),
      day(
        'If the flight is after noon there may be a free hour for the bazaar, two minutes away on foot. Otherwise breakfast, luggage, car, and seven nights of stories to tell at school.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 7, dinners: 7 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'grandparents-and-all': {
    teaser: 'Slow days, few steps and four-star beds for three generations',
    overview: [
      'Planned at the pace of the oldest person in the car: few steps, long rests and no day that has to be finished.',
      'The hotels do much of the work. South Light Bay in Sri Vijaya Puram (Port Blair) has a lift and looks at the sea. Lantern Reef on Swaraj Dweep (Havelock) and Lagoon Gate on Shaheed Dweep (Neil Island) stand 200 m from their beaches, and both have a pool and a play area for the youngest.',
      'Instead of the boat trip to Elephant Beach there is a free day after sunrise, and another free day by the lagoon. Breakfasts and all seven dinners are included. Land between Tuesday and Friday: the museums close on Monday and the saw mill on Sunday.',
    ],
    days: [
      day(
        "The hotel is a quarter of an hour from the airport, so nobody sits long. Corbyn's Cove can be enjoyed from the shade of its palms, and the evening show at the jail asks only that you listen.",
        plan.arrivalAndJail,
      ),
      day(
        'Museums suit every age and most of the weather. The whale skeleton is at the door of Samudrika, the padauk carvings are at Chatham, and you are free again by early afternoon.',
        plan.museums,
      ),
      day(
        'For an easy crossing sit amidships on the main deck, where the ferry moves least. At Radhanagar there are changing rooms, and lockers mean nobody has to guard the bags.',
        plan.ferryToSwaraj,
      ),
      day(
        'Sunrise at Kalapathar needs no walking: the road runs right beside the beach. Back at the resort, grandparents take the chairs, children take the pool, and the evening cafes wait at Govind Nagar.',
        plan.kalapatharSunrise,
      ),
      day(
        'Natural Bridge means a 15-minute walk over rough coral, so those who prefer can stay with the lagoon and join the others for sunset. The resort is four minutes from the jetty.',
        plan.ferryToShaheed,
      ),
      day(
        'Today has two suggestions and no timetable. The lanes are easy riding for anyone who cycles, and the lagoon is at its best when the tide is high, a few steps from your cottage.',
        plan.shaheedFreeDay,
      ),
      day(
        'Bharatpur once more before the boat, which reaches town at 12:25. If the shops feel like too much, the hotel has a spa and a view of the sea to sit with.',
        plan.bazaarEvening,
      ),
      day(
        'Checking out at ten leaves a comfortable margin for pills, phones and spectacles. The car takes about fifteen minutes to reach the airport, two hours ahead of the flight.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 7, dinners: 7 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow],
    ),
    ...lines.usualTerms,
  },
  'school-break-islands': {
    teaser: 'Ruins, reefs and bamboo huts in seven days that fit a school break',
    overview: [
      'Seven days, three ferries and two nights in a bamboo hut: a school-break trip with a boat or a beach on every day but the last.',
      'You begin in Sri Vijaya Puram (Port Blair), with a day on the water to Netaji Subhas Chandra Bose Dweep (Ross Island) and North Bay. Then it is two nights at Drift and Dive Lodge, 200 m from the beach on Swaraj Dweep (Havelock), and one on Shaheed Dweep (Neil Island).',
      'The hotels are plain three-star places, which keeps a week for the whole family within reach, and dinner is included on all six evenings. The huts have no air conditioning; hammocks are the local answer. Trips from 15 December to 15 January are paid in full at booking, so plan winter holidays early.',
    ],
    days: [
      day(
        "Straight from plane to beach is possible here: Corbyn's Cove at three, before the heat is quite gone. Cellular Jail follows, with its light and sound show as the lesson of the day.",
        plan.arrivalAndJail,
      ),
      day(
        'One boat ticket, two very different stops. Ficus roots hold up the church and the bakery on the ruined island; at North Bay the choice of rides is wide, and each is paid on the spot.',
        plan.ruinsAndNorthBay,
      ),
      day(
        'The road to the wharf is empty at 06:45 and the ferry serves snacks. By eleven the children have seen their hut, and by four they are in the waves at Radhanagar.',
        plan.ferryToSwaraj,
      ),
      day(
        'This is the snorkelling morning. The reef begins in wading depth and life jackets come with the boat. Sea walks and jet skis are there as well, with age limits and at extra cost.',
        plan.elephantBeach,
      ),
      day(
        'A short hop to the quieter island, whose rock arch can be reached only when the sea pulls back. Look into every pool on the way, but leave what lives there alone.',
        plan.ferryToShaheed,
      ),
      day(
        'Up early for the lagoon, because the ferry goes before noon. Pocket money meets Aberdeen Bazaar in the evening, when the market around the clock tower is open until half past eight.',
        plan.bazaarEvening,
      ),
      day(
        'Harbour Lamp Residency is less than 5 km from the airport. With luck everyone still has both sandals, and the only homework left is to label the photographs in the right order.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 6, dinners: 6 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
}

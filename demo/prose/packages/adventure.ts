import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const adventureProse: Record<string, PackageProse> = {
  'dive-and-drift': {
    teaser: 'A boat try-dive and a snorkel reef, three nights beside the dive desk',
    overview: [
      'Three nights at Drift and Dive Lodge, which has its own dive desk, and two mornings in the water: one with a tank, one with a snorkel.',
      'The try-dive is by boat, with one instructor for each guest and up to 45 minutes below. You need no certificate and need not swim. The next day the reef at Elephant Beach lets you look down from the surface. Both are on Swaraj Dweep (Havelock); a night on Shaheed Dweep (Neil Island) is for drying out.',
      'Meals beyond breakfast are yours to choose, and so is the depth of your savings: further dives can be booked at the desk. Diving runs from October to May. The first and last nights are in Sri Vijaya Puram (Port Blair).',
    ],
    days: [
      day(
        "Wash the flight off at Corbyn's Cove and meet the islands' heavier history at Cellular Jail. The hotel is at Middle Point, ten minutes from Haddo Wharf, which helps tomorrow.",
        plan.arrivalAndJail,
      ),
      day(
        'Premium seats are on the main deck, the calmer one. After check-in you can talk to the dive desk about sizes and the medical form, then swim at Radhanagar, where lifeguards keep watch, and stay for the sunset.',
        plan.ferryToSwaraj,
      ),
      day(
        'The outing takes about three hours and 12 metres is as deep as it goes. Your afternoon is left empty, because most people want to sit in a hammock and talk about it.',
        plan.tryDiveDay,
      ),
      day(
        'A second morning on the reef, this time at the surface and by boat from the jetty. Kalapathar fills the late afternoon; check the flags, since the currents there are stronger than they look.',
        plan.elephantBeach,
      ),
      day(
        'The drift part of the title: a 50-minute ferry, one walk at low tide and one sunset. Shoes are needed for the coral path to the arch, and water for the beach.',
        plan.ferryToShaheed,
      ),
      day(
        'Bharatpur lagoon has a last underwater look in it, in water you can stand up in. Catch the 11:15, and give the afternoon to a shower and the bazaar.',
        plan.bazaarEvening,
      ),
      day(
        'You have been out of the deep for three days, well beyond the 18 hours that flying asks for. Breakfast, log the dive in your head, and go.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 6 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.elephantBoat, lines.tryDive],
    ),
    ...lines.diveTerms,
  },
  'glow-night-and-trails': {
    teaser: 'Forest trail by day, glowing plankton by kayak after dark',
    overview: [
      'Five days almost entirely on Swaraj Dweep (Havelock), on foot in the morning and in a kayak at night, for people who dislike packing and unpacking.',
      'You go straight from the airport at Sri Vijaya Puram (Port Blair) to the 13:45 ferry, so book a flight that lands before 11:30. Three nights at Blue Shelf Beach Cottages leave time for the two-kilometre forest walk to Elephant Beach and for an evening among the mangroves with a guide.',
      'The plankton only glows well when the moon is out of the way: the five nights on each side of new moon, October to April. Paddlers must be 10 or older. Breakfasts, ferries, a private car and the kayak are included; lunch and dinner are up to you.',
    ],
    days: [
      day(
        'No night in town first. From arrivals you have a lunch stop and then the afternoon catamaran, and by a quarter past three you are ashore, with daylight left for the beach at Vijaynagar.',
        plan.arrivalAndFerry,
      ),
      day(
        'The trail leaves the Radhanagar road and is cool at seven in the morning. Two kilometres of forest later you step out beside the reef, ahead of most of the boats.',
        plan.elephantTrail,
      ),
      day(
        'Save your arms today: an easy swim, a long rest. At half past six you get a double kayak, a head lamp and repellent that is safe for reefs, and the creeks do the rest.',
        plan.kayakNight,
      ),
      day(
        'Bags stay with the cottages while you walk the shelf at low tide or hire a bicycle. The ferry at four gets you to Tern House with the market still open.',
        plan.backToTownOwnDinner,
      ),
      day(
        'Town is for one night only, so use the hour after breakfast if you have it: Cellular Jail is 0.9 km from the hotel and opens at nine, except usually on Monday.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 4 }, [lines.privateCar, lines.ferryLegs('premium', 2)], [lines.nightKayak]),
    ...lines.usualTerms,
  },
  'saddle-peak-expedition': {
    teaser: 'Sixteen kilometres on foot to the highest point, at 732 m',
    overview: [
      'Saddle Peak is the roof of the archipelago at 732 m. You reach it from a beach, on a forest path of 8 km each way with a guide.',
      'Getting there is half the trip: two days by road from Sri Vijaya Puram (Port Blair), with a convoy, vehicle ferries, the caves of Baratang and a mangrove boardwalk on the way. Three nights at Saddle Foot Cottages, 300 m from Kalipur Beach, give you a day for the peak and another for the sand bar of Ross and Smith.',
      'December to March is the season for the climb. Land on a Monday, Thursday, Friday or Saturday: the caves and the mud volcano rest on Monday, the permit counter at Aerial Bay on Sunday. Dinner is included on four of the seven nights, with a packed lunch for the trek.',
    ],
    days: [
      day(
        'An easy first evening by the water, and then to bed. Buy trail snacks and a torch in the bazaar while you can, because tomorrow begins at half past three.',
        plan.arrivalAndMarina,
      ),
      day(
        'The convoy crosses the tribal reserve in one go, windows shut. On Baratang you swap the car for a speed boat and your own feet, see the caves, and drive on to Rangat.',
        plan.trunkRoadToRangat,
      ),
      day(
        'Seven hundred metres of planks lead through the mangroves at Dhaninallah to a beach where turtles nest from December to February. The road then follows the coast to Mayabunder and over to Kalipur.',
        plan.coastRoadNorth,
      ),
      day(
        'Evergreen forest, a stream crossing, and about four hours of climbing from the gate at Lamiya Bay. Turn back in time: everyone must be at base by 16:30, with or without the summit.',
        plan.saddlePeak,
      ),
      day(
        'Tired legs like boats. Twenty-five minutes from Aerial Bay two islands are tied together by a bar of sand that the tide uncovers, and you can swim on either side of it.',
        plan.rossAndSmith,
      ),
      day(
        'Southward again on the same road, with a stop above the creeks at Mayabunder. Rangat comes up by mid-afternoon, early enough for the log benches at Amkunj Beach, eight kilometres off.',
        plan.southToRangat,
      ),
      day(
        'One last oddity before town: a climb of 160 steps to a small volcano of grey mud, if access is open that day. The afternoon convoy takes you through the reserve.',
        plan.rangatToTown,
      ),
      day(
        'Coral Thread Inn is 200 m from the navy museum, which opens at nine on most days. See the whale if your flight allows, or just enjoy a breakfast that starts after sunrise.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 7, dinners: 4, lunches: 1 }, [lines.privateCar], []),
    ...lines.usualTerms,
  },
  'surf-little-andaman': {
    teaser: 'Two dawn surf sessions at Butler Bay and a ship instead of a plane',
    overview: [
      'Little Andaman is eight hours south by government ship, has no large hotel, and a crescent bay where the swell grows from February.',
      'After a night in Sri Vijaya Puram (Port Blair) you sail to Hut Bay and sleep three nights at Butler Surf Rooms. Each of the two full days starts with the sea at half past six; the waterfall in the forest and the oil-palm roads take the hotter hours. Boards and a coach come with the beginner lesson, which you book separately.',
      'It is a low-cost way to be a long way off, and it asks for some patience: ships run to their own timetable and a rough sea can move a sailing. Keep a spare day before any flight you cannot change.',
    ],
    days: [
      day(
        'There is nothing to rush for, only a stroll past the flag at Marina Park and a meal in the bazaar. Pack one bag for the ship, take enough cash for four days and set an alarm.',
        plan.arrivalAndMarina,
      ),
      day(
        'Breakfast and lunch are arranged, and the ship takes the morning and more. Hut Bay appears after some eight hours; the road north to Butler Bay gets you there before dark.',
        plan.shipToHutBay,
      ),
      day(
        'The break is over sand, which is kind to beginners. Later a forest path with small creeks leads to White Surf Waterfall, three drops of 10 to 15 m: stay out of still pools, crocodiles use them.',
        plan.surfDay,
      ),
      day(
        'Same hour, same bay, and by now you know where the waves stand up. If your shoulders refuse, the limestone caves 1.5 km from the beach make a good second plan.',
        plan.surfDay,
      ),
      day(
        'Sail back at eight with a seat, a lunch and a book. By four you are on the harbour again, in time to see the evening crowd gather along the promenade.',
        plan.shipFromHutBay,
      ),
      day(
        'From Delanipur the airport is about a quarter of an hour by car. Rinse the salt out of everything before you pack: wet cloth weighs more than you think, and the airline will count it.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 5, dinners: 2, lunches: 2 }, [lines.privateCar, lines.shipSeats], []),
    ...lines.usualTerms,
  },
  'reef-rod-and-paddle': {
    teaser: 'Cinque dives, game fishing and a night kayak on one four-star trip',
    overview: [
      'Four sea sports in nine days, all paid for: two dives off Cinque Island, half a day of game fishing, a night kayak and a boat dive from Swaraj Dweep (Havelock).',
      'The Cinque charter is for certified divers and runs from December to April, so bring your card and an ID for the permit. Fishing and kayaking run from October to April. Between them you sleep at four-star hotels, starting at South Point in Sri Vijaya Puram (Port Blair); the four nights at Lantern Reef Resort are the heart of it.',
      'Evenings are free and dinners are not included. The kayak needs a dark moon, which narrows the dates further; it is worth looking at the calendar before the flights. One night on Shaheed Dweep (Neil Island) closes the circle.',
    ],
    days: [
      day(
        "Stretch at Corbyn's Cove, a couple of kilometres from the hotel, and hear the jail's story after sunset. Hand in ID papers today, since the Cinque permit needs them a day ahead.",
        plan.arrivalAndJail,
      ),
      day(
        'It takes 105 minutes to run south to Cinque, two islands joined by a bar of sand at low water. Two tanks, a maximum of 18 metres, and lunch with your feet in the sea.',
        plan.cinqueDives,
      ),
      day(
        'Rinse the gear, board the catamaran and change islands. Today asks for nothing harder than Radhanagar, where two kilometres of sand leave space for everyone who came for the sunset.',
        plan.ferryToSwaraj,
      ),
      day(
        'Out at six with rods, bait and crew, for trevally, wahoo, tuna and mahi-mahi. The boat is shared. Billfish and trevally go back into the water after the photograph, as is the custom.',
        plan.fishingMorning,
      ),
      day(
        'A rest day in disguise: swim, sleep, and keep the shoulders loose. At half past six the kayaks go in at Govind Nagar and the water does something you will want to see twice.',
        plan.kayakNight,
      ),
      day(
        'One more dive, by boat and with an instructor, on a reef no deeper than 12 metres. Afterwards the resort has a pool, a bar and an afternoon without any appointment.',
        plan.tryDiveDay,
      ),
      day(
        'Put on dry clothes and shoes for a change. The arch at Natural Bridge is a walk, not a swim, and Laxmanpur needs only a place to sit down while the sun sets.',
        plan.ferryToShaheed,
      ),
      day(
        'Lagoon Gate is 200 m from Bharatpur, so even a short morning has water in it. The midday ferry returns you to town and to shops that sell more than wetsuits.',
        plan.bazaarEvening,
      ),
      day(
        'Nothing deeper than a bathtub since day 6, so flying is safe. The hotel gives breakfast, the car gives you fifteen minutes to the terminal, and the fish stories start in the queue.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 8, lunches: 1 },
      [lines.privateCar, lines.ferryLegs('premium', 3)],
      [lines.jailShow, lines.tryDive, lines.nightKayak, lines.cinqueCharter, lines.gameFishing],
    ),
    ...lines.diveTerms,
  },
}

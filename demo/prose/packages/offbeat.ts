import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const offbeatProse: Record<string, PackageProse> = {
  'north-road-to-diglipur': {
    teaser: 'Three hundred kilometres of trunk road, creeks and a sand bar',
    overview: [
      'Take the road that most visitors never see past Baratang: from Sri Vijaya Puram (Port Blair) to Diglipur, 300 km with ferries in between.',
      'You break the drive at Rangat and at Mayabunder, where Karen villages lie by the creeks, so no stretch after the first is long. The turning point is Ross and Smith, two islands that low tide joins with a bar of sand. On the way home there is a mud volcano, and a last day on Netaji Subhas Chandra Bose Dweep (Ross Island), which is another place altogether.',
      'Rooms are simple, two and three stars, and all eight dinners are included, so you need not look for a kitchen after a long drive. Land on a Thursday, Friday or Saturday to find the caves, the permit counter and the ruins open.',
    ],
    days: [
      day(
        'The trip to the far north starts with the nearest beach and the best known building. See both, hear the show, and sleep early: the car is at the door at half past three.',
        plan.arrivalAndJail,
      ),
      day(
        "The longest day comes first. Wait at Jirkatang for the six o'clock convoy, cross the reserve without stopping, walk into the limestone caves, and reach Rangat by five with an appetite.",
        plan.trunkRoadToRangat,
      ),
      day(
        'Seventy kilometres in a day leave time for a boardwalk through mangroves and a beach with picnic huts where turtles nest. Karen Creek Lodge, in Mayabunder, looks out over the water.',
        plan.rangatToMayabunder,
      ),
      day(
        'Cross the Chengappa bridge to North Andaman, where rice fields and orange groves replace the forest for a while. Kalipur, at the end of the day, has grey sand and four kinds of nesting turtle.',
        plan.mayabunderToDiglipur,
      ),
      day(
        'Be at the forest counter in Aerial Bay by seven with your ID, then 25 minutes by boat. At low tide you walk from one island to the other with the sea on both sides.',
        plan.rossAndSmith,
      ),
      day(
        'Half of the way back, in daylight and without hurry. What you passed at Mayabunder can now be looked at properly, and Amkunj has log furniture beside the sea.',
        plan.southToRangat,
      ),
      day(
        'A jeep and 160 steps bring you to the mud volcano, when access is open. After the afternoon convoy the lights and shops of town seem like a great many.',
        plan.rangatToTown,
      ),
      day(
        'After a week of roads, a day of boats. The island once called Ross was the British headquarters from 1858 to 1941; North Bay, next on the boat, is for coral.',
        plan.ruinsAndNorthBay,
      ),
      day(
        'Breakfast at Delanipur, a quarter of an hour to the airport. If anyone asks which Ross you visited, you can now say both, and explain that they lie some 180 km apart.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 8, dinners: 8 }, [lines.privateCar], [lines.jailShow]),
    ...lines.usualTerms,
  },
  'long-island-quiet': {
    teaser: "Two nights in a village without cars and a beach at the trail's end",
    overview: [
      'Long Island has a village, a forest and a bay, and not one car. You sleep there two nights, in a bamboo hut.',
      'It takes a day and a half to arrive: the trunk road from Sri Vijaya Puram (Port Blair) with the Baratang caves on the way, a night at Rangat, then a boat from Yeratta. Lalaji Bay, the reason to come, is 20 minutes further by boat or 7 km along a forest trail.',
      'All dinners are included, which matters on an island without a town. Expect hammocks, solar hot water and early nights, and a mobile signal that is weak. December to April is best. Avoid landing on a Sunday or Wednesday, since the caves and the mud volcano are shut on Monday.',
    ],
    days: [
      day(
        'A quiet beginning suits this trip: an hour on the promenade, the market, dinner. Draw enough cash for the week here: ATMs are many in town and few further on.',
        plan.arrivalAndMarina,
      ),
      day(
        'Breakfast is in a box and the car leaves in the dark. Caves before noon, a second vehicle ferry after them, and by five you are in Rangat, the main town of Middle Andaman.',
        plan.trunkRoadToRangat,
      ),
      day(
        "An hour on the boat from Yeratta separates you from the last road. Leave the bag in the hut, see the village, and take the two o'clock boat around to the bay.",
        plan.ferryToLongIsland,
      ),
      day(
        'Choose your way to Lalaji Bay: on foot under the trees or over the water. Register at the forest office first. The rest of the day is sand, reef and your own company.',
        plan.lalajiBay,
      ),
      day(
        'Morning boat to the mainland of Middle Andaman, then 700 m of boardwalk at Dhaninallah, with mangrove roots on both sides and a beach at the far end where turtles nest in winter.',
        plan.longIslandToRangat,
      ),
      day(
        'Southward with the afternoon convoy, and the mud volcano as the only stop that is not a ferry. You have your room in town at about the hour the bazaar fills up.',
        plan.rangatToTown,
      ),
      day(
        'The first alarm you do not need in a week. Have breakfast at Coral Thread Inn, look at messages if you must, and let the car take you the few kilometres.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 6, dinners: 6 }, [lines.privateCar], []),
    ...lines.usualTerms,
  },
  'baratang-overnight-and-beaches': {
    teaser: 'Stay the night at Baratang and see the parakeets come in to roost',
    overview: [
      'Day visitors leave Baratang in the afternoon. You stay the night, so dusk at Parrot Island, when the parakeets come home, is yours.',
      'Strait Lodge at Nilambur is a simple bungalow within 13 km of all three sights: the caves in the morning, the birds at sunset and the mud volcano early next day. Parrot Island needs a forest permission, and you watch from the boat without landing.',
      'The second half is the beach holiday you also wanted: two nights in a bamboo hut on Swaraj Dweep (Havelock), with Radhanagar and the Elephant Beach boat. All six dinners are included. Arrive in Sri Vijaya Puram (Port Blair) on any day from Tuesday to Friday, since the jail, the caves and the mud volcano rest on Monday.',
    ],
    days: [
      day(
        "The first evening is in town, with the sea at Corbyn's Cove and history at Cellular Jail. Tomorrow's breakfast is packed for you, because the road starts before the kitchen does.",
        plan.arrivalAndJail,
      ),
      day(
        'With the convoy at six, by speed boat through the mangroves, and on foot to the caves. Then the day visitors go home. Near sunset a boat takes you out to where the birds fly in.',
        plan.baratangOvernight,
      ),
      day(
        'Go up to the mud volcano in the cool of the morning: 160 steps, then mud pushed out of the ground by gas. The mid-day convoy returns you to town with the evening free.',
        plan.mudVolcano,
      ),
      day(
        'From forest to sea. The ferry leaves at eight, the lodge at Govind Nagar has hammocks, and Radhanagar at sunset is as far from mud and mangroves as this trip gets.',
        plan.ferryToSwaraj,
      ),
      day(
        'You have seen mangroves and mud; now see coral. The boat and the kit are in the price, the water is shallow, and Kalapathar is there for the evening walk.',
        plan.elephantBeach,
      ),
      day(
        'Half a day of sand, half a day of getting back. Leave the bags at the lodge after an early check-out, swim off Govind Nagar, and be at the jetty before four.',
        plan.backToTown,
      ),
      day(
        'The hotel is at Middle Point, a short drive from departures. Before you go, the Anthropological Museum around the corner (shut on Monday) explains whose forest you drove through.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 6, dinners: 6 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'ten-days-seven-islands': {
    teaser: 'From the far north to Radhanagar, seven islands in one trip',
    overview: [
      'Ten days are enough for the whole chain: by road to the top, by boat to the sand bar, and a catamaran at the end to the best known beach.',
      'The seven are South Andaman, Netaji Subhas Chandra Bose Dweep (Ross Island), Baratang, Middle Andaman, North Andaman, the joined pair of Ross and Smith, and Swaraj Dweep (Havelock). You cross between them by convoy, vehicle ferry, small boat and private ferry.',
      'Nine dinners are included and the same private car goes with the plan. Expect two- and three-star rooms, four days with a good deal of road in them and one start at 03:30. To meet every site open, land in Sri Vijaya Puram (Port Blair) on a Thursday, Friday or Sunday.',
    ],
    days: [
      day(
        "Island number one is where you land. Corbyn's Cove and Cellular Jail fill the afternoon and Tern House, by the bazaar, is the base you will come back to twice.",
        plan.arrivalAndJail,
      ),
      day(
        'Number two measures 0.4 square kilometres and belongs to deer and peafowl. Its ruins take two hours at a slow walk; the reef at North Bay, back on South Andaman, takes the rest.',
        plan.ruinsAndNorthBay,
      ),
      day(
        "Baratang and Middle Andaman in one day, behind the six o'clock convoy. A half-hour boat ride and 1.2 km of forest lead to the caves; two vehicle ferries carry the car.",
        plan.trunkRoadToRangat,
      ),
      day(
        'The best drive of the trip: a boardwalk at eight, a beach with shaded huts at eleven, a lunch stop in Mayabunder, and the cottages at Kalipur by five.',
        plan.coastRoadNorth,
      ),
      day(
        'Sixth on the list, and the one people come for. Get the permit at seven, cross in 25 minutes, and walk the sand bar while the tide allows it; you are back for lunch.',
        plan.rossAndSmith,
      ),
      day(
        'The road south is the same but the views face the other way, with a stop at Mayabunder before an early evening in Rangat.',
        plan.southToRangat,
      ),
      day(
        'The one climb of the day is to the mud volcano, which erupted in 2005 after the great earthquake of the December before. Town and your room at Tern House come at five.',
        plan.rangatToTown,
      ),
      day(
        'The seventh island, and your reward for the kilometres. No convoy today: ninety minutes on a catamaran, a garden cottage at Vijaynagar and an evening at Radhanagar.',
        plan.ferryToSwaraj,
      ),
      day(
        'Hammocks, bicycles, a beach that grows at low tide: use the morning as you please. The ferry at four and a dinner in town bring the round trip to its end.',
        plan.backToTown,
      ),
      day('Count them again on the map over breakfast. Then it is 13 minutes to the airport.', plan.departure),
    ],
    inclusive: lines.inclusions(
      { nights: 9, dinners: 9 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow],
    ),
    ...lines.usualTerms,
  },
}

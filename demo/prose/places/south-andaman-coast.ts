import type { PlaceProse } from '../place-prose.ts'

/** The beaches and marine park islands along the south and west coasts of South Andaman. */
export const southAndamanCoast: Record<string, PlaceProse> = {
  'corbyns-cove': {
    teaser: 'The beach nearest to town: a palm-lined crescent with speed boats and jet skis',
    description: [
      "If your flight lands before lunch and you want sea by tea time, come to Corbyn's Cove. It is the nearest beach to town, a crescent of about 1 km with palms along the back, and local families use it as much as visitors do.",
      'The drive is part of the outing. The road follows the coast, and beside it you pass Japanese bunkers from the Second World War, low concrete boxes still looking out to sea. Your driver will stop if you ask.',
      'At the beach the choices are simple: walk the curve, sit under a palm with something to eat, or take a ride. Speed boats, jet skis and banana rides are all on offer. Late afternoon is the good hour, when the sand has cooled. It is a sunset walk more than a sunset over water, because the cove looks east. For clear water and coral you will want the islands further out; this is the easy one.',
    ],
    gettingThere: 'About 7 km from the centre of Sri Vijaya Puram (Port Blair), 18 minutes by the coast road.',
    tips: [
      'Look for crocodile boards before you bathe. If one is up, stay on the sand.',
      'A ride booked with us has its price. On the spot, agree price and length before you put on the life jacket.',
      'The Beach Festival is usually held here in April; dates are announced late.',
    ],
  },
  'chidiya-tapu': {
    teaser: 'Bird island: sunset over the channel at the southern tip of South Andaman',
    description: [
      'The road south runs out at Chidiya Tapu, and the forest comes down to meet it. The name means bird island, and early or late in the day you hear why before you see anything.',
      'Most people come for the end of the afternoon. The sun goes down beyond Rutland Island, which lies across the channel, and the light on the water lasts a good while after. If you arrive by 15:30 you can do more than watch: the Munda Pahad trail climbs through the trees for about 1.5 km to a cliff above the open sea. It is a fair walk rather than a stroll, and you come back the same way.',
      'Think of it as a place for looking, walking and listening. Swimming is barred where the crocodile boards stand, and the boards mean it. There is a biological park nearby that fills an extra hour on days when it is open.',
    ],
    gettingThere: 'About 25 km from the centre of Sri Vijaya Puram (Port Blair), 50 minutes by road.',
    tips: [
      'Be on the Munda Pahad trail by 15:30 so that you are back before dark. Carry a torch anyway.',
      'The biological park nearby shuts on Mondays; the beach and viewpoint have no closing day that we know of.',
      'Keep out of the water near crocodile boards and creek mouths.',
      'Bring binoculars, and mosquito repellent for after sunset.',
    ],
  },
  'wandoor-beach': {
    teaser: 'Silver tree trunks on the sand, and the jetty for the marine park islands',
    description: [
      'The trees tell you what happened here. Since the tsunami of 2004, great trunks have lain along the sand, bleached pale by the sun, and they give Wandoor a look that no other beach near town has. Photographers wait for the low light on them; everyone else uses them as benches.',
      'For bathing, one rule comes before all others: stay inside the netted area. This is crocodile country, and the net is there for that reason. Within it the water is shallow and easy. Outside it, keep to the sand.',
      'Many travellers see Wandoor only in passing, because the boats to Jolly Buoy and Red Skin leave from the jetty here. It is worth an hour and a half of its own. Come in the afternoon with a picnic, find shade at the back of the beach, and stay to see the sun go down on the west side of the island.',
    ],
    gettingThere: 'About 25 km from the centre of Sri Vijaya Puram (Port Blair), 55 minutes by road.',
    tips: [
      'Swim only inside the net, and read the crocodile boards even if the water looks calm.',
      'If you are taking a marine park boat, come in the morning for that and save the beach for afterwards.',
      'There is no entry fee that we know of.',
    ],
  },
  'mahatma-gandhi-marine-np': {
    teaser: 'Fifteen islands, reefs and creeks; one visitor island is open at a time',
    description: [
      'This is a park made mostly of water. Notified on 24 May 1983, it covers 281.5 sq km of sea, creeks and islands off the south-west coast, with 15 islands in the Labyrinth group and around it. The reefs are the reason for the protection, and the protection is the reason the reefs still look as they do.',
      'You cannot wander about in it. Only one of two islands is open to visitors at any time: Jolly Buoy in the drier half of the year, Red Skin in the rainy half. The other one rests. On either trip you ride out through mangrove creeks and green islets, then look at coral from a glass-bottom boat or with a mask.',
      'Expect checks. You show ID, a forest permit is issued at the Wandoor counter, and single-use plastic is stopped at the jetty. None of it takes long if your papers are ready. Keep five hours from the jetty and back.',
    ],
    gettingThere: 'About 25 km by road from the centre of Sri Vijaya Puram (Port Blair) to Wandoor jetty, 55 minutes.',
    tips: [
      'The park is reported closed on Mondays.',
      'Carry the original photo ID of every traveller; your operator arranges the permit with it.',
      'Park entry is reported at ₹50 for Indians and ₹500 for foreigners, plus a small camera charge. Please check on the day.',
      'Decant water and snacks into steel bottles and cloth bags before you leave your hotel.',
    ],
  },
  'jolly-buoy': {
    teaser: 'A day-trip reef with no plastic, no shop and a cap on visitors',
    description: [
      'Jolly Buoy is kept the way it is by a list of things you may not bring. Bags and bottles are checked at Wandoor, plastic stays behind, and only a set number of people may go each day. There is no shop, no drinking water and nowhere to stay on the island.',
      'In return you get a small forested island with coral close around it. A glass-bottom boat ride comes with most boat tickets, and with a mask you can look for yourself in the shallows. You are allowed about two and a half hours ashore, which sounds short and is about right in the sun.',
      'The season is short. Jolly Buoy opens from mid November to mid May and then rests for half the year while Red Skin takes its place. Boats leave at about 09:00 and return by 14:30, so with the drive from town you set out soon after breakfast. In the holiday weeks the daily cap fills, and late deciders miss it.',
    ],
    gettingThere: 'By boat from Wandoor jetty: about 11 km, an hour each way through the creeks.',
    tips: [
      'Closed on Mondays, and from mid May to mid November.',
      'Bring water in a steel bottle and food in a box. A refundable bottle deposit of ₹100 was charged in 2012; expect something similar.',
      'The boat is listed at about ₹900 a person and the park ticket at ₹50 for Indians, ₹500 for foreigners. Neither is confirmed.',
      'Book early for December and January, and keep your ID for the forest permit at hand.',
    ],
  },
  'red-skin': {
    teaser: 'The marine park island that opens when Jolly Buoy rests for the rains',
    description: [
      "From mid May to mid November, when Jolly Buoy is shut to recover, Red Skin takes its turn. It is the marine park's rainy-season island, about 4 sq km in size and closer to Wandoor than its better-known neighbour.",
      'You land from a small boat straight on to the beach, so expect wet feet. From there the day is much the same: coral through the floor of a glass-bottom boat, or snorkelling in the shallows if the sea agrees. Visibility falls in the monsoon months, to perhaps a third of what it is in March, and some trips are cancelled for weather. On a calm day between showers the reef can still look very good.',
      'The rules do not relax with the season. Plastic is not allowed, a forest permit is needed, and boats leave at about 09:00. If your trip has a spare day, keep it behind this one so that a rough morning can be moved.',
    ],
    gettingThere: 'By boat from Wandoor jetty: about 7 km and 35 minutes, landing by small boat on the beach.',
    tips: [
      'Open roughly mid May to mid November, and closed on Mondays.',
      'Pack a rain jacket, a dry bag for phones and sandals that can get wet.',
      'Entry is reported at ₹50 for Indians and ₹500 for foreigners, not confirmed; the boat is extra.',
    ],
  },
  'cinque-island': {
    teaser: 'Two islands and a sand bar at low tide, reached only by chartered boat',
    description: [
      'Almost nobody comes to Cinque by chance. There is no ferry, no jetty queue and no place to stay. You charter a boat, ride for an hour and three quarters, and step off on to sand that belongs to two islands at once: at low tide a bar joins them, and at high tide the sea takes it back.',
      'Divers come for the clear water, which is the main claim of this place. If you do not dive, come to snorkel, to walk the bar and to have a day with no engine noise once the boat is anchored. From December to April the sea is at its kindest; outside those months the crossing can be rough enough to call off.',
      'Plan it as a full day. You need forest permission before you go and must leave again by evening, since nobody may stay the night. There is nothing to buy there: what you eat and drink comes on the boat, and what you bring goes back.',
    ],
    gettingThere: 'By chartered boat from Chidiya Tapu or Wandoor: about 26 km, an hour and three quarters each way.',
    tips: [
      'Ask the boat crew for the tide table and time your landing so that the sand bar is dry.',
      'Permission is needed in advance. The dive charter that we sell has permit and lunch in its price; on any other boat entry is reported at ₹50 for Indians and ₹500 for foreigners, uncertain.',
      'Carry plenty of water, shade and sea-sickness tablets, and lunch unless your boat brings it.',
    ],
  },
}

import type { PlaceProse } from '../place-prose.ts'

/** Middle Andaman, from Rangat to Mayabunder, and Long Island off its east coast. */
export const middleAndaman: Record<string, PlaceProse> = {
  'dhaninallah-mangrove-walk': {
    teaser: 'A 700 m boardwalk through mangroves that ends at a turtle-nesting beach',
    description: [
      'Most people see mangroves from a boat, at speed. At Dhaninallah you go through them on foot, dry-shod, along a boardwalk of about 700 m, and at that pace you notice things: roots like stilts, mud that clicks and pops, a crab the size of a thumbnail at the mouth of its hole.',
      'Then the trees open and there is the sea. The walkway ends at a long beach where turtles nest from December to February. The females come ashore at night to lay, so by day you are more likely to see their tracks than the animals, broad and even, like the mark of a small tractor.',
      'Morning is the right time. The light comes in sideways between the trunks, the birds are active and the planks are not yet hot. It makes an easy first stop on the road north from Rangat, with an hour and a quarter to spare, and it asks nothing of your legs.',
    ],
    gettingThere: 'About 20 km from Rangat, 35 minutes by road.',
    tips: [
      'Keep off the sand near marked nests, and use no torch or flash on the beach at night in the nesting months.',
      'Mangrove creeks are crocodile water. Stay on the boardwalk and do not paddle.',
      'Some planks may be worn, so watch your step and hold on to small children.',
    ],
  },
  'amkunj-beach': {
    teaser: 'An eco park with log seats and a picnic shore of sand and rock near Rangat',
    description: [
      'After hours on the trunk road you will want to sit somewhere that does not move. Amkunj is made for that. The beach lies right on the road between Rangat and Mayabunder, with eco-park huts at the back of it and tables and benches built out of logs.',
      'The shore is a mix of sand and rock. At low water you can pick your way between the stones and look into the gaps; when the tide is up, stay with the sand. It is pretty in a plain, useful way, a place for lunch out of a tiffin box and an hour with your shoes off.',
      'Afternoon suits it best, with the huts for shade. Do not plan a swim around it, as the rocks make entry awkward. Plan a picnic, a nap and some time not looking at the road. It combines well with the mangrove walkway at Dhaninallah, further along the same coast.',
    ],
    gettingThere: 'About 8 km from Rangat, 15 minutes along the Mayabunder road.',
    tips: [
      'Buy food and water in Rangat before you come; do not count on a stall being open.',
      'Wear sandals you can walk over rocks in.',
      'No entry fee that we know of. Take your rubbish away with you.',
    ],
  },
  'long-island': {
    teaser: 'A village without cars, and Lalaji Bay at the end of a forest trail',
    description: [
      'There are no cars on Long Island. You notice it about an hour after the ferry leaves: the sounds are hens, a hammer, children, the sea. The village is small, the lanes are made for feet, and the day has a slow shape that takes some visitors a little while to get used to.',
      'What draws people across is Lalaji Bay, on the other side. You can go by boat in about 20 minutes, or walk the trail, 7 km through forest, and arrive having earned the swim. Register at the forest office before you set out; it is a short form and a sensible one, as somebody then knows where you are.',
      'You could come for a day, since the visit takes about six hours. It is better with a night or two, if you are happy with a simple room and early nights. Phone signal is weak and nothing needs booking by the hour. December to April is the dry, calm stretch, good for both the trail and the boat.',
    ],
    gettingThere:
      'By ferry from Yeratta jetty near Rangat: about 18 km and an hour. Government boats also come from Sri Vijaya Puram (Port Blair).',
    tips: [
      'Note the return ferry time before you go anywhere; there may not be another that day.',
      'Bring enough cash, your medicines and a torch.',
      'For the trail, start early with two litres of water a head and shoes that grip.',
    ],
  },
  'karmatang-beach': {
    teaser: 'A quiet nesting beach near Mayabunder, with shaded huts and few visitors',
    description: [
      'If your idea of a beach involves nobody else, drive out to Karmatang. It lies a short way from Mayabunder and sees few visitors, so on an ordinary weekday morning the footprints may all be yours.',
      'Some of them may not be human. Turtles nest along this sand, and the months from December to March are the season for it. They come up in the dark, lay, cover the eggs and are gone before light, leaving a track up the beach and another one back. If you find one, follow it with your eyes and keep your feet away from the top of it.',
      'Shaded picnic huts stand behind the beach, which makes it easy to stay through the warm hours with a book. There is little else here, and for most of those who come that is the attraction. Allow an hour and a half, more if you have brought lunch.',
    ],
    gettingThere: 'About 13 km from Mayabunder, 25 minutes by road.',
    tips: [
      'In the nesting season ask at the forest office in Mayabunder what is permitted after dark.',
      'Come in the morning with your own food and drinking water.',
      'There are few people to call for help, so bathe close in and in company.',
    ],
  },
  mayabunder: {
    teaser: 'A working harbour town among mangroves, half way up to the far north',
    description: [
      'Offices, a harbour, a bazaar, mangroves at the edge of everything: Mayabunder is the headquarters of North and Middle Andaman district, and it goes about its work without much thought for visitors. That is its charm. You can drink tea by the water here and be the only person with a camera.',
      "Karen settlement villages lie nearby. They are people's homes rather than a show, so go with someone local and ask before you take a picture.",
      'For boats the town is a gateway. Avis and Interview islands can be visited from here, but only with permission that you arrange beforehand. Most travellers, though, use Mayabunder as a bed on the long road. The journey from Sri Vijaya Puram (Port Blair) takes the better part of a day, and splitting it here, with Karmatang beach the next morning, is far pleasanter than doing the whole of it to Diglipur at a stretch.',
    ],
    gettingThere:
      'About 242 km from Sri Vijaya Puram by the trunk road and its ferries. Allow nine hours, with the convoy to catch on the way.',
    tips: [
      'Apply well ahead for Avis or Interview island, and do not count on getting permission on the day.',
      'Citizens of Myanmar need a permit for Mayabunder. Other rules for foreigners are best checked before you travel.',
      'Two hours is enough for the town itself, at any time of day.',
    ],
  },
}

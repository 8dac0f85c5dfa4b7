import type { PlaceProse } from '../place-prose.ts'

/** Little Andaman: the surf bay and the waterfall, both by road from Hut Bay. */
export const littleAndaman: Record<string, PlaceProse> = {
  'butler-bay': {
    teaser: 'A long crescent with surf from February to April and no large hotels',
    description: [
      'Come to Butler Bay with a board and you are in the right company. From February to April the swell rolls into this crescent bay, and surfers are in the water from first light.',
      'Not everyone surfs, of course. Between sets of waves it is simply a very large, very open beach, with forest behind and hardly anyone on it. About 1.5 km away are some small limestone caves, a good walk for the hour when the sun is too high for sand. Three hours passes without trying.',
      'Set your comfort level before you come. Little Andaman has no large hotels, shops are few and the ferry decides when you arrive and when you leave. People who like that stay longer than they planned. November to April is the time for calm days; the surf months are at the end of it.',
    ],
    gettingThere: 'About 14 km from Hut Bay jetty, 30 minutes by road.',
    tips: [
      'Waves and currents are strong in the surf months. Swim only where someone local says it is safe, and never near creek mouths.',
      'Surfing on your own? Bring board, wax and repair kit, and do not count on finding any to rent. The beginner lesson has a board in its price.',
      'Hold a spare day for the return, because ferries move with the weather.',
    ],
  },
  'white-surf-waterfall': {
    teaser: 'Three drops of 10 to 15 m in the forest, a short way from Hut Bay',
    description: [
      'Fresh water is a surprise on an island you came to for the sea. White Surf falls in three drops of 10 to 15 m each, in thick forest a short way inland from Hut Bay, and it is strongest from October to February, after the rains have filled the streams.',
      'The road takes you most of the way and a forest path does the rest, hopping over small creeks as it goes. It is shady, green and loud with insects. When you come out at the bottom of the falls the air is cooler, and for the first time that day nothing feels salty.',
      'Now the warning. Crocodiles live in streams nearby, so keep out of still pools, however inviting they look, and ask the people at the entrance where it is safe to stand. An hour and a half is a fair visit, and the morning is the time for it. Later in the dry season the flow can be thin.',
    ],
    gettingThere: 'About 7 km from Hut Bay jetty: 20 minutes by road, then a walk through the forest.',
    tips: [
      'Stay out of still pools and away from stream banks. The crocodile warning is real.',
      'Wear shoes that can get wet; the creek stones are slick.',
      'Entry is thought to be about ₹20, which we have not been able to confirm.',
    ],
  },
}

import type { PlaceProse } from '../place-prose.ts'

/** Diglipur and the coast, sand bar and mountain around it. */
export const northAndaman: Record<string, PlaceProse> = {
  diglipur: {
    teaser: 'The largest town of the far north, among rice fields, oranges and hills',
    description: [
      'By the time you reach Diglipur you have crossed most of the Andamans. It is the largest town of North Andaman, 300 km from the capital by road and ferry, and the countryside around it looks like none of the rest: rice fields, orange trees, and hills that stand up close behind.',
      'The town is a market and a bus stand more than a sight. You come to sleep, eat, and sort out the next day, and the next day is the reason for the journey. Within reach are the sand bar of Ross and Smith, the turtle beach at Kalipur and the trek up Saddle Peak. The Kalpong hydro project is also nearby, for those who like to know where the lights come from.',
      'Give the north two full days at least, three if you mean to climb. Anything shorter and you will spend longer on the road than off it. October to May is the season, and when oranges are on sale in the market, a bag of them is a good companion on the road.',
    ],
    gettingThere:
      'About 300 km from Sri Vijaya Puram (Port Blair) by road and ferries, some 11 hours. Many travellers break the journey on the way.',
    tips: [
      'Draw cash before you leave the capital, and expect a weak phone signal outside the town.',
      'Citizens of Myanmar need a permit for Diglipur.',
      'Arrange boats and forest permission the evening before, as counters close early.',
    ],
  },
  'ross-and-smith': {
    teaser: 'Two islands and one strip of sand that the tide covers and uncovers',
    description: [
      'At low tide you can walk from one island to the other without wetting your knees. Ross and Smith are joined by a sand bar, white and curved, with the sea on both sides of it; as the tide rises the middle goes under and they are two islands again.',
      'That single fact should run your day. Ask for the low-tide time, take a morning boat to meet it, and you will have the bar to walk, calm water on either hand to swim in and the best light for photographs. Four hours is a comfortable visit. Ross is a wildlife sanctuary, and turtles nest on the shore, which is why you need a permit.',
      'It is far from anywhere: a day of road to Diglipur, then a jetty, then a boat. The distance also keeps the crowds down. On a trip of four or five days, do not try to squeeze it in.',
    ],
    gettingThere: 'By boat from Aerial Bay jetty near Diglipur: about 9 km and 25 minutes.',
    tips: [
      'Permits are given at Aerial Bay from 06:00 to 14:00, and the district site says the counter is shut on Sundays. Plan for another day.',
      'The permit is ₹50 for Indians and ₹500 for foreigners. A boat for up to six is about ₹5,000, to be confirmed with the boatmen.',
      'Take water, lunch and a sun shirt; there is no shade on the bar.',
      'This Ross is not the ruins island beside Sri Vijaya Puram (Port Blair).',
    ],
  },
  'saddle-peak': {
    teaser: 'A full-day forest trek to 732 m, the highest point of the archipelago',
    description: [
      'Nothing in these islands stands higher. Saddle Peak is 732 m, which sounds modest until you remember that the trek begins at the sea, goes about 8 km one way and is humid from the first bend.',
      'From the gate at Lamiya Bay you cross a stream and climb into evergreen forest. It stays with you nearly all the way, so this is a walk of roots, leaf light and bird calls rather than of long views. Most people take about four hours up. The rule is to be back at base before 16:30, and that is why everyone starts at six.',
      'You should be fit, not heroic. If you walk regularly and carry enough water you will manage; if you have not walked for a year, go an hour in and enjoy the lower forest. A guide is advised, as side paths confuse and the trail is not always clear after rain. The dry months, December to March, are the time to try it.',
    ],
    gettingThere: 'The trail starts at the Lamiya Bay gate near Kalipur: about 8 km one way on foot, four hours up.',
    tips: [
      'Start by 06:00 and set a turn-round time, whether or not you have reached the top.',
      'Forest permission is needed. Fees of ₹25 for Indians and ₹250 for foreigners are reported, not confirmed.',
      'Three litres of water, lunch, leech socks after rain, and a whistle.',
      'Sleep at Kalipur the night before; it saves an early drive.',
    ],
  },
  'kalipur-beach': {
    teaser: 'Grey sand where four turtle species nest, close to the Saddle Peak trail',
    description: [
      'The sand at Kalipur is grey, the sea is often restless, and no one would put it on a poster for swimming. Turtles see it differently. Four species nest along this coast, and between December and March they come up the beach at night to lay.',
      'In season you may be able to watch. It is best done with the forest staff, in the dark, without torches or talk, and it depends on the turtles choosing to come. Some nights you see a female heave up the slope and dig; other nights you see stars. Either way you walk back quietly.',
      'By day the place is a base. There are rooms close by, the Saddle Peak trail starts a little further down the coast at Lamiya Bay, and Diglipur is about half an hour away for anything you forgot. Stay two nights: one for the beach, and one to sleep after the mountain.',
    ],
    gettingThere: 'About 18 km from Diglipur, 35 minutes by road.',
    tips: [
      'Ask the forest staff about the night watch as soon as you arrive, and follow what they say.',
      'Red light only, no flash, no noise and no touching. Stay behind the turtle.',
      'Wear dark clothes and carry repellent for the wait.',
    ],
  },
}

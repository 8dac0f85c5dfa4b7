import type { PlaceProse } from '../place-prose.ts'

/** The town sights of Sri Vijaya Puram, all reached by road. */
export const southAndamanTown: Record<string, PlaceProse> = {
  'cellular-jail': {
    teaser: 'Three surviving wings of single cells, and a light and sound show after dark',
    description: [
      "The name is a plain description: 693 cells, each built to hold one prisoner alone. The jail went up between 1896 and 1906 with bricks brought from Burma, and the British used it to keep people who fought for India's freedom far from the mainland and from one another.",
      'Seven wings were built, and three still stand. You walk the long corridors, look into one small cell after another, and see the museum rooms. It is a quiet visit, heavier than most sights on the islands, and older children usually follow it better than small ones. Two hours is about right.',
      'A good plan is to come in the afternoon and stay in the area for the light and sound show, which runs every evening. In late 2025 the shows began at 17:50, 18:50, 19:50 and 20:50. Times change, so look at the board when you buy your ticket.',
    ],
    gettingThere: 'About 2 km from the centre of Sri Vijaya Puram (Port Blair), 8 minutes by road.',
    tips: [
      'The gates shut for lunch from 12:30 to 13:30, so arrive by 10:30 or after the break.',
      'Monday is the closing day in most listings, but some say it opens daily except on national holidays. Check first if Monday is your only day.',
      'Day entry is ₹30 for Indians and ₹100 for foreigners. A still camera costs ₹200 more and a video camera ₹1,000.',
      'The show has its own ticket. Recent listings say ₹300 for an adult, older ones ₹50; we have not been able to settle it.',
    ],
  },
  'chatham-saw-mill': {
    teaser: 'A saw mill of 1883 on its own small island, with padauk carvings and a bomb crater',
    description: [
      'Logs, saws, planks: at Chatham you can follow a tree through all its stages. The mill was set up in 1883 and is among the oldest and largest saw mills in Asia. It stands on its own small island, joined to the town by a short bridge that you cross without quite noticing.',
      'A visit takes you from the yard to the saws and on to the stacked timber. Look for the bomb crater left from the Second World War. The forest museum shows what the local trees can become, with carvings in padauk, the reddish hardwood of the islands.',
      'An hour is enough. Mornings are best, because the mill keeps early hours and shuts at 14:30. It pairs well with the naval museum, which is on the same side of town.',
    ],
    gettingThere:
      'About 5 km from the centre of Sri Vijaya Puram (Port Blair), 15 minutes by road over the Chatham bridge.',
    tips: [
      'Closed on Sundays, and open only from 08:30 to 14:30 on other days.',
      'The ticket is reported at about ₹20 for Indians. Treat that as a guide; we could not confirm it, nor the rate for foreigners.',
      'Wear closed shoes and keep children close in the sheds and yard.',
    ],
  },
  'samudrika-museum': {
    teaser: 'Shells, corals and a blue whale skeleton, in a museum run by the Indian Navy',
    description: [
      'A blue whale meets you at the entrance, or its skeleton does, and children rarely get past it quickly. The Samudrika museum is run by the Indian Navy and is the easiest single place to learn what you will be looking at for the rest of your trip.',
      'There are five sections: the geography of the islands, their history, their people, marine life and archaeology. The shell and coral collection is the part most visitors remember. See it early, before you go snorkelling, and the shapes on the reef will start to have names.',
      'The rooms are compact and an hour covers them at an easy pace. It is also one of the few good plans for a wet morning, since almost all of it is indoors. The museum closes for an hour from 13:00, so a visit before lunch works best.',
    ],
    gettingThere: 'About 3 km from the centre of Sri Vijaya Puram (Port Blair), 10 minutes by road.',
    tips: [
      'Closed on Mondays and government holidays; open 09:00 to 13:00 and 14:00 to 17:00.',
      'Entry is given as ₹50, though an older listing from 2012 says ₹20. A small camera charge of about ₹20 is also reported.',
      'Enjoy the shells here and leave the ones on the beach: carrying coral, shells or sand away is not allowed.',
    ],
  },
  'anthropological-museum': {
    teaser: 'Tools, dress and canoe models of the six indigenous groups of the islands',
    description: [
      'Some of the first peoples of these islands live apart from the rest of us to this day. The Zonal Anthropological Museum, open since 1975, is the right place to learn about them.',
      "The rooms cover six indigenous groups through the things they make and use: tools, dress, models of canoes. Take your time with the canoes in particular, and compare one community's with the next; the differences say a good deal about how people here have lived with the sea.",
      'Why come? Because the tribal reserves are closed to visitors, and should be. On the road to Baratang you pass through one, and there stopping and photographs are forbidden. An hour here gives you the background that the road cannot, without disturbing anyone. The museum is close to the bazaar and works in any weather.',
    ],
    gettingThere: 'About 1 km from the centre of Sri Vijaya Puram (Port Blair), 5 minutes by road or a short walk.',
    tips: [
      'Closed on Mondays; open 09:00 to 13:00 and 13:30 to 16:30.',
      'The ticket is thought to be about ₹20, but we have no firm source for it.',
      'Ask at the desk before you photograph the exhibits.',
    ],
  },
  'marina-park': {
    teaser: 'The seafront walk by Aberdeen Jetty, where the island boats leave',
    description: [
      'In the morning this is a departure hall with a sea breeze. Boats for Netaji Subhas Chandra Bose Dweep (Ross Island) and North Bay leave from Aberdeen Jetty, at the water sports complex, and the seafront fills with families holding tickets.',
      "By evening it turns into the town's living room. People walk, sit on the wall and look across the water. A giant national flag flies at the point. Nearby stands the memorial to those who died in the tsunami of December 2004, and it deserves a quiet minute.",
      'You do not need to plan anything. Come from about half past four, when the heat goes, and allow 45 minutes for the promenade. Cellular Jail is close by, so many people walk here before or after the evening show.',
    ],
    gettingThere: 'About 1.5 km from the centre of Sri Vijaya Puram (Port Blair), 6 minutes by road.',
    tips: [
      'For a morning boat, be at the jetty half an hour early with photo ID for everyone in your group.',
      'The promenade is open ground with no entry fee that we know of; boats and rides are paid for separately.',
      'The sun sets between about 16:50 and 17:45 through the year, so an evening walk starts early here.',
    ],
  },
  'aberdeen-bazaar': {
    teaser: 'The clock tower, the main market and the best place in town for street food',
    description: [
      'Every direction in town seems to begin at the clock tower. The market around it, Aberdeen Bazaar, sells the ordinary things a town needs, from school bags to fishing line, and between those shops you find the souvenirs: pearls, shell pieces and small objects in padauk wood.',
      'If you would rather not bargain, the government handicraft emporium is on MG Road and is a sensible first stop to learn what things should cost. After that, walk. Snack stalls do their best trade in the evening, and you will hear Bengali, Tamil, Telugu, Malayalam and Hindi in the same queue.',
      'It is also the practical stop of your trip. ATMs are many here and few on the smaller islands, so draw cash, buy sunscreen and pick up a dry bag before your ferry. An hour is plenty unless you stay for supper.',
    ],
    gettingThere: 'In the centre of Sri Vijaya Puram (Port Blair), about 4 km or 12 minutes by road from the airport.',
    tips: [
      'Keep the receipt for anything made of shell, pearl or padauk; you may be asked for it when you leave.',
      'Shops trade from about 09:00 to 20:30, but many stay shut on Sunday mornings.',
      'Small notes help with auto-rickshaws and snack stalls.',
    ],
  },
}

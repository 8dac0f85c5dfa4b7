import type { Post } from '../post.ts'

export const fiveDaysWithChildren: Post = {
  slug: 'five-days-with-children',
  title: 'Five days with children: a plan that survives naps',
  teaser:
    'One ferry each way, short drives, a shallow reef and a whale skeleton: an easy plan for children of three to twelve.',
  published: { monthDay: '12-05', yearsEarlier: 1 },
  readMinutes: 5,
  sections: [
    {
      heading: 'What children want from an island',
      paragraphs: [
        'They want sand that holds together, water they can stand in, animals, and a dinner that comes soon. The islands have all four. What children do not want is the part that adults put into plans: three islands in five days, a start at half past three for the caves, a fourth museum.',
        'So here is a plan with one crossing out, one crossing back, and no drive of more than half an hour. It works from about three years of age. It has two nights in Sri Vijaya Puram (Port Blair), one at each end, and two on Swaraj Dweep (Havelock).',
      ],
    },
    {
      heading: 'Day 1: land, swim, look at the flag',
      paragraphs: [
        "Most flights land before three in the afternoon. Hotel rooms open at noon, so there is time for a nap. Then go to Corbyn's Cove, the nearest beach, 18 minutes from the centre, and let them dig. Keep to the part where people bathe and read the crocodile boards aloud; children find them thrilling and obey them.",
        'Cellular Jail is the great sight of the town, and it is heavy. Children of ten and more usually follow it well. With smaller ones, walk at Marina Park instead, where there is space to run and a very large flag, and keep the jail for a trip when they are older. It is shut on Monday in most listings.',
      ],
    },
    {
      heading: 'Day 2: the ferry is the outing',
      paragraphs: [
        "Take the eight o'clock boat. It has two decks, toilets and a snack counter, and after 90 minutes you are on the other island before anybody has asked a third time. Sit on the main deck in the middle if stomachs are delicate. From the first birthday every child needs a ticket and a seat; babies under one pay only the port fee.",
        'Hotels there open their rooms at eleven, so wear the swimming things under the clothes. At half past three drive over to Radhanagar. It has lifeguards, changing rooms and 2 km of sand, and at low surf it is a kind beach to small people. Leave when the sun has gone. The beach closes at about six.',
      ],
    },
    {
      heading: 'Day 3: one reef, half a day',
      paragraphs: [
        'The boat to Elephant Beach takes 20 to 30 minutes, and children from five may come on it. The reef begins within wading distance. Guided snorkelling is from six, with a float ring, so that nobody has to swim. For the younger ones there is the glass-bottom boat, which has no age limit at all: it is half an hour of fish without a wet hair.',
        'Go at eight, be back for lunch, and resist the afternoon programme. An hour on the shallow shelf of Vijaynagar at low tide, with a bucket, is worth more than another beach by car. If someone wakes before five, take that one to Kalapathar for the sunrise and let the rest sleep.',
      ],
    },
    {
      heading: 'Day 4: a slow morning and a boat home',
      paragraphs: [
        'Check-out on the islands is early, at half past eight. Ask the hotel to keep the bags and use the beach until lunch. The afternoon boat leaves at four and is in town at half past five, in time for dinner. From mid May to September that sailing does not run; the boat at 11:45 does.',
      ],
    },
    {
      heading: 'Day 5: one museum, then the airport',
      paragraphs: [
        'Samudrika, the museum of the Navy, has the skeleton of a blue whale at its gate and five rooms of shells, corals and peoples. An hour is enough. It opens at nine and rests on Monday. Then the airport, two hours before the flight.',
        'With a sixth day, add the boat to Netaji Subhas Chandra Bose Dweep (Ross Island) on day 2, before the ferry plan begins. Spotted deer and peafowl walk between the ruins there. It is usually closed on Wednesday.',
      ],
    },
    {
      heading: 'How old for what',
      paragraphs: ['These are the lower limits of the operators. They check, and they do not bargain.'],
      list: [
        'Any age: glass-bottom boat.',
        'From 2: the semi-submarine and the fast glass-floor boat at North Bay.',
        'From 5: speed boat, and the boat trip to Elephant Beach.',
        'From 6: guided snorkelling. From 7: the sea walk with a helmet.',
        'From 8: banana boat, sofa ride, parasailing, and the mangrove kayak by day.',
        'From 10: jet ski, a first dive, stand-up paddling, and the night kayak.',
        'From 12: surf lessons.',
      ],
    },
    {
      heading: 'Rooms, fares and small print',
      paragraphs: [
        'On our packages children are those up to {packageChildAge}. With a bed of their own, from the age of {bedAge}, they pay {childBedShare} of the adult price; smaller ones, without, {childShare}; babies of one year {babyShare}, and younger babies nothing. In hotels the line is drawn earlier: from the age of {hotelAdultAge} a guest counts as an adult, and under {bedAge} a child shares your bed free of charge.',
        'Family rooms and family cottages sleep four in a king bed and two singles, and there are few of each, so book them first. We cannot promise child seats in the cars; ask well ahead if you need one.',
      ],
    },
    {
      heading: 'What to pack',
      paragraphs: ['You can buy most things in Aberdeen Bazaar, and little on the smaller island.'],
      list: [
        'Long-sleeved swim shirts and hats; sun cream that does no harm to coral.',
        'Sandals with a strap, because dead coral is sharp.',
        'The medicines that you know, oral rehydration salts, and tablets for the boat.',
        'ID for everyone, also for the smallest passenger.',
        'A card game. Power cuts happen, and the evenings start at six.',
      ],
    },
  ],
  relatedPlaces: ['corbyns-cove', 'elephant-beach', 'vijaynagar-beach', 'samudrika-museum', 'nscb-dweep'],
  relatedPackages: ['first-splash-family-holiday', 'three-islands-family-week', 'grandparents-and-all'],
}

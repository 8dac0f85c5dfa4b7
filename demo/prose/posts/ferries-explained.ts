import type { Post } from '../post.ts'

export const ferriesExplained: Post = {
  slug: 'andaman-ferries-explained',
  title: 'Ferries explained: boats, seats, luggage and weather',
  teaser: 'Which boat to take between the islands, when to be at the jetty, and what happens when the sea says no.',
  published: { monthDay: '11-07', yearsEarlier: 0 },
  readMinutes: 5,
  sections: [
    {
      heading: 'The triangle',
      paragraphs: [
        'Nearly every holiday here is a triangle. One corner is Sri Vijaya Puram (Port Blair), where the airport is. The second is Swaraj Dweep (Havelock), 57 km away by sea. The third is Shaheed Dweep (Neil Island), smaller and slower. No road joins them, no plane flies between them, and so the ferry timetable is the skeleton of your trip.',
        'The long side takes 90 to 100 minutes on a private boat. Between the two beach islands it is 50 to 55 minutes, and from Shaheed Dweep back to town 70 to 75. In the dry months all three sides are sailed every day, in both directions.',
      ],
    },
    {
      heading: 'Private or government?',
      paragraphs: [
        'Private ferries are fast, air-conditioned and give you a numbered seat. They leave from Haddo Wharf. Government boats leave from Phoenix Bay Jetty, take two and a half hours instead of one and a half on the long side, and cost much less: about ₹650 for a visitor, although we could not confirm the fare of this year. We use them in our packages only where nothing else sails.',
        'For Rangat, Long Island, Mayabunder, Diglipur and Little Andaman there are only government ships, and they need between five and a half and thirteen hours. Some go overnight. Timetables change from week to week; treat every time that you read, including ours, as a plan.',
      ],
    },
    {
      heading: 'A day of sailings',
      paragraphs: [
        'We use two private boats: the MV Tideline Meridian, a catamaran with 252 seats in three classes, and the MV Saffron Tern, a smaller fast ferry with 104 seats in two. These are their sailings.',
      ],
      list: [
        'Sri Vijaya Puram to Swaraj Dweep: 06:30 to 08:10 (Tern), 08:00 to 09:30 (Meridian), 13:45 to 15:15 (Meridian, not in the monsoon).',
        'Swaraj Dweep to Shaheed Dweep: 08:45 to 09:40 (Tern), 10:00 to 10:50 (Meridian).',
        'Shaheed Dweep to Swaraj Dweep: 10:15 to 11:10 (Tern).',
        'Swaraj Dweep to Sri Vijaya Puram: 11:45 to 13:25 (Tern), 16:00 to 17:30 (Meridian, not in the monsoon).',
        'Sri Vijaya Puram to Shaheed Dweep: 14:00 to 15:15 (Tern, not in the monsoon).',
        'Shaheed Dweep to Sri Vijaya Puram: 11:15 to 12:25 (Meridian), 15:50 to 17:05 (Tern, not in the monsoon).',
      ],
    },
    {
      heading: 'Seats and fares',
      paragraphs: [
        'Premium is the main deck: air-conditioned rows of three or four, perfectly fine for an hour and a half. Business is the upper deck with recliners. The Meridian has six Royal seats in a lounge at the front. A one-way fare on the long side is ₹1,460 to ₹1,550 in Premium, about ₹500 more in Business and ₹2,850 in Royal, taxes and port fee inside. These are peak-season figures; the rest of the year is 5 to 10% cheaper, and the days around Christmas and New Year are 10% dearer.',
        'From the first birthday children pay the full fare and have a seat. A baby under one pays the port fee of ₹50 and sits on your lap.',
        'If you are prone to seasickness, forget the view and take the lower deck in the middle of the boat. It moves least. The lounge at the front of the upper deck moves most, however good the chairs.',
      ],
    },
    {
      heading: 'At the jetty',
      paragraphs: ['The routine is closer to an airport than to a bus.'],
      list: [
        'Be there 45 to 60 minutes before; the counter closes 30 minutes before departure, boarding 15 to 20 minutes before.',
        'Every passenger shows a photo ID, and the name on the ticket must match it. A nickname is not enough.',
        'Luggage is 20 or 25 kg a person, depending on the boat, and a hand bag of 5 kg. Each extra kilo costs ₹50 to ₹60.',
        'Weapons, fuel, sharp tools and opened bottles of alcohol stay behind.',
        'Keep water, a shawl against the air conditioning and your medicines in the hand bag, because the large ones are stacked elsewhere.',
      ],
    },
    {
      heading: 'When the sea says no',
      paragraphs: [
        'The port authority hoists a warning signal, the master looks at the waves, and between them they decide. From June to September same-day changes are common. In the calm months they are rare but not unknown.',
        "If the carrier cancels, you choose between your money back and a free place on another sailing. Hotels and flights that you miss are nobody's fault and nobody pays for them. If you cancel yourself, the usual rule of the carriers is 80% back until 48 hours before, half until 24 hours before, and nothing after that.",
      ],
    },
    {
      heading: 'How to plan around it',
      paragraphs: ['Four habits make the boats easy.'],
      list: [
        'Fly home from the capital on the day after your last ferry, never on the same day.',
        'Land before 11:30 if you want the 13:45 boat on your first day; otherwise sleep in town.',
        'Book the first sailing of the morning. The sea is flatter, and if it is cancelled there are others behind it.',
        'Buy the seats before the hotel rooms in the weeks around Christmas. Rooms can be found late; seats cannot.',
      ],
    },
  ],
  relatedPlaces: ['marina-park', 'govind-nagar-beach', 'bharatpur-beach', 'long-island'],
  relatedPackages: ['five-day-island-hop', 'two-ferry-saver', 'long-island-quiet'],
}

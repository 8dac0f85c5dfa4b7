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
        'Private ferries are fast, air-conditioned and give you a numbered seat. They leave from Haddo Wharf. Government boats leave from Phoenix Bay Jetty, take two and a half hours instead of one and a half on the long side, and cost much less, although we could not confirm the fare of this year. We use them in our packages only where nothing else sails.',
        'For Rangat, Long Island, Mayabunder, Diglipur and Little Andaman there are only government ships, and they need between five and a half and thirteen hours. Some go overnight. Timetables change from week to week; treat every time that you read, including ours, as a plan.',
      ],
    },
    {
      heading: 'A day of sailings',
      paragraphs: [
        'We sell seats on two private boats: the MV Tideline Meridian, a large catamaran with three classes, and the MV Saffron Tern, a smaller fast ferry with two. [The ferry search](/ferry) has the hours of your day; this is how a day looks.',
      ],
      list: [
        'Sri Vijaya Puram to Swaraj Dweep: two boats in the early morning, and one after lunch that rests in the monsoon.',
        'Swaraj Dweep to Shaheed Dweep: two in the forenoon, as the morning boats sail on.',
        'Shaheed Dweep to Swaraj Dweep: one in the forenoon.',
        'Swaraj Dweep to Sri Vijaya Puram: one before lunch, and one in the late afternoon that rests in the monsoon.',
        'Sri Vijaya Puram to Shaheed Dweep: one after lunch, not in the monsoon.',
        'Shaheed Dweep to Sri Vijaya Puram: one before lunch, and one in the late afternoon that rests in the monsoon.',
      ],
    },
    {
      heading: 'Seats and fares',
      paragraphs: [
        'Premium is the main deck: air-conditioned rows of three or four, perfectly fine for an hour and a half. Business is the upper deck with recliners. The Meridian has six Royal seats in a lounge at the front. The search shows the fare of each class for your day, taxes and port fee inside: Business costs about a third more than Premium, Royal nearly twice as much, and the days around Christmas and New Year are the dearest.',
        'From the first birthday children pay the full fare and have a seat. A baby under one pays the port fee alone and sits on your lap.',
        'If you are prone to seasickness, forget the view and take the lower deck in the middle of the boat. It moves least. The lounge at the front of the upper deck moves most, however good the chairs.',
      ],
    },
    {
      heading: 'At the jetty',
      paragraphs: ['The routine is closer to an airport than to a bus.'],
      list: [
        'Be there 45 to 60 minutes before; the counter closes 30 minutes before departure, boarding 15 to 20 minutes before.',
        'Every passenger shows a photo ID, and the name on the ticket must match it. A nickname is not enough.',
        'Luggage has a weight limit, which differs from boat to boat; yours stands on your voucher, with what an extra kilo costs.',
        'Weapons, fuel, sharp tools and opened bottles of alcohol stay behind.',
        'Keep water, a shawl against the air conditioning and your medicines in the hand bag, because the large ones are stacked elsewhere.',
      ],
    },
    {
      heading: 'When the sea says no',
      paragraphs: [
        'The port authority hoists a warning signal, the master looks at the waves, and between them they decide. From June to September same-day changes are common. In the calm months they are rare but not unknown.',
        "If the carrier cancels, you get your money back, or our office moves you to another sailing if you would rather go. Hotels and flights that you miss are nobody's fault and nobody pays for them. If you cancel yourself, each carrier has its own steps. They stand beside the seats before you pay, with the day and the hour of each.",
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

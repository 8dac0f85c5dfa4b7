import type { Post } from '../post.ts'

export const weekOnABudget: Post = {
  slug: 'a-week-on-a-budget',
  title: 'A week for two on a budget, added up in rupees',
  teaser: 'Six nights, three islands and every fare: what a careful couple pays, and where saving stops being clever.',
  published: { monthDay: '07-25', yearsEarlier: 0 },
  readMinutes: 4,
  sections: [
    {
      heading: 'The question',
      paragraphs: [
        'What does a week in the islands cost two people who count? We took our own price list for the regular season, that is mid January to mid May and October to mid December, and added it up for six nights on the day this was written; what each thing costs today stands on its page. Flights are not in it, because fares change by the hour. Meals are not in it either. We have no reliable figures for those, and would rather say so than invent an average.',
        'The result was ₹31,110 for two, or ₹15,555 each. Here is how it comes about, and what you could change.',
      ],
    },
    {
      heading: 'Beds: ₹15,015',
      paragraphs: [
        'Two nights in Sri Vijaya Puram (Port Blair), the first and the last; three on Swaraj Dweep (Havelock); one on Shaheed Dweep (Neil Island). All prices are for the room, with 5% tax.',
      ],
      list: [
        'Coral Thread Inn, standard room, 2 nights at ₹2,310: ₹4,620. Air-conditioned, 1.1 km from the ferries.',
        'Night Glow Hostel, private room, 3 nights at ₹2,730: ₹8,190. In the dorm two beds would be ₹1,890 a night.',
        'First Light Sitapur, bamboo hut, 1 night: ₹2,205. No air conditioning, and 300 metres to the sunrise.',
      ],
    },
    {
      heading: 'Boats: ₹7,868',
      paragraphs: [
        'Two seats in Premium on the smaller of the private ferries, at the fares of the regular season: ₹1,387 to Swaraj Dweep, ₹1,207 on to Shaheed Dweep and ₹1,340 back to town, each per person. Port fee and tax are inside.',
        'Government boats cost a visitor about ₹550 to ₹650 a leg. That could save two people some ₹4,000 in all. The figures are uncertain and the boats slower, so we counted the private ones.',
      ],
    },
    {
      heading: 'Wheels: ₹5,567',
      paragraphs: [
        'The smallest car, with a driver and with tax; a sedan for the long ride. Sharing halves most of it, and walking does the rest.',
      ],
      list: [
        'Airport to Delanipur and back at the end: ₹578 each way.',
        'Delanipur to Haddo Wharf and back: ₹525 each way.',
        'Jetty to Govind Nagar and back: ₹420 each way.',
        'Radhanagar and back, with waiting: ₹1,575. Find two companions in the hostel, and you pay half of it.',
        'Jetty to Sitapur and back: ₹473 each way. On the island itself hire bicycles.',
      ],
    },
    {
      heading: 'Sights: ₹2,660',
      paragraphs: ['Most of what you came for costs nothing: beaches, sunsets, the arch, the bazaar.'],
      list: [
        'Cellular Jail, day ticket: ₹30 each, ₹60.',
        'Light and sound show: ₹300 each, ₹600. Older listings say ₹50, and we could not settle it.',
        'Boat to Elephant Beach with 20 minutes of snorkelling: ₹1,000 each, ₹2,000. Walk the 2 km forest trail instead and you keep the money.',
      ],
    },
    {
      heading: 'Or let us do the sums',
      paragraphs: [
        'Packages in the budget category are built the same way, with shared rides, breakfast and all entry tickets of the plan. Backpacker Islands, seven nights with three ferry legs, was ₹17,000 a person that day. Two Ferry Saver, five nights, ₹19,700; Pocket Islands, three nights with two on Swaraj Dweep, ₹9,600; Harbour Town on a Budget, three nights without a ferry, ₹7,200.',
        'If you like to arrange things, do it yourself. If you would rather not stand at a counter with a rucksack, the difference is small: breakfasts, the show ticket and somebody to call when a boat is cancelled are in it.',
      ],
    },
    {
      heading: 'Where saving works',
      paragraphs: ['These cost you nothing but a little planning.'],
      list: [
        'Come after 16 January or before 15 December: rooms are far cheaper than over Christmas.',
        'Take the monsoon if you can live with rain: the cheapest rooms of the year, slightly cheaper boats, and far fewer people. Read [our post on the monsoon](/blog/the-monsoon-honestly) first.',
        'Sleep near what you want to see. A hut at Kalapathar saves the sunrise taxi, and a room by the bazaar saves one after the evening show.',
        'Ask for a family room: four in one are cheaper than two and two.',
        'Hire bicycles on Shaheed Dweep. From one end to the other it is about seven kilometres.',
      ],
    },
    {
      heading: 'Where it does not',
      paragraphs: ['Each of these costs more in the end than it saves.'],
      list: [
        'The last ferry and the flight on one day. One cancelled boat, and you pay for new tickets.',
        'The cheapest diver on the beach. One instructor a guest is worth the whole price.',
        'No cash on Shaheed Dweep. There are one or two ATMs, and you cannot count on either.',
        'Three islands in four days. Boats are the dearest thing on this list, and each one eats half a day.',
        "Skipping insurance. Weather is nobody's fault here, and so nobody's bill but yours.",
      ],
    },
  ],
  relatedPlaces: ['govind-nagar-beach', 'sitapur-beach', 'aberdeen-bazaar', 'radhanagar-beach'],
  relatedPackages: ['backpacker-islands', 'pocket-islands', 'two-ferry-saver', 'harbour-town-on-a-budget'],
}

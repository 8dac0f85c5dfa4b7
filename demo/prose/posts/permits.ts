import type { Post } from '../post.ts'

export const permits: Post = {
  slug: 'permits-and-id',
  title: 'Permits and ID: what you need, and what is closed',
  teaser:
    'No permit for Indian visitors, a stamp for most foreigners, forest tickets for parks, and reserves that stay shut.',
  published: { monthDay: '03-14', yearsEarlier: 0 },
  readMinutes: 5,
  sections: [
    {
      heading: 'Start here',
      paragraphs: [
        'If you are an Indian citizen, you need no permit for the Andaman Islands. You need a photo ID, and you will show it more often than you think: at the airport, on every ferry, at every hotel desk, at the forest counter and at the check-post on the trunk road. Carry the original. A picture on the telephone is sometimes accepted and sometimes not.',
        'If you are not, read the next section slowly. Then read the one about forest tickets, which applies to everybody.',
      ],
    },
    {
      heading: 'Foreign nationals',
      paragraphs: [
        'For many years every foreign visitor needed a Restricted Area Permit. That rule has been relaxed. For 30 listed islands, which include all those where our packages stay overnight, no such permit is asked for; you show passport and visa when you arrive at the airport of Sri Vijaya Puram (Port Blair), and they are registered and stamped there.',
        'The relaxation was first announced until the end of 2022. It is reported to have been extended to 31 December 2027. We know the first date from official pages and the second only from general reports, so please confirm it with the Indian mission that issues your visa.',
      ],
      list: [
        'Citizens of Afghanistan, China and Pakistan, and people whose origin is there, need a permit with the approval of the Home Ministry before they travel.',
        'Citizens of Myanmar need a permit for Mayabunder and Diglipur.',
        'Viper Island may be visited by day only.',
        'The road through the reserve to Baratang needs prior approval for foreigners. Ask us early, or take that day off your list.',
      ],
    },
    {
      heading: 'The 30 islands, in practice',
      paragraphs: [
        'The list covers South, Middle and North Andaman, Baratang, Long Island, Swaraj Dweep (Havelock), Shaheed Dweep (Neil Island), Little Andaman, Smith, Interview, Narcondam and a number of small or uninhabited islands. Being on it means that no Restricted Area Permit is needed. It does not mean that you may land everywhere: parks and sanctuaries keep their own rules, and tribal reserves on some of these islands stay closed to all.',
      ],
    },
    {
      heading: 'Forest tickets',
      paragraphs: [
        'National parks and sanctuaries belong to the forest department, and it wants a ticket and usually your ID. The fees below are the ones we have found. Most are uncertain, as sources differ and prices are revised; the one for Ross and Smith comes from the district administration.',
      ],
      list: [
        'Mahatma Gandhi Marine National Park, that is Jolly Buoy or Red Skin: about ₹50 for Indians and ₹500 for foreigners, with ID, at the Wandoor counter. The number of visitors a day is limited.',
        'Mount Manipur National Park (Mount Harriet): about ₹50 and ₹500.',
        'Ross and Smith Islands: ₹50 and ₹500, at Aerial Bay between 06:00 and 14:00, not on Sunday.',
        'Saddle Peak: about ₹25 and ₹250; a guide is advised.',
        'Baratang caves: a form and ID at the Jirkatang check-post, then a forest pass of about ₹50.',
        'Cinque Island: forest permission, day visits only. Hand in your ID a day before.',
        'Elephant Beach: a slip that comes with the boat ticket.',
        'Lalaji Bay: you register at the forest office on Long Island.',
      ],
    },
    {
      heading: 'The road to Baratang',
      paragraphs: [
        'Between Jirkatang and Middle Strait the trunk road runs for about 47 km through the reserve of the Jarawa. Vehicles cross in a convoy, with police, at about 06:00, 09:00, 12:00 and 14:30; sources do not agree on the last one. Windows stay shut. Nobody stops, overtakes, takes a photograph or offers anything to anyone. The rules are there because contact has brought harm to people who never asked for it.',
        'If you cannot imagine a drive under these rules, do not go. We arrange the day for those who want to see the caves and the mangroves, and for no other purpose. The caves are closed on Monday, while through traffic still runs.',
      ],
    },
    {
      heading: 'What is closed to everybody',
      paragraphs: ['No ticket, agent or friend opens these, and offers to the contrary are illegal.'],
      list: [
        'All tribal reserves, on whichever island, and the people who live in them.',
        'The Nicobar Islands, for tourists: they need a tribal pass that is not given for holidays.',
        'Barren Island, for landing. The volcano may be seen only from an authorised vessel.',
      ],
    },
    {
      heading: 'Drones, coral and cameras',
      paragraphs: [
        'Drones need official clearance, and the islands are full of places where you will not get it. Coral, shells and sand may not be taken away. What you buy in a shop is allowed as long as you can show the receipt. Monuments charge for cameras: Cellular Jail asks ₹200 for a still camera and ₹1,000 for a video camera, on top of the ticket of ₹30 for Indians and ₹100 for foreigners.',
      ],
    },
    {
      heading: 'What we do for you, and a checklist',
      paragraphs: [
        'In our packages the entry tickets and permits that the plan lists are included, and our staff or the operator fill in the forms. For that we need ID details when you book. Three things only you can do.',
      ],
      list: [
        'Check that the name in the booking is the name on the ID, letter for letter.',
        'Carry the original, and a few photocopies for the counters that want one.',
        'Tell us the nationality of every traveller before you pay, so that nobody is turned back at a jetty.',
      ],
    },
  ],
  relatedPlaces: ['mahatma-gandhi-marine-np', 'baratang-limestone-caves', 'ross-and-smith', 'anthropological-museum'],
  relatedPackages: ['north-road-to-diglipur', 'baratang-overnight-and-beaches', 'flag-and-reef-short-trip'],
}

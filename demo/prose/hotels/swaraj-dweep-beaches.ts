import { hotelPolicy, islandHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

/** The resorts and hotels of Radhanagar and Vijaynagar. */
export const swarajDweepBeachHotels: Record<string, HotelProse> = {
  'mahua-shore': {
    teaser: 'Cottages and pool villas 600 m from Radhanagar, the sunset side of the island',
    description: [
      'The mahua trees that stand behind Radhanagar give this resort its shade and its name. Mahua Shore is 600 metres from that beach, which means you can stay for the whole sunset and still be first in the shower.',
      'Forty cottages and villas share a garden, a swimming pool, a spa, a bar and a restaurant. Rooms are air-conditioned, breakfast is included, and bicycles are for hire. It is a resort for couples in the main, although beach cottages take a third adult or a child easily.',
      'Remember the geography of Swaraj Dweep (Havelock): the jetty, the market and the dive schools are on the other side, about 23 minutes by car. The trail to Elephant Beach, though, starts on this road. Check-out is at 08:30, so keep a beach bag packed if your ferry is in the afternoon.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹3,000 to ₹7,050, depending on the room,' }),
    rooms: {
      'mahua-shore-gc':
        'A king-bed cottage of 300 sq. ft in the garden, with breakfast. This is the one in our honeymoon plans.',
      'mahua-shore-bc': 'A cottage on the beach side, 340 sq. ft with a king bed, for up to three adults and a child.',
      'mahua-shore-pv': 'A 650 sq. ft villa with its own pool and a king bed. Only four exist.',
    },
  },
  'seventh-tide-villas': {
    teaser: 'Five-star villas near Beach No. 7, with a spa, a gym and a dive desk',
    description: [
      'Beach No. 7 is what islanders call Radhanagar, and Seventh Tide Villas is the best address beside it: 900 metres from the sand, on the side of Swaraj Dweep (Havelock) that faces the evening.',
      'Twenty-six cottages and villas share a long list. There is a swimming pool, a spa, a gym, a bar and a restaurant, a dive desk to arrange your first or your fiftieth dive, and a transfer from the jetty, so you never look for a cab with your bags in your hands. Breakfast is included.',
      'Even the smallest cottage has 375 sq. ft; the sea villas have more than a thousand. The place is priced to match and is quiet by design. Cafes and shops are 22 minutes away on the other coast, and most guests find they do not go.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹7,200 to ₹17,300, depending on the room,' }),
    rooms: {
      'seventh-tide-villas-gc':
        'A garden cottage of 375 sq. ft with a king bed, for two adults and a child, breakfast included.',
      'seventh-tide-villas-dv':
        'The largest, 1,025 sq. ft, facing the sea. A king bed and space for a third adult and a child.',
      'seventh-tide-villas-pv': 'A villa of 815 sq. ft with a pool of its own, for two people or a small family.',
    },
  },
  'lantern-reef': {
    teaser: 'Pool, dive desk and play area on Vijaynagar beach, good for families',
    description: [
      'Two hundred metres, then the sea. Lantern Reef Resort is on Vijaynagar, the long shallow beach of the east coast of Swaraj Dweep (Havelock), and its 42 cottages suit people who want to be near the water without giving up a pool.',
      'Children have a play area and, at low tide, a wide shelf of wet sand with crabs to look at. Parents have a bar. Divers have a desk that books boats and instructors. The restaurant, laundry and Wi-Fi work as you would hope, breakfast is included, and the resort meets you at the jetty.',
      'When the tide is out you cannot swim in front of the resort; ask for the tide table at check-in and plan around it. Govind Nagar with its cafes is eleven minutes by car, Radhanagar 23.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹2,450 to ₹4,450, depending on the room,' }),
    rooms: {
      'lantern-reef-gc':
        'A cottage in the garden, 300 sq. ft with a king bed, for two adults and a child. Breakfast is included.',
      'lantern-reef-bc':
        'Nearer to the water and a little larger: 340 sq. ft, a king bed, up to three adults and a child.',
      'lantern-reef-fc':
        'A 480 sq. ft cottage with a king bed and two singles. The whole family sleeps under one roof, the play area is a shout away.',
    },
  },
  'blue-shelf': {
    teaser: 'Simple beach cottages with hammocks and bicycles on quiet Vijaynagar',
    description: [
      'Blue Shelf has 20 cottages and no pool, because the sea is 400 metres off and the guests prefer it. The name describes the view at low water, when the tide leaves a long blue-grey shelf bare on Vijaynagar beach.',
      'Everything you need on a warm island is here: air conditioning, hot breakfast, a restaurant, laundry, hammocks in the garden and bicycles to hire. Power backup is in place. It is the cottage stay that we put into most of our middle-priced plans on Swaraj Dweep (Havelock).',
      'Kalapathar, for the sunrise, is 16 minutes by road, Radhanagar, for the sunset, 23. The jetty is 7 km away. Evenings are quiet; for cafes and music, ride ten minutes to Govind Nagar.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹1,800 to ₹2,500, depending on the room,' }),
    rooms: {
      'blue-shelf-gc':
        'A garden cottage of 300 sq. ft with a king bed and breakfast, for a couple with or without a child.',
      'blue-shelf-bc':
        'On the beach side, 340 sq. ft with a king bed. Three adults can share it, so it also suits two parents with a teenager.',
    },
  },
  'kestrel-bay': {
    teaser: 'A hotel with a pool and sea-view rooms, 500 m from Vijaynagar beach',
    description: [
      'Not everybody wants a hut. Kestrel Bay is a plain three-star hotel on an island of cottages, with solid walls, room service and a swimming pool, half a kilometre from the beach at Vijaynagar.',
      'There are 26 air-conditioned rooms. Premium ones see the water; family ones have a king bed and two singles for parents with children of any age. Breakfast is included with all of them. The restaurant, the laundry and the travel desk are what you know from town, and the hotel arranges your ride from the jetty of Swaraj Dweep (Havelock), 20 minutes away.',
      'Use the pool when the tide is out and the beach when it is in. The sunrise coast at Kalapathar is a quarter of an hour by car. There is no bar, and the house is calm after ten.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹2,100 to ₹3,100, depending on the room,' }),
    rooms: {
      'kestrel-bay-d': 'A queen bed in 240 sq. ft with breakfast, a short walk from the pool.',
      'kestrel-bay-p': 'A king bed and the sea in the window, 290 sq. ft. This is the room our family plans use.',
      'kestrel-bay-f': 'King bed and two singles in 380 sq. ft, breakfast included, for up to four adults and a child.',
    },
  },
}

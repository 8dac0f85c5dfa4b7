import { hotelPolicy, townHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

/** The hotels of South Andaman outside the town centre. */
export const southAndamanCoastHotels: Record<string, HotelProse> = {
  'cove-and-palm': {
    teaser: "A beach resort without a ferry: 200 m from the sand of Corbyn's Cove",
    description: [
      "Most visitors cross the sea to sleep beside a beach. Here you need nine minutes from the airport. Cove and Palm Resort has 42 cottages and rooms around a garden at Corbyn's Cove, the palm-lined bay nearest to Sri Vijaya Puram (Port Blair).",
      'The beach is 200 metres away and public, with jet skis and speed boats in the season; inside the gate it is quieter. There is a swimming pool, a spa, a bar, a restaurant and a play area that keeps small children busy between swims. Breakfast is included with every room.',
      'Town is ten minutes by car when you want the bazaar or the jail. The drawback is the morning ferry: Haddo Wharf is 7.2 km off, so allow 20 minutes. On the beach, read the boards about crocodiles and keep to the places where people bathe.',
    ],
    policy: hotelPolicy(townHours, { price: '₹2,650 to ₹4,800, depending on the room,' }),
    rooms: {
      'cove-and-palm-gc': 'A 300 sq. ft cottage in the garden with a king bed, for a couple or a couple with a child.',
      'cove-and-palm-p':
        'A king-bed room of 290 sq. ft that faces the sea. You pay for the view, and it is the reason to take it.',
      'cove-and-palm-fc':
        'A cottage of 480 sq. ft with a king bed and two singles. Six of these are kept for families of up to four adults and a child.',
    },
  },
  'runway-rest': {
    teaser: 'Eight hundred metres from the airport, for late landings and early flights',
    description: [
      'Runway Rest does one thing, and does it three minutes from the terminal. When your flight lands in the afternoon and the last ferry has gone, or when you fly home at an hour that makes breakfast impossible elsewhere, this is where you sleep.',
      'It is a two-star hotel of 20 rooms at Lamba Line, with air conditioning, Wi-Fi, a restaurant, parking and a travel desk that can call you a car. Power backup is in place. Breakfast is not part of the room price.',
      "Sightseeing is possible from here too. Corbyn's Cove is eight minutes by road; the museums and the bazaar of Sri Vijaya Puram (Port Blair) are about ten. We would not choose it for a week, but for the first or the last night of a trip it gives you an extra hour of sleep.",
    ],
    policy: hotelPolicy(townHours, { price: '₹800 to ₹1,000, depending on the room,' }),
    rooms: {
      'runway-rest-s': 'A queen bed and air conditioning in 160 sq. ft. A room to sleep in, without breakfast.',
      'runway-rest-d':
        'The same idea with 215 sq. ft, so that three suitcases can lie open at once. Breakfast is extra.',
    },
  },
  'mangrove-steps': {
    teaser: 'A garden bungalow at Wandoor with hammocks, close to the marine park boats',
    description: [
      'If Jolly Buoy or Red Skin is the reason you came, sleep at Wandoor. The boats for the marine park leave at about nine, and from Mangrove Steps you can have breakfast first, while guests from town have already been an hour on the road.',
      'The house is small: ten air-conditioned rooms, plus one whole bungalow of three bedrooms that is let to a single party. Around it is a garden with hammocks. There is Wi-Fi, bicycles can be hired, and the restaurant saves you a drive for dinner.',
      'Wandoor Beach is 500 metres away, with tree trunks bleached white since the 2004 tsunami. Bathe only inside the netted area, because crocodiles live on this coast. Sri Vijaya Puram (Port Blair) and its airport are about three quarters of an hour by car, which is the price of the quiet.',
    ],
    policy: hotelPolicy(townHours, { price: '₹1,550 a room, or ₹4,200 in the whole bungalow,' }),
    rooms: {
      'mangrove-steps-bung': 'A queen-bed room of 280 sq. ft off the garden, with air conditioning and breakfast.',
      'mangrove-steps-whole':
        'Three bedrooms with a queen bed each, 1,100 sq. ft in all, for six adults and two children. Breakfast for everyone is included.',
    },
  },
  'ridge-and-reef': {
    teaser: 'Five stars at Brookshabad: sea-view rooms, pool villas and a spa near the airport',
    description: [
      'The sea is the point of Ridge and Reef Luxury Resort. It stands at Brookshabad, on the coast south of Sri Vijaya Puram (Port Blair), eleven minutes by road from the airport, and more than half of its rooms are sold for their view.',
      'It has only 26 rooms, suites and villas for a long list of facilities: swimming pool, spa, gym, bar, restaurant, a play area and a hall for a small wedding. There is a garden, and access to the beach. Breakfast is included, and the travel desk arranges cars.',
      "You trade nearness for calm. Corbyn's Cove is ten minutes away, the bazaar and Cellular Jail about twenty, Haddo Wharf twenty-five. For a first or last night in comfort, or three slow days without a ferry, that is a fair exchange.",
    ],
    policy: hotelPolicy(townHours, { price: '₹4,900 to ₹7,600, depending on the room,' }),
    rooms: {
      'ridge-and-reef-p': 'A king bed, 365 sq. ft and a window on the sea, with breakfast for two adults and a child.',
      'ridge-and-reef-su': 'A suite of 575 sq. ft with a king bed, large enough for three adults and a child.',
      'ridge-and-reef-pv':
        'The 815 sq. ft villa with its own pool, one of four. For a honeymoon, a birthday or anyone who swims before breakfast.',
    },
  },
  'prothra-green': {
    teaser: 'A garden homestay at Prothrapur, seven minutes from the airport',
    description: [
      "Sixteen rooms, a garden and not much else: Prothra Green Homestay is a two-star bungalow in Prothrapur, south of the centre of Sri Vijaya Puram (Port Blair). The airport is 2.8 km away by road, and so is the beach at Corbyn's Cove.",
      'Rooms have air conditioning and Wi-Fi. There is laundry and parking, which makes it handy if you keep a hired car for several days. Breakfast and other meals are not included, and there is no restaurant in the house, so plan to eat out or on the way.',
      'The family room is the bargain here. Four adults and a child can share it for what two pay in many hotels near the bazaar. Town sights take about a quarter of an hour by car; for a morning ferry from Haddo Wharf allow 25 minutes.',
    ],
    policy: hotelPolicy(townHours, { price: '₹550 to ₹1,050, depending on the room,' }),
    rooms: {
      'prothra-green-bung': 'A 250 sq. ft bungalow room with a queen bed, for two adults and a child. No breakfast.',
      'prothra-green-f': 'King bed and two singles in 340 sq. ft, for up to four adults and a child. No breakfast.',
    },
  },
}

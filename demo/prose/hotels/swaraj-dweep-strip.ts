import { hotelPolicy, islandHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

/** The hotels of Govind Nagar and Kalapathar: dive schools, cafes and the sunrise road. */
export const swarajDweepStripHotels: Record<string, HotelProse> = {
  'drift-and-dive': {
    teaser: 'Bamboo huts, hammocks and a dive desk, 200 m from Govind Nagar beach',
    description: [
      'Wet suits on the railing, somebody asleep in a hammock, a tank being rinsed: Drift and Dive Lodge is a place for people who came to Swaraj Dweep (Havelock) for what lies under its surface. The dive desk plans your first try or your next course, and the sea is 200 metres away.',
      'There are three kinds of room, from a bamboo hut to a garden cottage, 30 in all. You have Wi-Fi, a restaurant, a travel desk, bicycles for hire and power backup. There is no air conditioning. Nights cool to 23 or 24 °C from December to March, which most guests find enough; in April you may not.',
      'The jetty is nine minutes by road and the main market, with cafes and ATMs, is in the same quarter. Radhanagar is across the island, 23 minutes by car, so arrange the ride back before you go for the sunset.',
    ],
    policy: hotelPolicy(islandHours, {
      price: '₹1,400 to ₹1,550, depending on the room,',
      notIn: 'the bamboo hut',
    }),
    rooms: {
      'drift-and-dive-hut':
        'A hut of 150 sq. ft with a double bed, for two adults. No air conditioning and no breakfast, but plenty of breeze.',
      'drift-and-dive-gc':
        'A garden cottage of 300 sq. ft with a king bed, breakfast and space for a child. Twice the room of a hut.',
      'drift-and-dive-tw': 'Two single beds in 220 sq. ft, with breakfast: the usual choice of dive buddies.',
    },
  },
  'betel-garden': {
    teaser: 'Air-conditioned bungalows in a green garden, 600 m from the dive-school beach',
    description: [
      'Betel palms are grown all over these islands, and Betel Garden Bungalows takes its name from them. You sleep among green things in one of 16 bungalow rooms, set back 600 metres from the beach at Govind Nagar and from the noise of its strip.',
      'Breakfast is in every room price. The rooms are air-conditioned, with Wi-Fi and power backup. There is a restaurant, and bicycles are for hire, which is the right speed for the lanes around here. There is no pool and no beach of its own.',
      'We like it for families on a careful budget. The large room sleeps four adults and a child, the market with its clinic and ATMs is close, and the jetty of Swaraj Dweep (Havelock) is ten minutes by road. Radhanagar takes 23 minutes by car.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹1,000 to ₹1,900, depending on the room,' }),
    rooms: {
      'betel-garden-bung':
        'A 280 sq. ft bungalow room with a queen bed and breakfast, for a couple with or without a child.',
      'betel-garden-f':
        'A king bed and two singles in 380 sq. ft, with breakfast. Four friends can share it without climbing over each other.',
    },
  },
  'night-glow-hostel': {
    teaser: 'Dorm beds and private rooms on the cafe street, 200 m from the sea',
    description: [
      'The only hostel on our list is on the right street for one. Night Glow stands 200 metres from the beach at Govind Nagar, where the dive schools, the cheap breakfasts and the night-kayak launch of Swaraj Dweep (Havelock) are all within a short walk.',
      'Take a bunk in the dorm, or one of the private rooms with a queen bed if you have outgrown bunks. Everything is air-conditioned. There is Wi-Fi, a restaurant, laundry, a travel desk and a dive desk. Breakfast is not included, but you are on the street for it.',
      'It suits people who travel alone and would rather not eat alone. It suits light sleepers less. The jetty is eight minutes by road, Radhanagar 23, and the sunrise at Kalapathar 27, so find someone to share the cab.',
    ],
    policy: hotelPolicy(islandHours, {
      price: '₹800 to ₹1,000, depending on the room,',
      notIn: 'the dorm',
    }),
    rooms: {
      'night-glow-hostel-dor':
        'One bunk in an air-conditioned dorm, priced per bed and for one adult. Breakfast is extra.',
      'night-glow-hostel-s':
        'A private room of 160 sq. ft with a queen bed, for two adults and a child. The hostel company is optional, and breakfast is extra.',
      'night-glow-hostel-d': 'The bigger private room, 215 sq. ft with a queen bed. Breakfast is not included.',
    },
  },
  'black-rock-cabins': {
    teaser: 'Huts and bungalows 300 m from the sunrise at Kalapathar, with no air conditioning',
    description: [
      'At Black Rock Cabins you do not drive to the sunrise, you walk to it. Kalapathar beach is 300 metres from the hammocks, and at a quarter past five, when the first cars from the other side of Swaraj Dweep (Havelock) are still on the road, you already have your rock.',
      'Comforts are few and honest. Twenty huts and bungalow rooms stand in a garden, with solar hot water, a restaurant, bicycles for hire and power backup. There is no air conditioning and no Wi-Fi. Guests read, sleep and go for walks.',
      'Be sure you want this before you book. The jetty is 13.3 km away, 33 minutes by road, and the cafes of Govind Nagar 26 minutes. Check the flags before you swim here, as currents can be strong.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹700', notIn: 'the bamboo hut' }),
    rooms: {
      'black-rock-cabins-hut':
        'A double bed under bamboo, 135 sq. ft, for two adults who spend the day outside. Breakfast is not included.',
      'black-rock-cabins-bung':
        'Almost twice the size, 250 sq. ft, with a queen bed and space for a child, at the same price. Breakfast is extra here too.',
    },
  },
}

import { hotelPolicy, islandHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

/** The lodges along the trunk road and on Long Island. */
export const baratangAndMiddleAndamanHotels: Record<string, HotelProse> = {
  'strait-lodge': {
    teaser: 'A bed at Baratang, 700 m from the jetty, so that you can see Parrot Island at dusk',
    description: [
      'Nearly everyone who visits the caves of Baratang leaves Sri Vijaya Puram (Port Blair) at half past three in the morning and is back by evening. Sleep at Strait Lodge and you see what they miss: from a boat off Parrot Island, the parakeets coming home to roost as the light goes.',
      'The lodge is 700 metres from Nilambur jetty. It has 20 air-conditioned rooms, a restaurant, a garden and power backup, and that is the whole list. There is no Wi-Fi, the mobile signal is weak, and evenings are short.',
      'In the morning you are early at the speed boats for the limestone caves or on the way to the mud volcano, 7 km off, before the first convoy brings the day visitors. Both are usually shut on Monday, so come on another night. Breakfast is not in the room price.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹700 to ₹750, depending on the room,' }),
    rooms: {
      'strait-lodge-bung': 'A queen bed in 250 sq. ft, air-conditioned, for two adults and a child. No breakfast.',
      'strait-lodge-tw': 'Two single beds in 200 sq. ft, for friends on the road. No breakfast.',
    },
  },
  'amkunj-rest': {
    teaser: 'A roadside hotel in Rangat with parking, for one night on the way north',
    description: [
      'Rangat is a market town half-way up the trunk road, and Amkunj Rest is where drivers and travellers break the journey between Sri Vijaya Puram (Port Blair) and the north. Expect a clean two-star hotel and you will not be let down.',
      'It has 20 air-conditioned rooms, a restaurant, parking and power backup. Wi-Fi is not offered, and breakfast is extra unless your package includes it. After six hours of road, convoy and vehicle ferries, a cold room and a hot dinner are what most people want.',
      'With an afternoon to spare, drive to Amkunj beach, 7.3 km away, for its eco-park huts and log benches, or 16.6 km to the Dhaninallah boardwalk, about 700 metres through mangroves to a turtle beach. The boats for Long Island leave from Yeratta.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹700 to ₹900, depending on the room,' }),
    rooms: {
      'amkunj-rest-s':
        'A 160 sq. ft room with a queen bed and air conditioning, without breakfast: a night on the road, no more.',
      'amkunj-rest-d':
        'The larger room, 215 sq. ft with a queen bed, worth the difference if you stay two nights. Breakfast is extra.',
    },
  },
  'karen-creek': {
    teaser: 'A bungalow with a sea view at Mayabunder, half a day beyond Rangat',
    description: [
      'Few visitors stop at Mayabunder, which is the best thing about it. Karen Creek Lodge takes its name from the Karen families whose villages are nearby. It stands 400 metres from the middle of the town and looks at the water.',
      'The bungalow has 16 air-conditioned rooms, a restaurant, Wi-Fi, parking and power backup. Breakfast is included. It is the most comfortable stop on the road north, and the sensible place to divide the long drive between Rangat and Diglipur.',
      'Karmatang, a turtle-nesting beach with picnic huts and few people, is 29 minutes away by car. Kayak trips into the mangroves can be arranged in the season. Come from Sri Vijaya Puram (Port Blair) and you have nine hours of road and ferries behind you, so let the first evening be only for sitting.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹950 to ₹1,750, depending on the room,' }),
    rooms: {
      'karen-creek-bung': 'A queen-bed room of 280 sq. ft with breakfast, for two adults and a child.',
      'karen-creek-f': 'A king bed and two singles in 380 sq. ft, for a family or four friends. Breakfast is included.',
    },
  },
  'lalaji-quiet': {
    teaser: 'Huts on an island whose village has no cars, on the way to Lalaji Bay',
    description: [
      'Long Island has a village, a jetty and no cars at all. Lalaji Quiet Huts, on the edge of the village, has 20 huts and bungalow rooms in a garden, and the loudest thing in the evening is the frogs.',
      'You have a bed, solar hot water, a hammock, a restaurant, and a bicycle if you want to hire one. There is no Wi-Fi and no air conditioning. Power backup covers the gaps in the supply.',
      'The walk to Lalaji Bay is a forest trail of 7 km; a small boat does it in 20 minutes. Register at the forest office before you go. Getting here is part of it: a ferry of about an hour from Yeratta near Rangat, or a government boat from Sri Vijaya Puram (Port Blair) three or four times a week.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹550', notIn: 'the bamboo hut' }),
    rooms: {
      'lalaji-quiet-hut':
        'A bamboo hut of 135 sq. ft with a double bed, for two adults. Breakfast is not part of the room price.',
      'lalaji-quiet-bung':
        'A queen bed and 250 sq. ft, for two adults and a child, at the price of the hut. Breakfast is not included.',
    },
  },
}

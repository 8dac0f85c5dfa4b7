import { hotelPolicy, islandHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

export const shaheedDweepHotels: Record<string, HotelProse> = {
  'lagoon-gate': {
    teaser: 'Pool and play area beside the Bharatpur lagoon, three minutes from the jetty',
    description: [
      'The ferry ties up, and ten minutes later you are having tea. Lagoon Gate Resort is 1.2 km from the jetty of Shaheed Dweep (Neil Island) and 200 metres from Bharatpur beach, where the lagoon is shallow, turquoise and at its best at high tide.',
      'It is the family resort of the island: 42 cottages, a swimming pool, a play area, a bar for the grown-ups and a restaurant. Rooms are air-conditioned and breakfast is included. Somebody from the resort meets you at the jetty.',
      'The water-sports counter and the food stalls of Bharatpur are your neighbours, which is fun by day and over by evening. Nothing here is far. Natural Bridge and the sunset point at Laxmanpur are nine minutes by road, and the sunrise at Sitapur is ten.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹2,350 to ₹4,200, depending on the room,' }),
    rooms: {
      'lagoon-gate-gc':
        'A king bed in a garden cottage of 300 sq. ft, breakfast included, for two adults, with or without a child.',
      'lagoon-gate-bc':
        'Closer to the lagoon and larger, 340 sq. ft with a king bed. Up to three adults and a child can share it.',
      'lagoon-gate-fc': 'A king bed and two singles in 480 sq. ft, so that four can share and the buckets fit too.',
    },
  },
  'sunset-lane': {
    teaser: 'Cottages with hammocks, 400 m from the sunset point at Laxmanpur',
    description: [
      'Walk to the sunset, then walk back in the dark with a torch: from Sunset Lane Cottages to the white point of Laxmanpur Beach 1 it is 400 metres. That is most of the reason to stay here, and it is a good one.',
      'The resort is small and simple, with 20 air-conditioned cottages in a garden, hammocks, a restaurant, laundry and a travel desk. Breakfast is included. Hire a bicycle and the whole of Shaheed Dweep (Neil Island) is within an hour of pedalling, though you may prefer a cab to Sitapur, 7.3 km away, if you want the sunrise as well.',
      'Natural Bridge is 2.1 km off and can be reached only around low tide; ask for the hour when you check in. The jetty is five minutes by road. There is no pool and no bar, and very little noise.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹1,550 to ₹2,100, depending on the room,' }),
    rooms: {
      'sunset-lane-gc':
        'A king-bed cottage of 300 sq. ft in the garden, with breakfast, for a couple with or without a child.',
      'sunset-lane-bc': 'The beach-side cottage: 340 sq. ft, a king bed, up to three adults and a child.',
    },
  },
  'arch-rock': {
    teaser: 'Five-star villas at Laxmanpur with sea view, spa and pool',
    description: [
      'Arch Rock Villas is the one five-star resort on an island of bicycles and vegetable fields. It stands at Laxmanpur, 700 metres from the sunset beach and 1.8 km from Natural Bridge, the coral arch that it is named for.',
      'Twenty-six cottages and villas, a swimming pool, a spa, a bar, a restaurant and a dive desk: you could spend two days inside and not be bored. Villas look at the sea. Breakfast is included, and a car from the resort collects you at the jetty, five minutes away.',
      'People come to Shaheed Dweep (Neil Island) for its slowness, and this is the most comfortable way to have it. Low tide decides when you can walk to the arch and its rock pools. The lagoon at Bharatpur is seven minutes by road, the sunrise beach at Sitapur eighteen.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹4,650 to ₹11,150, depending on the room,' }),
    rooms: {
      'arch-rock-gc':
        'A cottage of 375 sq. ft in the garden, with a king bed and breakfast, for two adults and a child.',
      'arch-rock-dv':
        'The sea villa has 1,025 sq. ft and looks at the water. A king bed, and space for a third adult and a child.',
      'arch-rock-pv':
        'A villa of 815 sq. ft with its own pool, for a couple or a family of up to three adults and a child.',
    },
  },
  'first-light': {
    teaser: 'Huts and hammocks 300 m from the sunrise beach, with solar hot water',
    description: [
      'First Light is at the far eastern end of the island road, where Shaheed Dweep (Neil Island) stops and the sun starts. Sitapur beach is 300 metres from your door. Set an alarm for five, go in your slippers, and be back in bed by half past six.',
      'You sleep in a bamboo hut or a bungalow room, 20 of them in a garden, without the usual machines: no air conditioning, no Wi-Fi. There is solar hot water, a restaurant, hammocks, and bicycles for hire.',
      'The jetty is twelve minutes by road, the lagoon at Bharatpur ten, Natural Bridge a quarter of an hour. Swim with care at Sitapur, because the beach is open to the swell. Carry cash: the island has only one or two ATMs.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹650', notIn: 'the bamboo hut' }),
    rooms: {
      'first-light-hut':
        'A 135 sq. ft bamboo hut with a double bed, for two adults who like to hear the sea. No breakfast.',
      'first-light-bung':
        'A bungalow room of 250 sq. ft with a queen bed, for two adults and a child, at the same price as the hut. Breakfast is not included.',
    },
  },
  'kendra-court': {
    teaser: 'Air-conditioned rooms by the bazaar, a kilometre from the jetty',
    description: [
      'Neil Kendra is the village at the middle of everything on Shaheed Dweep (Neil Island), and Kendra Court is its sensible hotel. The bazaar is outside, the jetty one kilometre away, the lagoon at Bharatpur 900 metres.',
      'There are 26 air-conditioned rooms in three sizes, a restaurant, a garden to sit in, Wi-Fi, laundry and a travel desk. Power backup is in place. Deluxe and family rooms come with breakfast, the standard room without.',
      'It is a base, and not a beach resort. You give up hearing the waves, and in return you can walk to your dinner, to the fruit sellers and almost to the boat. Natural Bridge and the Laxmanpur beaches are seven to eight minutes by road, Sitapur eleven. Groups and families on a budget do well here.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹1,150 to ₹2,150, depending on the room,' }),
    rooms: {
      'kendra-court-s':
        'A queen bed in 180 sq. ft, for two adults and a child. Breakfast is extra; the bazaar is full of it.',
      'kendra-court-d': 'More floor, 240 sq. ft, a queen bed and breakfast included.',
      'kendra-court-f': 'King bed and two singles in 380 sq. ft for up to four adults and a child, with breakfast.',
    },
  },
}

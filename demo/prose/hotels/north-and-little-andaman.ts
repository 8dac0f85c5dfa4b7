import { hotelPolicy, islandHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

/** The two ends of the chain: the foot of Saddle Peak, and the surf beach of Little Andaman. */
export const northAndLittleAndamanHotels: Record<string, HotelProse> = {
  'saddle-foot': {
    teaser: 'Cottages by the turtle beach at Kalipur, the base for Saddle Peak',
    description: [
      'Tomorrow you climb; tonight you sleep at sea level. Kalipur, half an hour by road from Diglipur, is the usual base for Saddle Peak, at 732 m the highest point of the islands, and Saddle Foot Cottages is the pleasant place to start and end it.',
      'It is a small resort: 16 air-conditioned cottages, breakfast included, a restaurant, Wi-Fi, parking and power backup. The beach is 300 metres away. Its sand is grey, and four species of turtle come ashore to nest on this coast between December and March; keep your torch off and your distance.',
      'For Ross and Smith, two islands joined by a sand bar at low tide, the boats go from Aerial Bay; the permit counter there is shut on Sunday. Diglipur is eleven hours from Sri Vijaya Puram (Port Blair) by road and ferries, so stay two nights at least.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹1,150 to ₹2,050, depending on the room,' }),
    rooms: {
      'saddle-foot-gc': 'A garden cottage of 300 sq. ft with a king bed and breakfast, for two adults and a child.',
      'saddle-foot-fc':
        'King bed and two singles in 480 sq. ft, with breakfast. Trekking parties of four share it, and so do families.',
    },
  },
  'hut-bay-surf': {
    teaser: 'Simple rooms in Hut Bay for surfers, half an hour from Butler Bay',
    description: [
      'Little Andaman is eight hours by ship from Sri Vijaya Puram (Port Blair), and it has no large hotels. Butler Surf Rooms is what it has: 20 rooms in a garden at Hut Bay, a restaurant, parking, bicycles for hire and power backup.',
      'There is no air conditioning, no Wi-Fi and no breakfast in the price. What brings people all the same is the swell that wraps into Butler Bay, 12.5 km up the road, from February to April. Lessons for beginners are held on its sandy bottom.',
      'Between sessions you can walk to White Surf Waterfall, 4.6 km away by road and then on foot; keep out of still pools, because crocodiles live in the streams. Ships depend on the weather. Leave a spare day before your flight home.',
    ],
    policy: hotelPolicy(islandHours, { price: '₹550' }),
    rooms: {
      'hut-bay-surf-s':
        'A queen bed in 160 sq. ft, for two adults and a child. Breakfast is extra, and boards stay outside.',
      'hut-bay-surf-bung':
        'The bungalow room has 250 sq. ft and a queen bed, at the same price as the smaller one. No breakfast.',
    },
  },
}

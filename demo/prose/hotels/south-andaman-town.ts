import { hotelPolicy, townHours } from '../hotel-policies.ts'
import type { HotelProse } from '../hotel-prose.ts'

/** The hotels in the town itself. */
export const southAndamanTownHotels: Record<string, HotelProse> = {
  'tern-house': {
    teaser: 'A lift, a laundry and a restaurant in the bazaar, 900 m from Cellular Jail',
    description: [
      'Two minutes from the door and you are buying bananas. Tern House stands 200 metres from Aberdeen Bazaar, the clock-tower quarter of Sri Vijaya Puram (Port Blair), and 900 metres from Cellular Jail, so the evening show does not end with a long drive.',
      'It is a practical three-star house of 26 air-conditioned rooms: lift, parking, laundry, a travel desk, a restaurant and room service, with power backup behind all of it. Families come for the six large rooms that sleep four.',
      'You get no pool and no sea view here. What you get is position: Haddo Wharf is nine minutes away by road and the airport twelve, which is why so many of our plans spend their first and last nights in it. The market is lively until half past eight in the evening, so bring patience for the street and an appetite.',
    ],
    policy: hotelPolicy(townHours, { price: '₹1,250 to ₹2,350, depending on the room,' }),
    rooms: {
      'tern-house-s':
        'A 180 sq. ft room with a queen bed, for a couple or a couple with one child. Breakfast is not included; the restaurant serves it.',
      'tern-house-d':
        'The same queen bed with 60 sq. ft more around it, and breakfast in the price. It suits a stay of more than one night.',
      'tern-house-f':
        'A king bed and two singles in 380 sq. ft, for four adults and a child. Breakfast is included, and nobody needs an extra bed.',
    },
  },
  'padauk-court': {
    teaser: 'Pool, gym, bar and sea-view rooms on Marine Hill, six minutes from Haddo Wharf',
    description: [
      'Marine Hill gives Padauk Court its view: from the premium rooms and the suites you look out over the sea, and the ferries at Haddo are only 2.2 km away.',
      'This is a full four-star hotel of 40 rooms. There is a swimming pool, a gym, a bar and a restaurant, and the everyday things are covered too, from room service and laundry to a lift and parking. Breakfast comes with every room.',
      'It works well for people who want a proper rest before or after the islands, and for anyone with an early boat: the drive to the wharf takes six minutes. Both museums of Sri Vijaya Puram (Port Blair) are 1.3 km away, the naval one with its whale skeleton and the anthropological one with its canoes. Aberdeen Bazaar is five minutes by car.',
    ],
    policy: hotelPolicy(townHours, { price: '₹2,250 to ₹4,150, depending on the room,' }),
    rooms: {
      'padauk-court-d':
        'A queen bed in 240 sq. ft, with breakfast. The choice if you will spend the day at the pool anyway.',
      'padauk-court-p':
        'A king bed and a window on the sea, in 290 sq. ft. Good for couples who plan to watch the ships.',
      'padauk-court-su':
        'The largest of the hotel at 460 sq. ft, with a king bed and space for a third adult. Only four of them exist, so book early for the holidays.',
    },
  },
  'south-light-bay': {
    teaser: 'Pool, spa and sea view at South Point, with a hall for gatherings',
    description: [
      'A pool to come home to makes museums easier to sell to children. South Light Bay Hotel, at South Point in Sri Vijaya Puram (Port Blair), has one, together with a sea view, a spa, 46 rooms and a bar to sit in when the heat has gone.',
      "Corbyn's Cove, the nearest real beach, is 2.3 km one way; Marina Park and the bazaar are about as far the other way. Cellular Jail is six minutes by car. That middle position makes the hotel a comfortable base for two or three days in town, and not only for a night between ferries.",
      "Groups like it because there is a banquet hall, and families because of the rooms for four. Breakfast is always included. For an eight o'clock ferry, leave by half past six: Haddo Wharf is 6 km away, a quarter of an hour on an empty road.",
    ],
    policy: hotelPolicy(townHours, { price: '₹2,500 to ₹4,550, depending on the room,' }),
    rooms: {
      'south-light-bay-d': 'A queen bed in 240 sq. ft, breakfast included. This is the room our packages use.',
      'south-light-bay-p': 'Sea view, king bed, 290 sq. ft. Ask for it if you are here to do little and look far.',
      'south-light-bay-f':
        'One king bed and two singles in 380 sq. ft, for four adults and a child, so that grandparents and children can share.',
      'south-light-bay-su': 'A king-bed suite of 460 sq. ft for two or three adults and a child, with breakfast.',
    },
  },
  'coral-thread-inn': {
    teaser: 'Plain air-conditioned rooms at Delanipur, three minutes from Haddo Wharf',
    description: [
      'A clean bed, a cool room and a short ride to the boat: Coral Thread Inn keeps to that, and keeps the price down. It has 20 air-conditioned rooms at Delanipur in Sri Vijaya Puram (Port Blair), with Wi-Fi, laundry, a travel desk and power backup.',
      'Haddo Wharf is 1.1 km away, the closest of any hotel on our list. If your ferry leaves at half past six, that matters more than a pool. The naval museum Samudrika is 200 metres down the road; Cellular Jail and the bazaar take about eight minutes by car.',
      'There is no restaurant and no lift, and breakfast is not part of the room price unless you come on a package that includes it. For one night on either side of a ferry, or three days of sightseeing with a small budget, it does the job honestly.',
    ],
    policy: hotelPolicy(townHours, { price: '₹650 to ₹700, depending on the room,' }),
    rooms: {
      'coral-thread-inn-s':
        'A queen bed in 160 sq. ft, with air conditioning and without breakfast. Enough for two people who are out all day.',
      'coral-thread-inn-tw':
        'Two single beds in 200 sq. ft, for friends or for a parent with a grown-up child. No breakfast.',
    },
  },
  'harbour-lamp': {
    teaser: 'Three-star comfort at Middle Point, next door to the Anthropological Museum',
    description: [
      'Middle Point is as central as the name suggests. From Harbour Lamp Residency you walk 200 metres to the Zonal Anthropological Museum, ride three minutes to Aberdeen Bazaar and five to Cellular Jail, and reach Haddo Wharf in seven.',
      'The 26 rooms are air-conditioned, the building has a lift and power backup, and there is a restaurant with room service for evenings when nobody wants to go out again. Laundry takes care of the salt and sand that you bring back from the islands; the travel desk can help with a car.',
      'What you will not find is a pool, a garden or hotel parking. It is a simple, friendly address in Sri Vijaya Puram (Port Blair) for families and groups who would rather spend on boats than on lobbies.',
    ],
    policy: hotelPolicy(townHours, { price: '₹1,100 to ₹2,000, depending on the room,' }),
    rooms: {
      'harbour-lamp-s': 'A 180 sq. ft room with a queen bed for a couple, or a couple and a child. Breakfast is extra.',
      'harbour-lamp-d': 'A little more floor, 240 sq. ft, a queen bed and breakfast in the price.',
      'harbour-lamp-f':
        'King bed and two singles in 380 sq. ft, breakfast included. Four friends or a family of five fit in it.',
    },
  },
}

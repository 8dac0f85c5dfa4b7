import type { ReviewText } from '../../sample-review.ts'

export const coupleAndFamilyReviews: Record<string, ReviewText[]> = {
  'radhanagar-sunset-for-two': [
    {
      name: 'Niharika S.',
      rating: 5,
      title: 'Four days, not one wasted hour',
      text: 'We were on Radhanagar by four on the second day and stayed till dark, as planned. Dinner was included every evening, so no searching. The car was only ours. Elephant Beach in the morning was busy but the water was clear.',
      travelMonth: '2026-02',
    },
    {
      name: 'Abhinav L.',
      rating: 5,
      title: 'Smooth from the airport on',
      text: 'Everyone had our names: driver, hotel, ferry counter. Cove and Palm on the first night was a nice surprise, we swam before the jail. Mahua Shore is close to the beach, so we walked there twice.',
      travelMonth: '2026-01',
    },
    {
      name: 'Caroline H.',
      rating: 4,
      title: 'Lovely, with one early start too many',
      text: 'The quarter to seven start for the ferry hurt. After that all was easy. On the last island day you check out at half past eight and sail at four, so take a book for the beach. Our bags were kept.',
      travelMonth: '2026-03',
    },
  ],
  'two-shores-honeymoon': [
    {
      name: 'Rucha D.',
      rating: 5,
      title: 'Two islands for the price of one',
      text: 'Cottages instead of big hotels, which we preferred. The natural bridge at low tide was our favourite. They had moved the visit to the morning because of the tide, and told us the evening before by message.',
      travelMonth: '2025-12',
    },
    {
      name: 'Faisal N.',
      rating: 4,
      title: 'Good plan, meals extra',
      text: 'Only breakfast is included, so keep money for lunch and dinner. Ferries were on time. Sunset at Laxmanpur was better than at Radhanagar, in my opinion. Tern House is plain and near the bazaar.',
      travelMonth: '2026-02',
    },
    {
      name: 'Bianca V.',
      rating: 3,
      title: 'We came too late in the season',
      text: 'It was the second week of May and the sea was already rough. One sailing left five hours late, so Laxmanpur was in the dark. Our contact called twice and apologised. Nice cottages. Go before April ends.',
      travelMonth: '2026-05',
    },
  ],
  'lagoon-and-lanterns-honeymoon': [
    {
      name: 'Mrinal J.',
      rating: 5,
      title: 'The water lit up',
      text: 'They told us to choose dates near the new moon and we did. Every paddle stroke made a green cloud. Two nights on each island felt like a real rest. Sitapur at five in the morning was ours alone.',
      travelMonth: '2026-01',
    },
    {
      name: 'Deepti K.',
      rating: 5,
      title: 'Seven slow days',
      text: 'One day of rain, six of sun. The hammocks at Sunset Lane, the lagoon at Bharatpur, the bazaar on the last evening. Kayak guide was careful and funny. We would change nothing except the length.',
      travelMonth: '2025-11',
    },
    {
      name: 'Laurent P.',
      rating: 4,
      title: 'Beautiful, one disappointment',
      text: 'All was well arranged. But we could not move our dates, there was half a moon, and the glow on the kayak night was weak. We had been warned in writing, so no complaint. The rest was perfect.',
      travelMonth: '2026-03',
    },
  ],
  'first-splash-family-holiday': [
    {
      name: 'Sharmila T.',
      rating: 5,
      title: 'Our six-year-old snorkelled',
      text: 'Deer on the ruins island, a pool at Kestrel Bay, then a mask at Elephant Beach. She talks of one blue fish still. Dinners included was the best decision, at seven we were all in bed.',
      travelMonth: '2026-02',
    },
    {
      name: 'Amitabh G.',
      rating: 5,
      title: 'Everything thought of',
      text: 'Child prices were clear, the ferry seats were together, the driver waited with the towels. Our four-year-old slept through the light and sound show. I would have liked one lunch included on the ferry day.',
      travelMonth: '2025-12',
    },
    {
      name: 'Rebecca S.',
      rating: 4,
      title: 'Good pace for small ones',
      text: 'Six days with only two crossings. North Bay was crowded in the holidays and we left early. The sea view rooms have space for a cot. On Shaheed we did not go, and nobody missed it.',
      travelMonth: '2026-01',
    },
    {
      name: 'Mihir P.',
      rating: 3,
      title: 'Well organised, far too hot',
      text: 'In mid April the afternoons were too hot for the plan and the children wanted only the pool. The driver let us shift Kalapathar to early morning. A good holiday, we will come in December next time.',
      travelMonth: '2026-04',
    },
  ],
  'three-islands-family-week': [
    {
      name: 'Asha B.',
      rating: 5,
      title: 'Three islands and no tears',
      text: 'Ferries are short, and our two boys counted flying fish. Beach cottage at Sunset Lane had space for all. The rock pools near the bridge were the best classroom. Please carry shoes, the coral is sharp.',
      travelMonth: '2026-02',
    },
    {
      name: 'Gareth M.',
      rating: 4,
      title: 'Good mix',
      text: 'Pool on one island, bicycles on the next. Dinners every night at the hotel get a bit alike by day five. The lift and the laundry at Tern House on the last day saved our suitcase.',
      travelMonth: '2026-03',
    },
    {
      name: 'Supriya N.',
      rating: 4,
      title: 'Some rain, good team',
      text: 'The second ferry was moved to the afternoon because of wind, and someone called us at seven with a new plan. We lost the sunset and got a lagoon morning in its place. Fair enough.',
      travelMonth: '2025-11',
    },
  ],
  'grandparents-and-all': [
    {
      name: 'Vijaya R.',
      rating: 5,
      title: 'Nine of us, from three to seventy-eight',
      text: 'A pace that my father could keep, with rest each afternoon. The free day on Shaheed was wisely put. Party discount for nine was in the price by itself. Cottages close together on request.',
      travelMonth: '2026-01',
    },
    {
      name: 'Hugh E.',
      rating: 5,
      title: 'They listened',
      text: 'My wife walks with a stick. They gave us lower-deck seats, a ground-floor room and the museum with the fewest steps first. Glass-bottom boat was her happiest half-hour. Dinners were early and mild.',
      travelMonth: '2026-02',
    },
    {
      name: 'Madhav C.',
      rating: 4,
      title: 'Comfortable and well timed',
      text: 'South Light Bay has a lift and a pool, good for both ends of the family. Kalapathar at sunrise is a quarter to five, and only three of nine went. I would make that day optional in the plan.',
      travelMonth: '2026-03',
    },
  ],
}

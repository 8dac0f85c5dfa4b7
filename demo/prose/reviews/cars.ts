import { markAsSample, type ReviewText, type SampleReview } from '../sample-review.ts'

const texts: Record<string, ReviewText[]> = {
  'sri-vijaya-puram-city-day': [
    {
      name: 'Veena K.',
      rating: 5,
      title: 'Every door was open',
      text: 'We had tried the museums alone the day before and stood before two closed ones. With this plan all were open, and lunch in between was long enough. The car was parked in the shade each time.',
      travelMonth: '2026-02',
    },
    {
      name: 'Imran S.',
      rating: 4,
      title: 'Full day, good driver',
      text: 'The saw mill was the surprise of the day. A little rushed between the second museum and the mill. We took tickets for the evening show ourselves and were driven home after it.',
      travelMonth: '2025-12',
    },
  ],
  'chidiya-tapu-sunset': [
    {
      name: 'Lakshmi P.',
      rating: 5,
      title: 'The sun between the islets',
      text: 'We reached the cliff path with time to spare. Our driver told us to bring shoes, which was right. Hornbills on the way back. At seven we were at the hotel, as promised.',
      travelMonth: '2026-01',
    },
    {
      name: 'Gaurav N.',
      rating: 4,
      title: 'Clouds, but a fine drive',
      text: 'No sunset that evening, which is nobody’s fault. The road through the mangroves was worth the trip, and the tea at the end too. The biological park was shut as it was a Monday.',
      travelMonth: '2026-03',
    },
    {
      name: 'Shalini D.',
      rating: 5,
      title: 'Easy with a small child',
      text: 'Our daughter slept on the way and woke up at the beach. We skipped the climb and looked for crabs instead. The driver waited without a word about the time.',
      travelMonth: '2025-11',
    },
  ],
  'baratang-day-trip': [
    {
      name: 'Mohit A.',
      rating: 4,
      title: 'Half past three is early',
      text: 'You are in the first convoy and at the caves before the heat, and that is worth the hour. The road inside the reserve is rough. Take a pillow and something to eat.',
      travelMonth: '2026-02',
    },
    {
      name: 'Celine R.',
      rating: 5,
      title: 'The boat through the mangroves',
      text: 'Nine kilometres of creek, then a walk through fields to the limestone caves. Permits were ready and we paid nothing on the way except breakfast. The driver respected every rule of the reserve.',
      travelMonth: '2026-01',
    },
  ],
  'swaraj-dweep-beaches-day': [
    {
      name: 'Nandini and Raj V.',
      rating: 5,
      title: 'A car after sunset, when nobody had one',
      text: 'At half past five thirty people looked for a taxi at Radhanagar. We walked to ours. Kalapathar in the morning was nearly empty.',
      travelMonth: '2026-02',
    },
    {
      name: 'Stephen L.',
      rating: 4,
      title: 'Three beaches, three moods',
      text: 'Low tide at Govind Nagar made it a walk rather than a swim, so ask for the order that suits the tide. They changed ours by phone.',
      travelMonth: '2026-04',
    },
  ],
  'shaheed-dweep-island-loop': [
    {
      name: 'Bhavna T.',
      rating: 5,
      title: 'At the arch on the right minute',
      text: 'They had looked up the tide and moved lunch for it. The guide at the rocks found a sea cucumber and a small octopus. Sunset at Laxmanpur with coconut water.',
      travelMonth: '2026-03',
    },
    {
      name: 'Kunal J.',
      rating: 4,
      title: 'Simple and well timed',
      text: 'The island is small enough for a bicycle, but not with my parents. Nine of us in two cars that stayed together all day.',
      travelMonth: '2025-12',
    },
  ],
  'jolly-buoy-transfer-day': [
    {
      name: 'Reena B.',
      rating: 5,
      title: 'On the first boat',
      text: 'The queue at the counter was long already at eight, and we were near its front. Clear water and no plastic. Our wet things went into the boot in a bag the driver had brought.',
      travelMonth: '2026-01',
    },
    {
      name: 'Yusuf M.',
      rating: 3,
      title: 'Sea too rough',
      text: 'The boats were stopped at nine because of the wind. The driver took us along the coast instead. Only part of the day, but they rang the office at once and the tickets were paid back.',
      travelMonth: '2025-11',
    },
  ],
}

/** Sample reviews of about half of the car packages, by id. */
export const carReviews: Record<string, SampleReview[]> = markAsSample(texts)

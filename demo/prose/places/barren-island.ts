import type { PlaceProse } from '../place-prose.ts'

/** The volcano, seen from a ship. */
export const barrenIsland: Record<string, PlaceProse> = {
  'barren-island': {
    teaser: 'The only active volcano in India, seen from the deck of a ship',
    description: [
      'Nobody lives on Barren Island and nobody lands there. It is the only active volcano in India, about 354 m high, alone in the sea some 138 km north-east of Sri Vijaya Puram (Port Blair). What you can do is sail out, look at it from the water, and sail home.',
      'That is more of an expedition than an outing. The way there takes about nine hours by ship, so trips run as overnight cruises and you usually see the cone in the early hours. Some visits show a thread of smoke above dark slopes, some show more, and some show only rock and cloud. The volcano keeps no timetable.',
      'Experienced divers also come for the waters around it, on boats with the right permission. For everyone else, the draw is simpler: very few travellers ever see it at all. Choose the calm months, December to April, keep a spare day in your plan, and go only if you are content to spend most of the time at sea.',
    ],
    gettingThere: 'By authorised ship from Sri Vijaya Puram: about 138 km and nine hours each way.',
    tips: [
      'Landing is not allowed, and only authorised vessels may approach. Ask for sailing dates before you book flights.',
      'Take a sea-sickness tablet before you board, not after.',
      'Carry a warm layer for the night deck, and binoculars or a long lens.',
    ],
  },
}

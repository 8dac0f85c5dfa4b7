import type { ActivityProse } from '../activity-prose.ts'

/** Moving by your own arms: kayaks, boards and the surf. */
export const paddlingAndSurf: Record<string, ActivityProse> = {
  'day-kayak': {
    teaser: 'Five kilometres through mangrove creeks at high tide, with a guide',
    description: [
      'Roots on both sides, a roof of leaves, and no sound except paddles: a mangrove creek at high tide is a green tunnel, and a kayak is the only thing that fits into it.',
      'You paddle about 5 km in two hours, in a single or a double boat, with a guide who knows which arm of the creek is a dead end. Twelve people at most go together. It is slow work on flat water, so you need neither experience nor swimming, only two good shoulders.',
      'Trips start near Vijaynagar and Govind Nagar on Swaraj Dweep (Havelock), and at Mayabunder in the north. The tide makes the timetable: between six and nine in the morning, or from half past three. Creeks on these islands can hold crocodiles, so hands stay in the boat and the guide chooses the route.',
    ],
    whatToBring: [
      'A hat and a shirt with sleeves',
      'Sandals with a strap',
      'A towel and a change of clothes; the dry bag is provided',
    ],
    safety: [
      'From age 8, with a life jacket; children share a double with an adult.',
      'Not for people with a shoulder injury or epilepsy.',
      'Keep hands and feet inside the kayak, and stay behind the guide.',
    ],
  },
  'night-kayak': {
    teaser: 'Paddle in the dark and see the water glow where you touch it',
    description: [
      'Dip the blade, and it comes up dripping with light. The glow is made by dinoflagellates, plankton that shine when the water around them moves, and on a dark night every stroke and every fish leaves a trail.',
      'You go in double kayaks, up to eight boats with a guide, from Govind Nagar or Vijaynagar on Swaraj Dweep (Havelock). The outing takes two and a half hours, in the evening from half past six or in the small hours from three. Head lamps and a repellent that does no harm to the reef are provided.',
      'The five nights on each side of a new moon are best, and only those are on sale: near full moon the glow is weak or cannot be seen at all. It is a living thing, and nobody can promise it.',
    ],
    whatToBring: [
      'Dark clothes that may get wet, with long sleeves',
      'Sandals with a strap',
      'A towel and a change of clothes',
    ],
    safety: [
      'From age 10, with a life jacket. Swimming is not needed.',
      'Not for people with epilepsy or severe asthma.',
      'Keep your head lamp off unless the guide asks for it, and stay within calling distance.',
    ],
  },
  'stand-up-paddle': {
    teaser: 'An hour on a board in a calm lagoon, early in the morning',
    description: [
      'Kneel first, stand when you feel like it, fall in once to get that over with. By half way through the hour most people are upright and looking straight down through half a metre of clear water.',
      'Board, leash and life jacket are included, and up to six can go together. The lagoon at Bharatpur on Shaheed Dweep (Neil Island) is the better place to learn, at high tide, when the water covers the coral. Govind Nagar on Swaraj Dweep (Havelock) has more boats to look out for and a cafe to end in.',
      'Go between six and nine, before the breeze. Nobody needs experience, and swimming is not asked for, though you will be happier if water in your ears does not worry you.',
    ],
    whatToBring: [
      'Swimwear and a shirt against the sun',
      'A strap for your glasses',
      'A towel and a change of clothes',
    ],
    safety: [
      'From age 10, with the life jacket on and the leash around your ankle.',
      'Fall flat and backwards, never head first: the lagoon is shallow.',
      'Turn back when the wind rises; it blows you out faster than you paddle in.',
    ],
  },
  'surf-lesson': {
    teaser: 'Two hours on the sand-bottom waves of Butler Bay, board and coach included',
    description: [
      'Little Andaman has the surf of the islands, and Butler Bay has the part of it that beginners can use: a long crescent of sand with waves that break over sand, so that a fall costs you only your dignity.',
      'The lesson lasts two hours, of which you spend about 90 minutes in the water, in a group of four at most. Board, rash vest and coach are included. You learn to lie, to paddle and to get to your feet, more or less in that order.',
      'Swell grows from February and is good until April, and mornings before ten are cleanest. Getting here takes commitment, as the government ship from Sri Vijaya Puram (Port Blair) needs about eight hours. Plan three nights, take two lessons, and you will stand on a wave.',
    ],
    whatToBring: [
      'Swimwear that stays on',
      'Sunscreen for the face, of the reef-safe sort',
      'Drinking water, a towel and a change of clothes',
    ],
    safety: [
      'From age 12, and only for people who can swim.',
      'Not for people with a shoulder injury or epilepsy.',
      'Stay where the coach puts you, and let the board go when you fall.',
    ],
  },
}

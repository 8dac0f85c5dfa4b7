import type { ActivityProse } from '../activity-prose.ts'

const breathing =
  'Not for people with a heart or lung condition, asthma or epilepsy, after recent surgery, or in pregnancy.'
const ears = 'An ear or sinus problem, a cold or a blocked nose means waiting for another day: you could not equalise.'

/** Everything with a tank or a helmet. */
export const diving: Record<string, ActivityProse> = {
  'scuba-shore-try-dive': {
    teaser: 'Your first breaths under water, from the beach, with an instructor of your own',
    description: [
      'You do not need a certificate, and you do not need to swim. You walk in from the beach with an instructor who looks after nobody else, practise breathing and clearing the mask where you can stand, and then go down slowly, to 8 metres at most.',
      'Allow two hours for the whole of it: forms, kit, practice and about 25 minutes under water. Photos are included, so leave your own camera behind and look around instead.',
      'It runs at Bharatpur on Shaheed Dweep (Neil Island), at Govind Nagar on Swaraj Dweep (Havelock) and at North Bay near Sri Vijaya Puram (Port Blair). Mornings are calmest. A boat dive shows you more coral, but this is the gentler way to find out whether you like it.',
    ],
    whatToBring: ['A towel and a change of clothes', 'Swimwear under your clothes', 'A photo ID for the medical form'],
    safety: [
      'Ages 10 to 60. You fill in and sign a medical form before the dive.',
      breathing,
      ears,
      'No alcohol for 12 hours before, and no flight for 18 hours after the dive.',
    ],
  },
  'scuba-boat-dive': {
    teaser: 'A first dive from a boat, over a better reef, for up to 45 minutes',
    description: [
      'The boat is the difference. It takes you past the sand and the stirred-up shallows to a reef where you can see further, and where there is more to see.',
      'You still need no certificate and no swimming. One instructor takes one guest, holds on to you the whole time and brings you to 12 metres at most. You stay down for 30 to 45 minutes, and the outing takes about three hours with kit, briefing and the ride. Photos and a short video are part of the price.',
      'We run it on Swaraj Dweep (Havelock), at the reefs off Elephant Beach and Govind Nagar. March and April are the clearest months, with 20 to 30 metres of visibility. If you tend to feel sick on boats, take the shore dive instead.',
    ],
    whatToBring: [
      'A towel and a change of clothes',
      'Swimwear under your clothes',
      'Water and a light snack for afterwards',
    ],
    safety: [
      'Ages 10 to 60, with a signed medical form.',
      breathing,
      ears,
      'No alcohol for 12 hours before, and no flight for 18 hours after the dive.',
    ],
  },
  'open-water-course': {
    teaser: 'Three to four days, four dives and a certificate that you keep for life',
    description: [
      'By the end of this course you are a diver. You learn the theory on a screen before or between the sessions, practise the skills in shallow water, and make four dives in the sea, down to 18 metres, in a group of at most four.',
      'It takes three to four days at Govind Nagar on Swaraj Dweep (Havelock), where the dive schools are. Kit, e-learning and the certificate fee are included. From age 10 you can earn the junior certificate; there is no upper age limit.',
      'This one does need swimming: there is a test of 200 metres. Plan the flight home with care, because you may not fly for 24 hours after the last dive. A spare day in Sri Vijaya Puram (Port Blair) is an easy way to spend them.',
    ],
    whatToBring: [
      'A towel and a change of clothes for each day',
      'A photo ID',
      "A doctor's note, if any answer on the medical form is yes",
    ],
    safety: [
      'From age 10, and only for swimmers: you swim 200 metres before the first dive.',
      breathing,
      ears,
      'No flight for 24 hours after the last dive.',
    ],
  },
  'cinque-dive-charter': {
    teaser: 'A full day at sea with two dives at Cinque, for certified divers',
    description: [
      'Two islands, one sand bar, and water so clear that divers cross the bay for it: Cinque lies south of South Andaman, an hour and three quarters by boat from Chidiya Tapu. No one may stay overnight, so you come and go in a day.',
      'The boat leaves at seven and is back at about five. You make two dives to at most 18 metres, with some 90 minutes under water in all, and a stop at the sand bar for lunch. Boat, tanks, lunch and the permit are included, for groups of two to eight.',
      'This trip is for people who already hold a certificate; bring the card and your log. The season is short, from December to April. Book two days ahead or more and send us a copy of your ID: the forest permit is applied for a day before. If it cannot be had, you get everything back.',
    ],
    whatToBring: [
      'Your certification card and log book',
      'Photo ID, the same one that you sent for the permit',
      'A towel, a change of clothes and a hat',
      'Seasickness tablets if you need them: the ride takes 105 minutes each way',
    ],
    safety: [
      'Certified divers only, from age 14, and all must swim.',
      breathing,
      ears,
      'No flight for 18 hours after the second dive.',
    ],
  },
  'sea-walk': {
    teaser: 'Walk on the sea bed with a helmet of air and dry hair',
    description: [
      'A heavy clear helmet is lowered on to your shoulders, air is pumped in from above, and you climb down a ladder to the sand, 5 to 7 metres below the boat. Your hair stays dry, your feet stay on the ground, and fish come to look at you.',
      'You walk with a guide for about 20 minutes, in a group of two to eight, and the outing takes an hour. Nobody needs to swim or to learn anything. A CD of photos is included.',
      'India saw its first sea walk at North Bay, a short boat ride from Sri Vijaya Puram (Port Blair), and you can do it there or at Elephant Beach on Swaraj Dweep (Havelock). It suits people who want the bottom of the sea without a dive, and grandparents who have given up pretending that they will snorkel.',
    ],
    whatToBring: ['A towel and a change of clothes', 'Swimwear or quick-drying clothes', 'Nothing in your pockets'],
    safety: [
      'Ages 7 to 65. A signed health declaration is usual.',
      'Not for people with a heart condition, asthma or epilepsy, after recent ear surgery, or in pregnancy.',
      'Swallow or yawn on the way down, and signal to the guide if your ears hurt.',
      'No alcohol for 12 hours before.',
    ],
  },
}

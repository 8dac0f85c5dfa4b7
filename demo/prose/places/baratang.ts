import type { PlaceProse } from '../place-prose.ts'

/** Baratang: one long day from town, or a night on the island. */
export const baratang: Record<string, PlaceProse> = {
  'baratang-limestone-caves': {
    teaser: 'Convoy, ferry, mangrove speed boat and a forest walk to a limestone cave',
    description: [
      'Start at half past three in the morning: that is the honest headline. To catch the first convoy at Jirkatang you leave Sri Vijaya Puram (Port Blair) in the dark, and you will be back late in the afternoon. People do it gladly, because no other day on the islands has so much in it.',
      'The road goes for about 47 km through the reserve of the Jarawa people. Vehicles move together, and you may not stop, take photographs or have any contact with anyone you see. Beyond it a ferry crosses to Baratang, and then a speed boat runs for half an hour through mangroves, the last part down a green tunnel hardly wider than the boat.',
      'From the landing you walk about 1.2 km through forest to the cave. Inside are folds and pillars of limestone that water has been making, drop by drop, for longer than anyone has been counting. A torch brings out the shapes. The whole visit on the Baratang side takes about three and a half hours, and the last boat leaves at about 14:00.',
    ],
    gettingThere:
      'About 105 km from Sri Vijaya Puram, four hours in all: road convoy from Jirkatang, ferry, speed boat and a walk. Convoys leave at about 06:00, 09:00, 12:00 and 14:30.',
    tips: [
      'Carry photo ID for the check-post form. Foreign nationals need approval in advance for the reserve road.',
      'Mondays are reported as closed for the caves. Confirm before choosing your date.',
      'The speed boat is listed at about ₹950 a person and the forest pass at ₹50. Both figures need checking.',
      'Keep cameras and phones down on the reserve road, and take breakfast with you.',
    ],
  },
  'baratang-mud-volcano': {
    teaser: 'Cool grey mud that bubbles out of the forest floor, 160 steps up',
    description: [
      'Do not picture fire. A mud volcano is a slow, cool, slightly comic thing: gas under the ground pushes grey mud to the surface, a bubble swells, it bursts with a small plop, and a while later there is another. Such things are rare in India.',
      'You climb 160 steps through the forest to a clearing of cracked mud. Some days the vents are busy, some days you wait a minute for each bubble. It erupted in 2005, after the great earthquake of December 2004, and fresh activity was reported in October 2025, so access can change without much warning. Your driver will know the news from the jetty.',
      'Set against the caves it is a short stop of about an hour, and most people fit it in on the same day, around noon, before the convoy back. Go for the oddness of it. Geologists, teachers and ten-year-olds enjoy it most.',
    ],
    gettingThere: 'About 7 km from Nilambur jetty on Baratang: 25 minutes by jeep, then a short walk and steps.',
    tips: [
      'Check that the site is open, both for the reported Monday closing and for volcanic activity.',
      'Keep to the marked edge. Dry-looking crust can be soft mud underneath.',
      'About ₹20 is reported for entry. We could not confirm it; carry change.',
      'The convoy rules apply to the journey here, so keep your ID on you.',
    ],
  },
  'parrot-island': {
    teaser: 'Parakeets by the flock, coming home to an islet near Baratang at dusk',
    description: [
      'Shortly before dark the sky over this islet begins to fill. Parakeets come in from the forest around Baratang, first in pairs, then in flocks, calling all the way, and drop into the trees to roost. Then the noise stops, almost at once, and it is night.',
      'You watch from the boat. Landing is not part of the visit, and the birds would not thank you for it. The crew finds a place, cuts the engine and waits; you bring patience and a pair of binoculars. An hour and a half covers the ride out, the show and the return in the dusk.',
      'The catch is the clock. Because it happens at sunset, after the last convoy to town, you must sleep at Baratang that night. Rooms on the island are simple. If you are travelling on to Rangat or Diglipur this makes a good break in a long road, and it leaves you well placed for an early boat to the caves.',
    ],
    gettingThere: 'By boat from Nilambur jetty on Baratang: about 8 km and 30 minutes.',
    tips: [
      'Forest permission is needed. Ask us or your hotel to arrange it the day before.',
      'Plan a night at Baratang, since you cannot return to town after sunset.',
      'Bring mosquito repellent, a torch and a light jacket for the boat.',
    ],
  },
}

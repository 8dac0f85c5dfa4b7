/** Alt text of the scenes that open the home page, and of their layers. */
export const heroAlts: Record<string, string> = {
  'arch-day': 'The low sun over the sea, seen through a natural arch of rock, pools in front',
  'arch-day-back': 'The low sun over the sea, a layer by day',
  'arch-day-near': 'A natural arch of rock with pools before it, a layer by day',
  'arch-night': 'The moon over the sea, seen through a natural arch of rock, pools in front',
  'arch-night-back': 'The moon over the sea, a layer by night',
  'arch-night-near': 'A natural arch of rock with pools before it, a layer by night',
  'lagoon-day': 'Blue channel between green islands, a white ferry crossing it, palms in front',
  'lagoon-day-back': 'Blue channel between green islands, a layer of the lagoon by day',
  'lagoon-day-middle': 'White ferry with a long wake, a layer of the lagoon by day',
  'lagoon-day-near': 'Palms and bushes of a hill, a layer of the lagoon by day',
  'lagoon-night': 'The same channel by moonlight, the shore glowing, a ferry with lit windows',
  'lagoon-night-back': 'The channel by moonlight, the shore glowing, a layer of the lagoon by night',
  'lagoon-night-middle': 'Ferry with lit windows, a layer of the lagoon by night',
  'lagoon-night-near': 'Dark palms and bushes of a hill, a layer of the lagoon by night',
}

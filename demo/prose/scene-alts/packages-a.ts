/** Alt texts of the covers of the honeymoon, family, group and adventure packages. */
export const packagesAAlts: Record<string, string> = {
  'radhanagar-sunset-for-two':
    'A couple on a swing under a mahua tree, the sun setting behind their heads at Radhanagar',
  'two-shores-honeymoon': 'A couple at the stern rail of a ferry at sunrise, the wake running back between two islands',
  'lagoon-and-lanterns-honeymoon':
    'A couple on a jetty under paper lanterns at night, their feet making the water glow',
  'slow-days-honeymoon':
    'A couple floating hand in hand in a pale lagoon, straw hats over their faces, seen from above',
  'first-splash-family-holiday':
    "A child in a life vest leaps off a jetty towards his father's arms, his mother holding a towel",
  'three-islands-family-week': 'A family building three islands of sand on a beach, three real islands on the horizon',
  'reefs-and-museums-with-children':
    'Children lying around the glass floor of a boat, looking at reef fish, beside a whale drawing',
  'grandparents-and-all':
    'A grandmother on a chair by the sea holds a conch to the ear of her grandson, others wading behind',
  'school-break-islands': 'Four children run through a grove to the sea, their school bags and shoes left on the path',
  'friends-and-fins': 'Pairs of diving fins standing in the sand in a row while seven friends wave from the sea',
  'office-offsite-by-the-sea':
    'Colleagues at a long table on the beach at night, lanterns overhead, one raising a toast',
  'heritage-and-islands-group-tour':
    'A guide and a tour group beside the cell doors in a sunlit corridor of Cellular Jail',
  'big-island-circle-group-tour':
    'A tour group on a hill looks over a long green island with a white road looping round it',
  'dive-and-drift': 'Divers seen from below, drifting towards the bright surface where their boat floats',
  'glow-night-and-trails': 'Four walkers with head lamps come out of the forest beside a surf that glows in the dark',
  'saddle-peak-expedition': 'Hiking boots close up on a trail, three more walkers behind and Saddle Peak in the mist',
  'surf-little-andaman': 'Three surfers carry boards on their heads along wet sand at sunrise on Little Andaman',
  'reef-rod-and-paddle': 'A red fishing kayak on the sand, a man casting from the shallows and a paddler beyond',
}

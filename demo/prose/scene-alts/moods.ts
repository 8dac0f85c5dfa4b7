/** Alt text of the scenes of moods. */
export const moodAlts: Record<string, string> = {
  'backpack-hut': 'Thatched hut on stilts by the beach, a bicycle at its side and someone in a hammock',
  'cottages-dusk': 'Lamp-lit cottages on a lagoon at dusk, a couple at a candle-lit table on the beach',
  'dive-boat': 'Dive boat on the surface, one diver rolling in and another swimming down to the reef',
  'family-shallows': 'Family of four in ankle-deep water, the children with a kite and a bucket',
  'friends-jetty': 'Five friends sitting at the end of a wooden jetty at sunset',
  'glow-shore': 'Waves glowing blue on a beach at night, a couple and a lamp-lit tent on the sand',
  'grandparents-bench': 'Grandparents and a child on a bench under a tree, watching a dhow under a red sail',
  'harbour-dawn': 'Harbour at dawn, small boats moored, one setting out, and a man and a dog on the sea wall',
  'mangrove-creek': 'Boat with passengers going up a creek between mangroves with tall arching roots',
  'padauk-leaf': 'A paper boat with a leaf for its sail on a calm sea, a small island behind',
  reef: 'Turtle and diver in shafts of light above a coral reef',
  'trunk-road': 'White car on a red earth road between great padauk trunks, low sun behind',
  'villa-pool': 'Swimmer in a pool level with the sea, loungers under a yellow umbrella',
}

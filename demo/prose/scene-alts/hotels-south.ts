/** What the outside views of the hotels of South Andaman and Shaheed Dweep show. */
export const hotelsSouthAlts: Record<string, string> = {
  'tern-house': 'A four-storey bazaar hotel on a rounded corner seen from the street, with a banana cart and an auto',
  'padauk-court': 'A hill hotel at dusk with its windows lit beside the pool, and a ferry on the sea below',
  'south-light-bay': 'A wide white hotel curving round its lawn, seen from the bay with a small sailing boat in front',
  'coral-thread-inn': 'A narrow four-storey inn between low shops in the rain, with people under umbrellas',
  'harbour-lamp': 'A five-storey hotel with lit windows at a crossroads at night, the harbour behind it',
  'cove-and-palm': 'Red-roofed cottages round a garden pool seen from above, with palms and the beach beyond',
  'runway-rest': 'A small hotel with a family waving from its roof terrace as an aircraft comes in to land',
  'mangrove-steps': 'A bungalow on stilts by a creek at evening, with a hammock, broad steps and a canoe',
  'ridge-and-reef': 'Villas with pools stepping down a green ridge to the reef at sunrise',
  'prothra-green': 'A green house with a verandah seen through a flowering arch, the hostess waving to a family',
  'lagoon-gate': 'A family walking in through a timber gate, with a long pool and the lagoon ahead',
  'sunset-lane': 'Steep-roofed cottages along a sandy lane, a hammock, and a family walking towards the sunset',
  'arch-rock': 'Villas with tall roofs glowing on a rocky shore by moonlight, tide pools and a rock arch',
  'first-light': 'Bamboo huts and a sunrise over the sea, seen from a verandah with someone in a hammock',
  'kendra-court': 'A two-storey hotel with arched galleries behind a big tree, and vegetable sellers in its shade',
}

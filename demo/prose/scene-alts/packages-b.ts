/** Alt text of the covers of the budget, luxury, offbeat and short-break packages. */
export const packagesBAlts: Record<string, string> = {
  'pocket-islands': 'A pack on a dawn beach with a small island, palms and a hut in its brimming front pocket',
  'harbour-town-on-a-budget': 'View from a tea stall over a rainy harbour, steam from a kettle, two people on a bench',
  'island-saver': 'A snorkelling mask on white sand, a turtle, fish and coral seen in its glass',
  'two-ferry-saver': 'Two ferries between two islands from straight above, their curved wakes crossing',
  'backpacker-islands': 'A traveller and a big green rucksack at the stern rail of a ferry, an island behind the wake',
  'villa-by-the-seventh-beach':
    'A thatched villa at night with lit rooms and a glowing pool, a long moonlit beach behind',
  'private-shores': 'One striped parasol and two loungers on an empty white beach, seen from straight above',
  'signature-archipelago': 'A white boat leaves a looping wake like a signature between green islands at dawn',
  'reef-suite-escape': 'A couple in a plunge pool shown in section, a turtle and coral in the sea beside and below it',
  'north-road-to-diglipur':
    'A loaded bus on a road that winds north through forest and over two creeks to a green peak',
  'long-island-quiet': 'A man in a dugout on a still lagoon at dawn, palms mirrored in it, a heron on a stake',
  'baratang-overnight-and-beaches':
    'A guest with binoculars on a lodge verandah at nightfall, parakeets flying to a mangrove islet',
  'ten-days-seven-islands':
    'Seven islands like cut paper, with a peak, forest, jail, ruin and palms, and one small boat',
  'long-weekend-swaraj': 'Office shoes and a satchel left on the sand while their owner runs into the sea, arms up',
  'neil-long-weekend': 'A bicycle with green coconuts in its basket beside a palm lane that runs to the lagoon',
  'four-day-sampler': 'Four panels: a ferry by day, a beach at sunset, a kayak at night, the jail tower at dawn',
  'flag-and-reef-short-trip': 'The national flag on a tall mast above the sea, a boat over the reef under grey cloud',
  'five-day-island-hop':
    'A girl with a suitcase leaps from one palm island to the next, a ferry below her, a big sun behind',
}

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
}

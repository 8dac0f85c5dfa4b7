// What the banners above the lists show, for those who cannot see them.
export const bannerAlts: Record<string, string> = {
  'banner-all-tours':
    'A long horizon at noon with a lighthouse, huts under palms, a hill town, a ferry, sails and a kayak',
  'banner-honeymoon': 'Couples in small boats on a still lagoon after sunset, a paper lamp hanging in each boat',
  'banner-family':
    'A morning beach seen from straight above: a row of umbrellas, mats, children at play and swim rings',
  'banner-group': 'Friends play cricket on the beach at sunset while others watch from a mat',
  'banner-adventure':
    'Layers of curling waves with a windsurfer, a kayak, a surfer and a paddle boarder, and a diver below',
  'banner-budget': 'A washing line between palms in front of bamboo huts, a bicycle and a bucket on the sand',
  'banner-luxury': 'Lit villas with pools step down a dark headland at dusk; a tall sailing yacht lies in the bay',
  'banner-offbeat': 'A boatman in a yellow rain cape poles a canoe past mangroves; misty hills and a heron behind',
  'banner-short-break': 'Three aeroplane windows at sunrise, with a wing and small green islands below',
  'banner-car-rental': 'A hill road above the sea in three loops, with cars, a van and a coach, and an SUV in front',
}

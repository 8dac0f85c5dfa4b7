/** Alternative texts of the outside views of the hotels of Swaraj Dweep and the north. */
export const hotelsIslandsAlts: Record<string, string> = {
  'mahua-shore': 'Tiled cottages in a garden under two great mahua trees, a couple with a bicycle on the path',
  'seventh-tide-villas':
    'Three villas from above by moonlight, each with lit windows and a glowing pool in its own deck',
  'lantern-reef': 'Lanterns strung between palms over a pool at dusk, cottages with lit windows and the beach behind',
  'drift-and-dive': 'A bamboo hut on tall stilts, wet suits along its railing, a hammock below and tanks on the sand',
  'blue-shelf': 'Thatched beach cottages seen from the sea at low tide, two guests with bicycles on the wet sand',
  'betel-garden': 'A bungalow among tall betel palms in the rain, a woman and a child under one umbrella on the path',
  'black-rock-cabins': 'Steep-roofed cabins above black rocks at sunrise, a guest sitting on a rock by the sea',
  'night-glow-hostel':
    'A two-storey hostel at night with an open cafe below, bulbs over the roof and a backpacker arriving',
  'kestrel-bay': 'A white three-storey hotel with balconies and a large pool, palms and the sea beyond',
  'strait-lodge': 'A two-storey lodge behind mangroves at first light, a boat with early visitors crossing the strait',
  'amkunj-rest': 'A two-storey roadside hotel at sunset with cars parked in front and travellers unloading bags',
  'karen-creek': 'A timber bungalow on posts over a creek, steps down to the landing and a Karen boat in front',
  'saddle-foot': 'Cottages with lit windows along a grey beach, two trekkers and the twin tops of Saddle Peak in cloud',
  'lalaji-quiet': 'The view over your own feet from a striped hammock: thatched huts, a garden path and the sea',
  'hut-bay-surf': 'Surfboards along the verandah of a low tin-roofed row of rooms, a surfer walking to the waves',
}

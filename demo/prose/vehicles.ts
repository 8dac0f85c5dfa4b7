/** One line for each vehicle, by its id: whom it suits, at most 90 characters. */
export const vehicleLines: Record<string, string> = {
  hatchback: 'Two or three people with a bag each; the easiest car in the lanes of the bazaar',
  sedan: 'A couple or a family of four with two suitcases in the boot',
  mpv6: 'Three rows, so that six can travel together with light luggage',
  mpv7: 'Seven seats and more shoulder room, for longer roads and four suitcases',
  traveller12: 'One van instead of three cars, with room for the bags of a large family',
  'premium-sedan': 'A quiet, wide back seat for up to four, with three suitcases',
  'premium-mpv': 'Captain seats for a family of six and a smooth ride on the hill roads',
  'premium-suv': 'High seats and strong suspension for six, at ease on broken roads',
  'luxury-van': 'Nine recliners with a bag each, for a family that likes to arrive together',
  van17: 'A small group in one van, with an aisle and overhead racks',
  coach26: 'A class or an office team, with a microphone and a boot for the bags',
  coach40: 'One full coach for a large group; it stays on the main roads',
}

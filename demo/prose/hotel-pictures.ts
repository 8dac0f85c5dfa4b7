/** The scene a hotel's card shows, by hotel id; the gallery goes on with the places around it. No two neighbours share one. */
export const hotelCovers: Record<string, string> = {
  'tern-house': 'aberdeen-bazaar',
  'padauk-court': 'harbour-dawn',
  'south-light-bay': 'marina-park',
  'coral-thread-inn': 'chatham-saw-mill',
  'harbour-lamp': 'cellular-jail',
  'cove-and-palm': 'corbyns-cove',
  'runway-rest': 'samudrika-museum',
  'mangrove-steps': 'wandoor-beach',
  'ridge-and-reef': 'villa-pool',
  'prothra-green': 'mangrove-creek',

  'mahua-shore': 'radhanagar-beach',
  'seventh-tide-villas': 'cottages-dusk',
  'lantern-reef': 'vijaynagar-beach',
  'drift-and-dive': 'dive-boat',
  'blue-shelf': 'reef',
  'betel-garden': 'govind-nagar-beach',
  'black-rock-cabins': 'kalapathar-beach',
  'night-glow-hostel': 'glow-shore',
  'kestrel-bay': 'friends-jetty',

  'lagoon-gate': 'bharatpur-beach',
  'sunset-lane': 'laxmanpur-beach-1',
  'arch-rock': 'natural-bridge',
  'first-light': 'sitapur-beach',
  'kendra-court': 'ferry',

  'strait-lodge': 'parrot-island',
  'amkunj-rest': 'amkunj-beach',
  'karen-creek': 'mayabunder',
  'saddle-foot': 'kalipur-beach',
  'lalaji-quiet': 'long-island',
  'hut-bay-surf': 'butler-bay',
}

/** What fills a gallery where few places are near: true of every island. */
export const galleryFillers: readonly string[] = [
  'sunrise-ferry',
  'reef',
  'backpack-hut',
  'mangrove-creek',
  'ferry',
  'friends-jetty',
]

/** The scene of a room by a word of its name, the first that fits; other rooms show their hotel's. */
export const roomScenes: readonly { word: RegExp; scene: string }[] = [
  { word: /pool/i, scene: 'villa-pool' },
  { word: /villa|suite|sea/i, scene: 'cottages-dusk' },
  { word: /family/i, scene: 'family-shallows' },
  { word: /hut|dorm|tent/i, scene: 'backpack-hut' },
  { word: /garden|cottage/i, scene: 'vijaynagar-beach' },
  { word: /beach/i, scene: 'kalapathar-beach' },
]

import { packageSights } from './package-sights.ts'

/**
 * What each package's carousel begins with, by package id: a mood of its own, which is its card's cover (scenes/packages),
 * a place on its way, a house one sleeps in, and a moment.
 */
const opening: Record<string, [mood: string, place: string, stay: string, moment: string]> = {
  'radhanagar-sunset-for-two': ['radhanagar-sunset-for-two', 'radhanagar-beach', 'mahua-shore', 'cottages-dusk'],
  'two-shores-honeymoon': ['two-shores-honeymoon', 'natural-bridge', 'blue-shelf', 'ferry'],
  'lagoon-and-lanterns-honeymoon': ['lagoon-and-lanterns-honeymoon', 'sitapur-beach', 'sunset-lane', 'night-kayak'],
  'slow-days-honeymoon': ['slow-days-honeymoon', 'kalapathar-beach', 'lantern-reef', 'elephant-beach'],

  'first-splash-family-holiday': ['first-splash-family-holiday', 'elephant-beach', 'kestrel-bay', 'family-shallows'],
  'three-islands-family-week': ['three-islands-family-week', 'laxmanpur-beach-2', 'sunset-lane', 'glass-bottom-boat'],
  'reefs-and-museums-with-children': [
    'reefs-and-museums-with-children',
    'samudrika-museum',
    'tern-house',
    'jolly-buoy',
  ],
  'grandparents-and-all': ['grandparents-and-all', 'chatham-saw-mill', 'south-light-bay', 'grandparents-bench'],
  'school-break-islands': ['school-break-islands', 'north-bay', 'kendra-court', 'sea-walk'],

  'friends-and-fins': ['friends-and-fins', 'natural-bridge', 'drift-and-dive', 'friends-jetty'],
  'office-offsite-by-the-sea': ['office-offsite-by-the-sea', 'marina-park', 'south-light-bay', 'elephant-beach'],
  'heritage-and-islands-group-tour': ['heritage-and-islands-group-tour', 'cellular-jail', 'harbour-lamp', 'nscb-dweep'],
  'big-island-circle-group-tour': [
    'big-island-circle-group-tour',
    'baratang-limestone-caves',
    'blue-shelf',
    'jolly-buoy',
  ],

  'dive-and-drift': ['dive-and-drift', 'laxmanpur-beach-1', 'drift-and-dive', 'scuba-boat-dive'],
  'glow-night-and-trails': ['glow-night-and-trails', 'govind-nagar-beach', 'blue-shelf', 'glow-shore'],
  'saddle-peak-expedition': ['saddle-peak-expedition', 'saddle-peak', 'saddle-foot', 'dhaninallah-mangrove-walk'],
  'surf-little-andaman': ['surf-little-andaman', 'butler-bay', 'hut-bay-surf', 'surf-lesson'],
  'reef-rod-and-paddle': ['reef-rod-and-paddle', 'cinque-island', 'lantern-reef', 'game-fishing'],

  'pocket-islands': ['pocket-islands', 'elephant-beach', 'black-rock-cabins', 'backpack-hut'],
  'harbour-town-on-a-budget': ['harbour-town-on-a-budget', 'nscb-dweep', 'coral-thread-inn', 'harbour-dawn'],
  'island-saver': ['island-saver', 'kalapathar-beach', 'drift-and-dive', 'ferry-snorkel-combo'],
  'two-ferry-saver': ['two-ferry-saver', 'bharatpur-beach', 'kendra-court', 'sunrise-ferry'],
  'backpacker-islands': ['backpacker-islands', 'govind-nagar-beach', 'night-glow-hostel', 'friends-jetty'],

  'villa-by-the-seventh-beach': ['villa-by-the-seventh-beach', 'elephant-beach', 'seventh-tide-villas', 'villa-pool'],
  'private-shores': ['private-shores', 'sitapur-beach', 'arch-rock', 'night-kayak'],
  'signature-archipelago': ['signature-archipelago', 'wandoor-beach', 'ridge-and-reef', 'scuba-shore-try-dive'],
  'reef-suite-escape': ['reef-suite-escape', 'bharatpur-beach', 'lagoon-gate', 'reef'],

  'north-road-to-diglipur': ['north-road-to-diglipur', 'mayabunder', 'karen-creek', 'trunk-road'],
  'long-island-quiet': ['long-island-quiet', 'long-island', 'lalaji-quiet', 'mangrove-creek'],
  'baratang-overnight-and-beaches': [
    'baratang-overnight-and-beaches',
    'baratang-mud-volcano',
    'strait-lodge',
    'parrot-island',
  ],
  'ten-days-seven-islands': ['ten-days-seven-islands', 'ross-and-smith', 'amkunj-rest', 'kalipur-beach'],

  'long-weekend-swaraj': ['long-weekend-swaraj', 'vijaynagar-beach', 'blue-shelf', 'guided-snorkelling'],
  'neil-long-weekend': ['neil-long-weekend', 'laxmanpur-beach-1', 'sunset-lane', 'bharatpur-beach'],
  'four-day-sampler': ['four-day-sampler', 'radhanagar-beach', 'lantern-reef', 'night-kayak'],
  'flag-and-reef-short-trip': ['flag-and-reef-short-trip', 'jolly-buoy', 'harbour-lamp', 'anthropological-museum'],
  'five-day-island-hop': ['five-day-island-hop', 'laxmanpur-beach-1', 'kestrel-bay', 'sunrise-ferry'],
}

/** The scenes of each package's carousel, by package id, the first on its card. */
export const packagePictures: Record<string, string[]> = Object.fromEntries(
  Object.entries(opening).map(([id, scenes]) => [id, [...scenes, ...(packageSights[id] ?? [])]]),
)

/** The scene of a page of text, by slug; the policies have none. */
export const pagePictures: Record<string, string> = {
  about: 'aberdeen-bazaar',
  contact: 'harbour-dawn',
  faq: 'padauk-leaf',
  'when-to-go': 'ferry',
}

/**
 * The scenes of each package's carousel, by package id; the first is the card's cover.
 * Within a category no cover repeats, and over all packages a cover is used at most twice.
 */
export const packagePictures: Record<string, string[]> = {
  'radhanagar-sunset-for-two': ['radhanagar-beach', 'ferry', 'elephant-beach', 'kalapathar-beach'],
  'two-shores-honeymoon': ['natural-bridge', 'ferry', 'laxmanpur-beach-1', 'aberdeen-bazaar'],
  'lagoon-and-lanterns-honeymoon': ['night-kayak', 'cottages-dusk', 'bharatpur-beach', 'sitapur-beach'],
  'slow-days-honeymoon': ['cottages-dusk', 'kalapathar-beach', 'radhanagar-beach', 'laxmanpur-beach-1'],

  'first-splash-family-holiday': ['family-shallows', 'nscb-dweep', 'elephant-beach', 'corbyns-cove'],
  'three-islands-family-week': ['bharatpur-beach', 'family-shallows', 'laxmanpur-beach-2', 'ferry'],
  'reefs-and-museums-with-children': ['samudrika-museum', 'jolly-buoy', 'viper-island', 'elephant-beach'],
  'grandparents-and-all': ['grandparents-bench', 'bharatpur-beach', 'kalapathar-beach', 'chatham-saw-mill'],
  'school-break-islands': ['north-bay', 'backpack-hut', 'nscb-dweep', 'natural-bridge'],

  'friends-and-fins': ['friends-jetty', 'dive-boat', 'reef', 'natural-bridge'],
  'office-offsite-by-the-sea': ['marina-park', 'ferry', 'radhanagar-beach', 'cellular-jail'],
  'heritage-and-islands-group-tour': ['cellular-jail', 'nscb-dweep', 'chatham-saw-mill', 'baratang-limestone-caves'],
  'big-island-circle-group-tour': ['chidiya-tapu', 'jolly-buoy', 'baratang-limestone-caves', 'sitapur-beach'],

  'dive-and-drift': ['dive-boat', 'reef', 'elephant-beach', 'laxmanpur-beach-1'],
  'glow-night-and-trails': ['glow-shore', 'night-kayak', 'mangrove-creek', 'vijaynagar-beach'],
  'saddle-peak-expedition': ['saddle-peak', 'dhaninallah-mangrove-walk', 'ross-and-smith', 'trunk-road'],
  'surf-little-andaman': ['butler-bay', 'white-surf-waterfall', 'harbour-dawn', 'backpack-hut'],
  'reef-rod-and-paddle': ['cinque-island', 'reef', 'night-kayak', 'natural-bridge'],

  'pocket-islands': ['backpack-hut', 'elephant-beach', 'vijaynagar-beach', 'cellular-jail'],
  'harbour-town-on-a-budget': ['harbour-dawn', 'nscb-dweep', 'wandoor-beach', 'chidiya-tapu'],
  'island-saver': ['ferry', 'radhanagar-beach', 'elephant-beach', 'kalapathar-beach'],
  'two-ferry-saver': ['sunrise-ferry', 'kalapathar-beach', 'natural-bridge', 'bharatpur-beach'],
  'backpacker-islands': ['kalapathar-beach', 'backpack-hut', 'govind-nagar-beach', 'friends-jetty'],

  'villa-by-the-seventh-beach': ['villa-pool', 'kalapathar-beach', 'elephant-beach', 'cottages-dusk'],
  'private-shores': ['radhanagar-beach', 'villa-pool', 'night-kayak', 'laxmanpur-beach-1'],
  'signature-archipelago': ['sitapur-beach', 'villa-pool', 'nscb-dweep', 'dive-boat'],
  'reef-suite-escape': ['reef', 'cottages-dusk', 'radhanagar-beach', 'bharatpur-beach'],

  'north-road-to-diglipur': ['trunk-road', 'mayabunder', 'ross-and-smith', 'diglipur'],
  'long-island-quiet': ['long-island', 'mangrove-creek', 'dhaninallah-mangrove-walk', 'baratang-limestone-caves'],
  'baratang-overnight-and-beaches': [
    'parrot-island',
    'baratang-limestone-caves',
    'baratang-mud-volcano',
    'elephant-beach',
  ],
  'ten-days-seven-islands': ['ross-and-smith', 'karmatang-beach', 'kalipur-beach', 'amkunj-beach'],

  'long-weekend-swaraj': ['vijaynagar-beach', 'elephant-beach', 'kalapathar-beach', 'cellular-jail'],
  'neil-long-weekend': ['bharatpur-beach', 'laxmanpur-beach-1', 'ferry', 'aberdeen-bazaar'],
  'four-day-sampler': ['night-kayak', 'radhanagar-beach', 'govind-nagar-beach', 'cellular-jail'],
  'flag-and-reef-short-trip': ['jolly-buoy', 'samudrika-museum', 'chatham-saw-mill', 'anthropological-museum'],
  'five-day-island-hop': ['laxmanpur-beach-1', 'sunrise-ferry', 'radhanagar-beach', 'corbyns-cove'],
}

/** The scene of a page of text, by slug; the policies have none. */
export const pagePictures: Record<string, string> = {
  about: 'aberdeen-bazaar',
  contact: 'harbour-dawn',
  faq: 'padauk-leaf',
  'when-to-go': 'ferry',
}

/** The scene of each post, by slug; no two alike. */
export const postPictures: Record<string, string> = {
  'when-to-go-to-the-andaman-islands': 'laxmanpur-beach-1',
  'andaman-ferries-explained': 'sunrise-ferry',
  'five-days-with-children': 'family-shallows',
  'permits-and-id': 'trunk-road',
  'your-first-dive': 'dive-boat',
  'a-week-on-a-budget': 'backpack-hut',
  'travel-lightly': 'karmatang-beach',
  'the-monsoon-honestly': 'amkunj-beach',
}

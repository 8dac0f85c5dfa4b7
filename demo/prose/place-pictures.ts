/**
 * What a place's page shows after its own scene, by place id: the same place from elsewhere, or what is done there. Where
 * nothing drawn shows that, the place's own scene stands alone.
 */
const morePictures: Record<string, string[]> = {
  'cellular-jail': ['heritage-and-islands-group-tour', 'coach-26'],
  'nscb-dweep': ['nscb-dweep-deer'],
  'north-bay': ['sea-walk', 'semi-submarine'],
  'viper-island': ['harbour-dawn'],
  'samudrika-museum': ['reefs-and-museums-with-children'],
  'marina-park': ['flag-and-reef-short-trip'],
  'aberdeen-bazaar': ['drive-city-day', 'car-hatch'],
  'corbyns-cove': ['drive-cove-and-jail', 'speed-boat'],
  'chidiya-tapu': ['drive-chidiya-tapu'],
  'wandoor-beach': ['drive-wandoor', 'drive-jolly-buoy'],
  'mahatma-gandhi-marine-np': ['jolly-buoy', 'red-skin'],
  'jolly-buoy': ['glass-bottom-boat', 'mahatma-gandhi-marine-np'],
  'red-skin': ['mahatma-gandhi-marine-np'],
  'mount-manipur': ['drive-mount-manipur'],
  'cinque-island': ['cinque-dive-charter'],
  'radhanagar-beach': ['radhanagar-sunset-for-two', 'villa-by-the-seventh-beach'],
  'elephant-beach': ['ferry-snorkel-combo', 'parasailing'],
  'kalapathar-beach': ['kalapathar-sunrise'],
  'vijaynagar-beach': ['night-kayak', 'game-fishing'],
  'govind-nagar-beach': ['open-water-course', 'day-kayak'],
  'bharatpur-beach': ['stand-up-paddle', 'sofa-ride'],
  'laxmanpur-beach-1': ['laxmanpur-beach-1-cycles'],
  'natural-bridge': ['drive-shaheed-dweep'],
  'sitapur-beach': ['drive-shaheed-dweep'],
  'baratang-limestone-caves': ['mangrove-creek', 'drive-baratang'],
  'baratang-mud-volcano': ['drive-baratang'],
  'parrot-island': ['baratang-overnight-and-beaches'],
  'dhaninallah-mangrove-walk': ['drive-rangat'],
  'long-island': ['long-island-quiet'],
  mayabunder: ['day-kayak'],
  diglipur: ['north-road-to-diglipur', 'van-17'],
  'ross-and-smith': ['ross-and-smith-boat'],
  'saddle-peak': ['saddle-peak-expedition'],
  'kalipur-beach': ['north-road-to-diglipur'],
  'butler-bay': ['surf-lesson', 'surf-little-andaman'],
}

/** Pictures of a place (given). */
const PLACE_GALLERY_SIZE = 3

/** Its own scene, which is its card's cover, then the others. */
export function placeScenes(placeId: string): string[] {
  return [placeId, ...(morePictures[placeId] ?? [])].slice(0, PLACE_GALLERY_SIZE)
}

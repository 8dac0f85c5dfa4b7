/** The scenes of each car package's carousel, by its id; the first is the card's cover, and no two covers are alike. */
export const carPackagePictures: Record<string, string[]> = {
  'sri-vijaya-puram-city-day': [
    'aberdeen-bazaar',
    'anthropological-museum',
    'car-hatch',
    'samudrika-museum',
    'chatham-saw-mill',
  ],
  'corbyns-cove-and-cellular-jail-half-day': ['corbyns-cove', 'cellular-jail', 'coach-26'],
  'chidiya-tapu-sunset': ['drive-chidiya-tapu', 'chidiya-tapu', 'mangrove-creek'],
  'wandoor-and-chidiya-tapu-full-day': ['wandoor-beach', 'car-mpv', 'chidiya-tapu'],
  'jolly-buoy-transfer-day': ['jolly-buoy', 'mahatma-gandhi-marine-np', 'wandoor-beach'],
  'baratang-day-trip': ['drive-baratang', 'baratang-limestone-caves', 'trunk-road', 'baratang-mud-volcano'],
  'mount-manipur-and-north-shore': ['drive-mount-manipur', 'mount-manipur', 'chatham-saw-mill', 'north-bay'],
  'airport-to-airport-two-days': ['car-sedan', 'cellular-jail', 'corbyns-cove', 'wandoor-beach', 'chidiya-tapu'],
  'swaraj-dweep-beaches-day': ['drive-swaraj-dweep', 'radhanagar-beach', 'kalapathar-beach', 'govind-nagar-beach'],
  'swaraj-dweep-three-day-car': ['kalapathar-beach', 'radhanagar-beach', 'elephant-beach', 'vijaynagar-beach'],
  'shaheed-dweep-island-loop': [
    'drive-shaheed-dweep',
    'natural-bridge',
    'sitapur-beach',
    'bharatpur-beach',
    'laxmanpur-beach-1',
  ],
  'rangat-and-mangrove-two-days': ['dhaninallah-mangrove-walk', 'car-mpv-large', 'trunk-road', 'amkunj-beach'],
}

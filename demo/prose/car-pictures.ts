/** The scenes of each car package's carousel, by its id; the first is the card's cover, and no two covers are alike. */
export const carPackagePictures: Record<string, string[]> = {
  'sri-vijaya-puram-city-day': ['aberdeen-bazaar', 'anthropological-museum', 'samudrika-museum', 'chatham-saw-mill'],
  'corbyns-cove-and-cellular-jail-half-day': ['corbyns-cove', 'cellular-jail'],
  'chidiya-tapu-sunset': ['chidiya-tapu', 'mangrove-creek'],
  'wandoor-and-chidiya-tapu-full-day': ['wandoor-beach', 'chidiya-tapu'],
  'jolly-buoy-transfer-day': ['jolly-buoy', 'mahatma-gandhi-marine-np', 'wandoor-beach'],
  'baratang-day-trip': ['baratang-limestone-caves', 'trunk-road', 'baratang-mud-volcano'],
  'mount-manipur-and-north-shore': ['mount-manipur', 'chatham-saw-mill', 'north-bay'],
  'airport-to-airport-two-days': ['cellular-jail', 'corbyns-cove', 'wandoor-beach', 'chidiya-tapu'],
  'swaraj-dweep-beaches-day': ['radhanagar-beach', 'kalapathar-beach', 'govind-nagar-beach'],
  'swaraj-dweep-three-day-car': ['kalapathar-beach', 'radhanagar-beach', 'elephant-beach', 'vijaynagar-beach'],
  'shaheed-dweep-island-loop': ['natural-bridge', 'sitapur-beach', 'bharatpur-beach', 'laxmanpur-beach-1'],
  'rangat-and-mangrove-two-days': ['dhaninallah-mangrove-walk', 'trunk-road', 'amkunj-beach'],
}

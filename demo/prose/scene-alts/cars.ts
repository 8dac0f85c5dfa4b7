/** Alt text of the scenes of vehicles and drives. */
export const carAlts: Record<string, string> = {
  'car-hatch': 'Red compact hatchback in a bazaar lane, striped awnings on both sides and pennants above',
  'car-lux-mpv': 'Wine-red premium MPV on the coast road at sunset, a very large sun over the sea',
  'car-lux-sedan': 'Long blue-green sedan in front of the lit porch of a hotel at night, moon and palms behind',
  'car-lux-suv': 'White SUV with its lamps on, on a wet forest road in the monsoon, puddles around it',
  'car-mpv-large': 'Copper-coloured large MPV with roof rails on a forest road between great tree trunks',
  'car-mpv': 'White family MPV with a red stripe on the coast road, palms and turquoise water behind',
  'car-sedan': 'White sedan at the kerb of the airport at sunrise, an aircraft climbing over the terminal',
  'coach-26': 'White 26-seat coach outside Cellular Jail in the morning, school children lining up beside it',
  'coach-40': 'Long yellow coach on the sea road of a harbour, sailing boats and a lighthouse beyond',
  'drive-baratang':
    'Cars and a van in line at a striped barrier on the forest road to Baratang, mist between the trees',
  'drive-chidiya-tapu':
    'Car under a great bare tree at Chidiya Tapu, two people by the water, the sun low between islets',
  'drive-mount-manipur': 'Red car on a winding road through the forest of Mount Manipur, lighthouse and sea below',
  'drive-shaheed-dweep':
    'Green hatchback on a village lane between coconut palms on Shaheed Dweep, the sun over the sea',
  'drive-swaraj-dweep': 'Orange SUV in the shade of tall trees behind a white beach on Swaraj Dweep',
  'van-12': 'Twelve-seat van with bags on its roof at the jetty, guests walking to a white catamaran',
  'van-17': 'Seventeen-seat van with a full roof rack between green paddy fields, a twin-peaked hill behind',
  'van-lux': 'Cream nine-seat van on the drive of a beach resort at dusk, cottages with lamps lit behind',
}

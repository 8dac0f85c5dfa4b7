// The points of each kind of itinerary day, readable and with their times. Days that several packages share are worded once.

export const arrivalAndJail = [
  'Airport pick-up',
  'Hotel check-in from 12:00',
  "15:00 Corbyn's Cove",
  '16:00 Cellular Jail',
  '17:50 Light and sound show',
]
export const arrivalAndMarina = [
  'Airport pick-up',
  'Hotel check-in from 12:00',
  '17:00 Walk at Marina Park',
  'Free evening in Aberdeen Bazaar',
]
export const arrivalAndFerry = [
  'Land before 11:30',
  'Lunch stop in town, at your own cost',
  '13:45 Ferry to Swaraj Dweep, arrives 15:15',
  '16:00 Hotel check-in',
  'Beach walk',
]
export const departure = ['Breakfast at the hotel', '10:00 Check-out', 'Airport drop, 2 hours before your flight']

export const ruinsAndNorthBay = [
  '08:30 Boat from Aberdeen Jetty',
  'About 2 hours among the island ruins',
  'North Bay reef, water sports at your own cost',
  'Back by 15:00',
]
export const museums = [
  '09:30 Zonal Anthropological Museum',
  '11:00 Samudrika Naval Marine Museum',
  '12:15 Chatham Saw Mill',
  'Evening for shopping',
]
export const jollyBuoy = [
  '07:00 Drive to Wandoor',
  '09:00 Boat to Jolly Buoy',
  'A round in the glass-bottom boat',
  'No plastic allowed on the island',
  'Red Skin Island instead from mid May to mid November',
]
export const harbourCruise = [
  'Free morning',
  '15:00 Harbour cruise',
  'Landing on Viper Island if it is open',
  'Flag point at dusk',
]
export const wandoorAndChidiyaTapu = [
  '10:00 Late start',
  'Shore walk at Wandoor',
  '15:30 Munda Pahad trail',
  'Sunset at about 17:15',
]
export const cinqueDives = ['07:00 Boat from Chidiya Tapu', 'Two reef dives', 'Lunch on the sand bar', 'Back by 17:00']

export const ferryToSwaraj = [
  '06:45 Car from the hotel to Haddo Wharf',
  '08:00 Ferry to Swaraj Dweep, arrives 09:30',
  '11:00 Hotel check-in',
  '15:30 Radhanagar Beach, until sunset',
]
export const elephantBeach = [
  '08:30 Boat to Elephant Beach',
  'Snorkelling kit for 20 minutes',
  'Back by 12:30',
  '16:00 Kalapathar Beach',
]
export const elephantTrail = [
  '07:00 Trailhead on the Radhanagar road',
  '2 km walk through the forest',
  'Snorkelling at Elephant Beach',
  'Return by boat or along the trail',
]
export const kalapatharSunrise = [
  '04:45 Drive out for sunrise',
  'Breakfast back at the hotel',
  'Free afternoon',
  'Evening on the cafe strip',
]
export const kayakNight = [
  'Morning swim at Radhanagar',
  'Rest in the afternoon',
  '18:30 to 21:00 Night kayak, on dark-moon nights',
]
export const tryDiveDay = [
  '07:00 Dive briefing',
  'One boat dive with an instructor',
  'Photos and a short video',
  'Afternoon at leisure',
]
export const fishingMorning = ['06:00 Boat leaves', '4 hours of popping and jigging', 'Catch and release']
export const shaheedToSwaraj = [
  '10:15 Ferry to Swaraj Dweep, arrives 11:10',
  '11:30 Hotel check-in',
  'Sunset at Radhanagar Beach',
]
export const backToTown = [
  '08:30 Check-out, bags kept for you',
  'Free morning on the beach',
  '16:00 Ferry to Sri Vijaya Puram, arrives 17:30',
  'Dinner at the hotel',
]
/** The same day in packages without dinners. */
export const backToTownOwnDinner = [...backToTown.slice(0, 3), 'Dinner in town, at your own cost']
export const backAndJail = [
  '11:45 Ferry to Sri Vijaya Puram, arrives 13:25',
  '14:00 Hotel check-in',
  '15:30 Cellular Jail',
  '17:50 Light and sound show',
]

export const ferryToShaheed = [
  '10:00 Ferry to Shaheed Dweep, arrives 10:50',
  '11:15 Hotel check-in',
  'Natural Bridge at low tide',
  'Sunset at Laxmanpur Beach 1',
]
export const afternoonToShaheed = [
  'Free morning',
  '14:00 Ferry to Shaheed Dweep, arrives 15:15',
  'Sunset at Laxmanpur Beach 1',
]
export const sitapurSunrise = [
  '05:00 Sunrise at Sitapur Beach',
  'Bharatpur lagoon, water sports at your own cost',
  'Free evening',
]
export const shaheedFreeDay = ['Bicycle ride along the island lanes', 'Lagoon swim at high tide']
export const bazaarEvening = [
  '07:30 Bharatpur Beach',
  '11:15 Ferry to Sri Vijaya Puram, arrives 12:25',
  '13:00 Hotel check-in',
  'Shopping in Aberdeen Bazaar',
]

export const baratangDay = [
  '03:30 Start, with a packed breakfast',
  '06:00 Convoy from Jirkatang',
  'Speed boat through the mangroves',
  '1.2 km walk to the caves',
  'Back by 17:30',
]
export const baratangOvernight = [
  'Packed breakfast for the road',
  '06:00 Convoy from Jirkatang',
  'Speed boat to the limestone caves',
  'Parrot Island by boat at dusk',
]
export const mudVolcano = ['08:00 Mud volcano', 'Mid-day convoy back', 'Free evening']
export const trunkRoadToRangat = [
  '03:30 Start, with a packed breakfast',
  '06:00 Convoy',
  'Speed boat to the limestone caves',
  'Second vehicle ferry',
  'Rangat by 17:00',
]
export const coastRoadNorth = [
  '08:00 Dhaninallah mangrove walkway',
  '11:00 Karmatang Beach',
  'Lunch stop in Mayabunder, at your own cost',
  'Kalipur by 17:00',
]
export const rangatToMayabunder = ['Dhaninallah mangrove walkway', 'Karmatang Beach', 'Evening by the creek']
export const mayabunderToDiglipur = ['Chengappa bridge', 'Orange groves in season', 'Evening at Kalipur']
export const saddlePeak = ['06:00 Park gate', '8 km on foot, each way', 'Guide and packed lunch', '16:30 Back at base']
export const rossAndSmith = [
  '07:00 Permit at Aerial Bay',
  '25 minutes by boat',
  'Sand-bar walk at low tide',
  'Back by 13:00',
]
export const southToRangat = ['07:00 Leave Diglipur', 'Stop at Mayabunder', 'Rangat by 15:00']
export const rangatToTown = ['06:30 Leave Rangat', 'Mud volcano stop', 'Afternoon convoy', 'Hotel by 17:00']

export const ferryToLongIsland = ['09:00 Boat from Yeratta', 'Village walk', '14:00 Boat to Lalaji Bay']
export const lalajiBay = ['7 km forest trail, or the boat', 'Swim over the reef', 'Quiet evening']
export const longIslandToRangat = ['Morning boat', 'Dhaninallah mangrove walkway', 'Evening in Rangat']

export const shipToHutBay = ['06:30 Government ship from Haddo Wharf', 'Hut Bay by 14:30', 'Sunset at Butler Bay']
export const surfDay = ['06:30 Surf session', 'White Surf Waterfall', 'Drive through the oil palms']
export const shipFromHutBay = ['08:00 Government ship', 'Sri Vijaya Puram by 16:00']

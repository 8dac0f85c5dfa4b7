import * as lines from '../package-lines.ts'
import { day, type PackageProse } from '../package-prose.ts'
import * as plan from '../plan-points.ts'

export const budgetProse: Record<string, PackageProse> = {
  'pocket-islands': {
    teaser: 'Two nights in a bamboo hut 300 m from a sunrise beach',
    overview: [
      "Four days, one small bag and one bamboo hut: a plan for seeing Swaraj Dweep (Havelock) on a student's budget, with two nights on the island.",
      'Black Rock Cabins are at Kalapathar, 300 m from a beach that faces the sunrise. You have hammocks, solar hot water, a restaurant and no air conditioning. Instead of paying for a boat you walk to Elephant Beach through the forest.',
      'Your third night is in Sri Vijaya Puram (Port Blair), with the jail and its evening show on the way; skip dates that put this on a Monday. The first day depends on a flight that lands before 11:30. Rides are shared with other guests, while both ferry legs are on private boats. Lunch and dinner are not included.',
    ],
    days: [
      day(
        'Land early, eat something cheap in town and catch the 13:45. By four you have a hut and by half past four you can be barefoot, with the light going soft behind you.',
        plan.arrivalAndFerry,
      ),
      day(
        'Free reef, if you are willing to walk: two kilometres of forest from the Radhanagar road. Start at seven, take water and a mask, and decide on the beach how you want to come back.',
        plan.elephantTrail,
      ),
      day(
        'There is time for one sunrise before the late-morning ferry. In town you get both sides of Cellular Jail, the daylight one with its rows of cells and the evening one with its voices.',
        plan.backAndJail,
      ),
      day(
        'Breakfast is included even today. Coral Thread Inn is a quarter of an hour from the airport, and the shared car leaves in time to have you there two hours before you fly.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 3 }, [lines.sharedCoach, lines.ferryLegs('premium', 2)], [lines.jailShow]),
    ...lines.usualTerms,
  },
  'harbour-town-on-a-budget': {
    teaser: 'Jail, ruins, reef and a cliff sunset, all from one room in town',
    overview: [
      'No long ferry, no second hotel and no changing of rooms: three nights in one place keep the price down and the suitcase open.',
      'Sri Vijaya Puram (Port Blair) is more than a stopover. Within 25 km you have Cellular Jail, the ruins of Netaji Subhas Chandra Bose Dweep (Ross Island), the coral of North Bay, the white tree trunks of Wandoor and the cliff at Chidiya Tapu. A boat and a shared car take you to all of them.',
      'Coral Thread Inn at Delanipur has plain air-conditioned rooms and breakfast. Lunches, dinners and water sports are your own, so you decide how far the money goes. Avoid landing on Monday or Tuesday, because the jail or the island of ruins would then be shut.',
    ],
    days: [
      day(
        "Two sights and a show in one afternoon, without hurry: check in, look at the sea from Corbyn's Cove, then the jail from four. The ticket for the 17:50 show is already in your price.",
        plan.arrivalAndJail,
      ),
      day(
        'Deer graze between the ruined church and the old bakery, fifteen minutes by boat from Aberdeen Jetty. North Bay comes next; its reef begins a few metres from shore, and any ride on it is your own choice.',
        plan.ruinsAndNorthBay,
      ),
      day(
        'Sleep in. Wandoor is for walking, and for swimming only inside the net, as crocodiles live nearby. The cliff trail at Munda Pahad is 1.5 km each way and ends with the sun going down.',
        plan.wandoorAndChidiyaTapu,
      ),
      day(
        'The blue whale at Samudrika, 200 m from the inn, can fill an early hour on most days except Monday. Otherwise it is breakfast and the shared ride to your flight.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 3 }, [lines.sharedCoach], [lines.jailShow]),
    ...lines.usualTerms,
  },
  'island-saver': {
    teaser: 'Swaraj Dweep with a private car and the reef boat, without frills',
    overview: [
      'The classic five days, cut to what you need: ferry both ways, a car to yourselves, Radhanagar, the reef and the jail.',
      'You give up only the extras. The rooms are simple: a standard room at Harbour Lamp Residency in Sri Vijaya Puram (Port Blair) and a bamboo hut at Drift and Dive Lodge on Swaraj Dweep (Havelock), which has no air conditioning but has the beach 200 m away.',
      'The boat to Elephant Beach with snorkelling is included, which other saver plans leave out. Breakfast comes every day from the second; lunch and dinner you buy where you like. Watch one thing when you book: the jail is usually shut on Monday, so arrive on another day.',
    ],
    days: [
      day(
        "Your own driver meets you, so bags go to the hotel and you go to the sea. Corbyn's Cove first, Cellular Jail after it, and the light and sound show when it is dark.",
        plan.arrivalAndJail,
      ),
      day(
        'Up at six, on the island by 09:30. Between check-in and half past three find lunch on the strip at Govind Nagar, then let the car take you ten kilometres across to Radhanagar.',
        plan.ferryToSwaraj,
      ),
      day(
        'The included boat carries ten people to Elephant Beach and the included kit is yours for 20 minutes. More time in the water, or a jet ski, can be added there.',
        plan.elephantBeach,
      ),
      day(
        'A free beach morning costs nothing at all. Your bags wait at the lodge, the ferry goes at four, and back in town there is the whole of the bazaar to choose a dinner from.',
        plan.backToTownOwnDinner,
      ),
      day(
        'The Anthropological Museum is 200 m from the hotel and opens at nine, usually not on Monday: a good use of a spare half hour before the drive to the airport.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions(
      { nights: 4 },
      [lines.privateCar, lines.ferryLegs('premium', 2)],
      [lines.jailShow, lines.elephantBoat],
    ),
    ...lines.usualTerms,
  },
  'two-ferry-saver': {
    teaser: 'Both beach islands in six days, with rides shared to save money',
    overview: [
      'Two beach islands on one small budget: Swaraj Dweep (Havelock) for two nights, Shaheed Dweep (Neil Island) for one, joined by a ferry of 50 minutes.',
      'What keeps the cost down is sharing. You travel by coach or car with other guests, sleep in a bamboo hut and in plain rooms, and spend the second island day with a sunrise instead of a paid boat. The three ferry legs and all entry tickets are covered.',
      'Six days is a comfortable length for this route, with a night in Sri Vijaya Puram (Port Blair) at each end. Low tide decides the hour of Natural Bridge. The free afternoon on day 3 is the place for any water sport you want to buy.',
    ],
    days: [
      day(
        "The group car does the round of Corbyn's Cove and Cellular Jail on the first afternoon. It is a good way to meet the people you will share rides with this week.",
        plan.arrivalAndJail,
      ),
      day(
        'Hand luggage up to 5 kg, the big bag up to 25: that is what the ferry allows each person. The hut is yours from eleven, and the shared car leaves for Radhanagar in the afternoon.',
        plan.ferryToSwaraj,
      ),
      day(
        'Set out at quarter to five for the black rocks and a sun that comes straight out of the sea. All of this costs nothing, and breakfast is waiting at the lodge afterwards.',
        plan.kalapatharSunrise,
      ),
      day(
        'Kendra Court is close to the bazaar of Neil Kendra, five minutes from the jetty. The arch and the rock pools come first or last depending on the tide; the sunset has a fixed time.',
        plan.ferryToShaheed,
      ),
      day(
        'Food stalls at Bharatpur make a cheap second breakfast. After the ferry the bazaar stays open until half past eight, so take your time over padauk boxes and pearl strings.',
        plan.bazaarEvening,
      ),
      day(
        'A short drive from Middle Point to the terminal, shared with whoever flies around the same hour. Keep your photo ID in the pocket and not in the suitcase: you will need it again.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 5 }, [lines.sharedCoach, lines.ferryLegs('premium', 3)], [lines.jailShow]),
    ...lines.usualTerms,
  },
  'backpacker-islands': {
    teaser: 'Eight days, a hostel room, sunrise huts and a bicycle for the lanes',
    overview: [
      'A week and a day for people with a rucksack and no fixed idea: trail, sunrise, lagoon, lanes, and long gaps between them.',
      'On Swaraj Dweep (Havelock) you have a standard room for two at Night Glow Hostel, 200 m from the beach at Govind Nagar, where the dive schools and cafes are. On Shaheed Dweep (Neil Island) it is a bamboo hut at First Light Sitapur, 300 m from the beach of the same name, with solar hot water and hammocks.',
      'Rides are shared, ferries are private, dinners are your own affair. Runway Rest, for the first and last nights in Sri Vijaya Puram (Port Blair), is a few minutes from the airport. Two of the eight days have almost no plan, which is the idea.',
    ],
    days: [
      day(
        "Minutes from the runway you have a bed, a shower and time until three. Corbyn's Cove is close by; the jail is the one thing in town that every traveller should see.",
        plan.arrivalAndJail,
      ),
      day(
        'An hour and a half of sea, then the strip of cafes that will be your street for three nights. The shared ride to Radhanagar leaves in time for a swim and the sunset.',
        plan.ferryToSwaraj,
      ),
      day(
        'Skip the boat queue. The trail starts on the Radhanagar road, runs through forest for two kilometres and comes out at the reef, with fallen trees to hang your shirt on.',
        plan.elephantTrail,
      ),
      day(
        'Kalapathar lies some ten kilometres from Govind Nagar, so quarter to five is really the hour. Sleep again after breakfast; the afternoon has nothing in it and the evening has coffee and company.',
        plan.kalapatharSunrise,
      ),
      day(
        'Next island, smaller and flatter. Drop the bag at Sitapur on the eastern end, then cross to the west for the arch and the sunset: the whole width is only seven kilometres.',
        plan.ferryToShaheed,
      ),
      day(
        'Wake up 300 metres from the sunrise. The place to stay hires out bicycles, the lanes are short, and the lagoon at Bharatpur is four kilometres away when the tide is in.',
        plan.shaheedFreeDay,
      ),
      day(
        'Swim, shake out the sand, catch the 11:15. Town feels loud for an hour, then the bazaar wins you over with its food stalls and its wooden everything.',
        plan.bazaarEvening,
      ),
      day(
        'No alarm needed, for once. You sleep about a kilometre from the terminal, so breakfast can be as slow as the kitchen, and the drive is over before the playlist starts.',
        plan.departure,
      ),
    ],
    inclusive: lines.inclusions({ nights: 7 }, [lines.sharedCoach, lines.ferryLegs('premium', 3)], [lines.jailShow]),
    ...lines.usualTerms,
  },
}

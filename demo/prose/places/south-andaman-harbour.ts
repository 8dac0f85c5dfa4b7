import type { PlaceProse } from '../place-prose.ts'

/** Around the harbour of Sri Vijaya Puram: the boat trips, and the hill on the far side. */
export const southAndamanHarbour: Record<string, PlaceProse> = {
  'nscb-dweep': {
    teaser: 'Old headquarters in ruins, ficus roots over brick, deer and peafowl on the paths',
    description: [
      'For more than eighty years, from 1858 to 1941, the British ran the Andamans from an island you can cross on foot in minutes. It covers about 0.4 sq km. On that scrap of land they put a church, a bakery, bungalows and everything else a small capital needed.',
      'What you see now is the reply of the forest. Ficus roots grip the walls like fingers and hold up doorways whose roofs went long ago. Spotted deer lie in the shade between the ruins and take little notice of you. Peafowl walk the paths as if they had bought tickets.',
      'The island took its present name on 30 December 2018; at the jetty you will still hear Ross Island. Morning light is kinder to photographs and the paths are cooler then. Allow two and a half hours with the boat ride. Many people add North Bay on the same day.',
    ],
    gettingThere: 'Boats leave from Aberdeen Jetty in Sri Vijaya Puram (Port Blair): 2 km, about 15 minutes.',
    tips: [
      'Wednesday is the usual closing day, but one listing says Monday. Confirm before you fix your plan; hours are 08:30 to 16:00.',
      'Entry for Indians is reported at ₹30 to ₹50. An electric buggy, at about ₹60 a person, saves the climb for older travellers.',
      'Do not feed the deer, and keep snacks zipped in your bag.',
      'The Ross of Ross and Smith is a different island, far north near Diglipur.',
    ],
  },
  'north-bay': {
    teaser: 'First sea-walk site in India, with a reef that begins a few metres from the sand',
    description: [
      'You may have carried this view in your pocket. The lighthouse at North Bay, with the palms below it, was printed on the old 20-rupee note. The boat people sell it as Coral Island, but it is not an island at all: it is a piece of the South Andaman coast that is easiest to reach by sea.',
      'The reason to come is that the reef starts almost at your feet. You can snorkel a few metres from shore, look down through a glass-bottom boat without getting wet, or put on a helmet and walk on the sea floor. This was the first place in India to offer a sea walk, and it suits people who cannot swim.',
      'It is busy, brisk and organised around the boat times, so do not expect a quiet beach. Come early, choose one or two activities, and keep about three hours for it.',
    ],
    gettingThere: 'By boat from Aberdeen Jetty in Sri Vijaya Puram (Port Blair): about 6 km and 25 minutes.',
    tips: [
      'Take a morning boat. Activities run from about 08:30 to 14:30 and the sea is usually flatter before noon.',
      'A 2020 report says water sports shut on Wednesdays. We could not confirm that it still holds, so ask when you book.',
      'The round trip that also takes in Netaji Subhas Chandra Bose Dweep (Ross Island) is listed at about ₹900 a person; activities are charged on top.',
      'Bring a towel and dry clothes for the ride back.',
    ],
  },
  'viper-island': {
    teaser: 'The jail that came before Cellular Jail, and its gallows on a hilltop',
    description: [
      'Cellular Jail is the famous one, but it was not the first. Work on a jail began on Viper Island in 1867, nearly thirty years before, and convicts were held here chained together. The island lies inside the harbour, on water so calm that the history takes a moment to sink in.',
      'The gallows on the hilltop survive, and the walk up to them is the visit. There is little else to see, and that is no complaint: the place is best taken slowly and quietly. About an hour ashore is enough, and you will be glad of a hat and water on the slope.',
      'Landing depends on the harbour cruise that runs at the time, and on some days boats only pass by without stopping. If going ashore matters to you, ask for it clearly before you pay. Afternoon is the better half of the day, with softer light over the harbour on the way home.',
    ],
    gettingThere:
      'By harbour boat from Phoenix Bay or Haddo in Sri Vijaya Puram (Port Blair): about 6 km and 25 minutes.',
    tips: [
      'Ask whether the cruise lands here or only sails past, since we have no fixed hours or closing day to give you.',
      'Entry is reported at about ₹20, not confirmed.',
      'Foreign visitors may come for the day only.',
    ],
  },
  'mount-manipur': {
    teaser: 'A 365 m viewpoint across the bay from town, with forest trails',
    description: [
      'In the hot months the British chief commissioner moved up here. Mount Manipur was his summer headquarters, and the reason is clear once you stand at the 365 m viewpoint: there is air, there is shade, and the islands of the bay are laid out below you. Until October 2021 it was called Mount Harriet.',
      'Today the hill is a national park. You can drive to the top, look out, and drive down again. Better to walk for a while. A trail of about 2 km leads through the forest to another viewpoint at Kala Pathar, and the birdsong begins as soon as the car park is out of sight.',
      'Getting here is half the pleasure. A vehicle ferry crosses from Chatham to Bambooflat, with cars, scooters and office-goers together on the deck, and the road climbs from there. Give it a morning: skies are usually clearer and the trail is cooler.',
    ],
    gettingThere: 'Take the vehicle ferry from Chatham to Bambooflat jetty, then 8 km by road, about 25 minutes.',
    tips: [
      'The park keeps hours of 08:00 to 16:00; we know of no fixed closing day.',
      'You need an entry ticket. ₹50 for Indians and ₹500 for foreigners is what is reported, not confirmed.',
      'After rain the Kala Pathar trail is slippery and has leeches, so wear shoes and socks.',
    ],
  },
}

import type { PlaceProse } from '../place-prose.ts'

/** The beaches and shores of Shaheed Dweep. */
export const shaheedDweep: Record<string, PlaceProse> = {
  'bharatpur-beach': {
    teaser: 'A shallow turquoise lagoon beside the jetty, best when the tide is in',
    description: [
      'You can see Bharatpur from the ferry before you land. It lies next to the jetty of Shaheed Dweep (Neil Island), a shallow lagoon in bands of turquoise, and on a clear morning it is the colour people have come for.',
      'This is the beach for doing things on the water. There is a counter where you book glass-bottom boats, snorkelling and jet skis, and a row of stalls for lunch, tender coconut and tea. Parents like it because the lagoon stays shallow a long way out and the whole beach is in view.',
      'Timing decides your visit. At high tide the lagoon is full and the boats run over the coral. At low tide the water draws back and much of the fun goes with it, so look at the tide before you fix the hour. Two and a half hours lets you do one activity and have a proper bathe. It also fills a wait for the ferry.',
    ],
    gettingThere: 'About 800 m from the Shaheed Dweep jetty, 4 minutes by road or a short walk.',
    tips: [
      'Come in the morning on a rising tide. Ask at the counter when it turns.',
      'Bathe away from the marked lane of the jet skis and boats.',
      'Carry cash for rides and food; the island has only one or two ATMs.',
    ],
  },
  'laxmanpur-beach-1': {
    teaser: 'A point of white sand on the north-west tip, where the island watches sunset',
    description: [
      'Late in the day, cycles and scooters all drift the same way on Shaheed Dweep (Neil Island). They are going to Laxmanpur 1, the point of white sand on the north-west tip, where the sun goes down straight ahead of you.',
      'Walk out to the end of the point, turn round, and you have the whole shore in one view. Before sunset it can be hot. There is little shade on the point and nothing to drink unless you have carried it, so arriving at noon is a mistake that people make once.',
      "From four o'clock it is another place. The light softens, the shallows turn pale and then copper, and people find their own stretch of sand without anyone telling them where to sit. Allow an hour and a half. Stay a little after the sun has gone, because the colour often comes late.",
    ],
    gettingThere: 'About 3 km from the Shaheed Dweep jetty, 9 minutes by road.',
    tips: [
      'Be there by 16:00 from November to January, when the sun sets at about 17:00.',
      'Carry water, a hat and a torch for the walk back.',
      'Laxmanpur 1 and Laxmanpur 2 are different beaches. Say the number to your driver.',
    ],
  },
  'laxmanpur-beach-2': {
    teaser: 'Tide pools over old coral: crabs, sea cucumbers and small reef fish',
    description: [
      'Bring shoes, not a towel. Laxmanpur 2 is a rocky shore, and when the tide goes out it leaves a floor of dead coral full of pools. Each pool is a small aquarium with its own tenants.',
      'Go slowly and look down. Sea cucumbers lie about like forgotten socks. Crabs stop when you stop. Small reef fish, shut in until the sea returns, circle the deeper basins, and once your eye is in you will notice more in one square metre than you did in the first ten minutes. Children who are bored by beaches are rarely bored here.',
      'The same path goes on to the natural bridge, so nearly everyone on Shaheed Dweep (Neil Island) sees the two together. All of it depends on low water. At high tide the pools are covered, the rock is awash and there is nothing to see and nowhere safe to walk.',
    ],
    gettingThere: 'About 2.5 km from the Shaheed Dweep jetty: 8 minutes by road, then a 10-minute walk.',
    tips: [
      'Check the low-tide time first. The hour before the lowest point is the best one.',
      'Wear shoes with a grip that you do not mind soaking. Dead coral is sharp.',
      'Look, do not lift. Put nothing in your pocket, not even an empty shell.',
    ],
  },
  'natural-bridge': {
    teaser: 'An arch of coral rock that you can reach only around low tide',
    description: [
      'Twice a day the sea locks this place and twice a day it opens it. The Natural Bridge is an arch of coral rock on the shore of Shaheed Dweep (Neil Island), and you can walk to it only around low tide.',
      'People here call it Howrah Bridge, after the one in Kolkata. It is a joke with affection in it: this one was made by water and has no traffic. The pools around it hold crabs and small fish, and when you stand underneath, the opening frames the sea like a window.',
      'The way in is over uneven rock and dead coral, wet and slippery in parts. Take it at half your usual pace. Local guides wait at the entrance, and one is worth having, both for the footing and for the creatures you would otherwise step past. Count on an hour there, and turn back when the guide says the water is coming in.',
    ],
    gettingThere:
      'About 2.5 km from the Shaheed Dweep jetty: 10 minutes by road, then a 15-minute walk along the shore.',
    tips: [
      'Low tide only. Fit the rest of the day around it, not the other way round.',
      "Agree the guide's fee before you set off; it is separate from any ticket.",
      'Older travellers and toddlers may find the last stretch hard going.',
      'Do not climb on the arch.',
    ],
  },
  'sitapur-beach': {
    teaser: 'Sunrise at the far end of the island road, under limestone overhangs',
    description: [
      'Follow the island road east until it gives up. At the end of it is Sitapur, a beach beneath limestone overhangs, with the first light of the day arriving directly in front of it.',
      'Sunrise is the reason to come. It is early here, from about 04:55 in May and June to 05:45 in January, so you drive out in the dark with the island asleep. Once the sun clears the water, the low light reaches right in under the rock, and you can look into the small caves along the shore.',
      'Treat the water with respect. This side of Shaheed Dweep (Neil Island) is open to the swell, the waves have more push than they seem to, and you should swim with care or only paddle. An hour is a good length. Then ride back across the island, which is only a quarter of an hour, and have breakfast by the jetty.',
    ],
    gettingThere: 'About 5.5 km from the Shaheed Dweep jetty, 15 minutes along the island road to its eastern end.',
    tips: [
      'Leave your hotel at least half an hour before sunrise and arrange the ride the night before.',
      'At high tide the beach is narrow; keep out from under loose rock.',
      'Swim with care, and never alone. We know of no lifeguard to count on here.',
    ],
  },
}

import type { ActivityProse } from '../activity-prose.ts'

/** Short rides with an engine, one of them in the air, and the fishing boat. */
export const ridesAndAir: Record<string, ActivityProse> = {
  parasailing: {
    teaser: 'Eight to ten minutes above the bay, towed by a winch boat',
    description: [
      'You clip into a harness on the back of the boat, the rope runs out, and the deck drops away. There is no run along a beach and no jump: the winch lets you up and brings you down again on the same spot.',
      'You are in the air for eight to ten minutes, alone or two together, and the outing takes half an hour. From up there the reef shows as a brown and turquoise map, which is worth the ticket on its own.',
      "It is offered at Elephant Beach on Swaraj Dweep (Havelock) and at Corbyn's Cove near Sri Vijaya Puram (Port Blair). Everything depends on the wind. Above about 15 knots nobody flies, so book the morning and keep the next one free if you have set your heart on it.",
    ],
    whatToBring: [
      'Clothes that may get wet, without loose scarves',
      'A strap for your glasses',
      'A towel and a change of clothes',
    ],
    safety: [
      'Ages 8 to 55, and not above 90 kg. You may be asked to stand on a scale.',
      'Not for people with a heart condition, high blood pressure or a back or neck injury, or in pregnancy.',
      'The operator stops in wind above about 15 knots; please do not argue with that.',
      'A signed health declaration is usual, and no alcohol for 12 hours before.',
    ],
  },
  'jet-ski': {
    teaser: 'One or two fast rounds of the bay behind an operator',
    description: [
      'Five minutes, one or two rounds of the bay, and more salt water in your face than you expected. The operator drives; you sit behind and hold on. That is the rule on all these beaches, and it is the reason why the ride can be open to people who have never touched one.',
      "You can do it at Elephant Beach on Swaraj Dweep (Havelock), at Bharatpur on Shaheed Dweep (Neil Island) or at Corbyn's Cove near Sri Vijaya Puram (Port Blair). With the jacket and the queue, count on ten minutes in good times and more around Christmas.",
      'It is loud, short and cheerful. If you want something to remember about the reef, spend the money on snorkelling; if you have a ten-year-old with you, spend it here.',
    ],
    whatToBring: ['A strap for your glasses', 'A towel and a change of clothes', 'Nothing in your pockets'],
    safety: [
      'From age 10, with a life jacket; an operator drives.',
      'Not in pregnancy, and not with a back injury: the bumps are hard.',
      'Hold the operator or the grip, and keep your feet on the rests.',
    ],
  },
  'banana-boat': {
    teaser: 'Six seats on a yellow tube, one tow boat and a possible dip at the end',
    description: [
      'Six people sit one behind the other on an inflatable and hang on while a boat pulls them around the bay. The person at the back bounces most. At the end the driver asks whether you would like to be tipped in, and the group decides together.',
      'The ride lasts about ten minutes and needs four to six people. If you are only two, the operator puts you with others, which is half the fun. You all wear life jackets, so swimming is not needed even for the dip.',
      'Boats run at Elephant Beach on Swaraj Dweep (Havelock), at North Bay and at Bharatpur on Shaheed Dweep (Neil Island), in the calm months from October to May. Nobody comes back dry.',
    ],
    whatToBring: [
      'Swimwear or quick-drying clothes',
      'A towel and a change of clothes',
      'Leave glasses and phones ashore',
    ],
    safety: [
      'From age 8, with a life jacket.',
      'Not in pregnancy, and not with a back or neck injury.',
      'If one of the group does not want the dip at the end, say so before you start.',
    ],
  },
  'sofa-ride': {
    teaser: 'A towed seat for two or three, softer than the banana boat',
    description: [
      'Think of a very wide armchair, pulled across a lagoon at a speed that armchairs seldom reach. Two or three people sit side by side, lean back and hold the handles. The boat swings left and right, and so do you.',
      'It is the milder sister of the banana boat: you have a backrest, nobody falls off as a matter of course, and the eight minutes on the water are gentle enough for most parents. With jackets and waiting it takes a quarter of an hour.',
      'Choose between Elephant Beach on Swaraj Dweep (Havelock) and the calmer lagoon at Bharatpur, on Shaheed Dweep (Neil Island). High tide is better at Bharatpur, where the water is shallow.',
    ],
    whatToBring: ['Clothes that may get wet', 'A towel and a change of clothes', 'A strap for your glasses'],
    safety: [
      'From age 8, with a life jacket.',
      'Not in pregnancy, and not with a back or neck injury.',
      'Hold the handles with both hands and keep your legs in.',
    ],
  },
  'speed-boat': {
    teaser: 'A quick loop of the bay for up to five, from age five',
    description: [
      'Everyone in, jackets on, and off around the bay with the spray on one side. The speed boat is the easiest of the engine rides, because the whole family sits in one hull and small children from five can come.',
      "The loop takes about ten minutes on the water, fifteen in all, for two to five people. It goes from Corbyn's Cove, close to Sri Vijaya Puram (Port Blair), which is handy when you have only an afternoon, and from Elephant Beach on Swaraj Dweep (Havelock).",
      'Sit at the back for the smooth part and in front for the bumps. It is a ride for the pleasure of riding. For fish, take the glass-bottom boat; for both in one morning, there is plenty of time.',
    ],
    whatToBring: ['A hat that ties under the chin', 'A towel and a change of clothes'],
    safety: [
      'From age 5, with a life jacket for everybody.',
      'Not in pregnancy, and not with a back injury; the front seats hit the waves hardest.',
      'Stay seated until the boat has stopped.',
    ],
  },
  'game-fishing': {
    teaser: 'Half a day on your own boat after giant trevally and sailfish',
    description: [
      'The boat is out by six, when the sea is flat and the light is grey. For five hours you cast poppers and drop jigs over the edges of the reef, and a crew that fishes here all season tells you where, how deep and when to stop talking.',
      'Giant trevally are what most anglers come for; sailfish, wahoo, tuna and mahi-mahi are also in these waters. Billfish and trevally go back into the sea. You hire the boat, not a seat: the price is for one to four people, with crew, rods, bait and drinking water.',
      'It starts from Vijaynagar on Swaraj Dweep (Havelock) or from Marina Park in Sri Vijaya Puram (Port Blair), from October to April. Beginners are welcome. A fish is not promised.',
    ],
    whatToBring: [
      'A hat, sunglasses and a long-sleeved shirt',
      'Shoes with a soft, light sole',
      'Something to eat, a towel and a change of clothes',
    ],
    safety: [
      'From age 10, with an adult aboard.',
      'Not for people who suffer from seasickness, or take a tablet an hour before.',
      'Hooks and heavy lures fly: keep clear when somebody casts, and wear glasses.',
    ],
  },
}

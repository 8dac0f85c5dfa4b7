import type { ActivityProse } from '../activity-prose.ts'

/** Looking at the reef, with a wet face or with dry feet. */
export const viewingAndSnorkel: Record<string, ActivityProse> = {
  'guided-snorkelling': {
    teaser: 'Half an hour over the coral with a guide and a float ring',
    description: [
      'The guide swims, you float. With a mask on your face and a ring around your middle you are towed slowly over the coral, and somebody who knows the reef points at the things you would have missed.',
      'Non-swimmers do this every day. You spend about 30 minutes in the water and 45 in all, in a group of at most six, over a reef that begins 2 metres below you. Mask, ring and guide are included.',
      'Choose the place to suit your plan: Elephant Beach, Bharatpur, North Bay or, for the protected reef of the marine park, Jolly Buoy, which opens from mid November to mid May only. High tide before noon gives you the clearest water. Keep your feet up. Coral is alive, grows slowly, and cuts.',
    ],
    whatToBring: [
      'A towel and a change of clothes',
      'Reef-safe sunscreen, or better a long-sleeved shirt',
      'At Jolly Buoy no plastic: bags and bottles are checked',
    ],
    safety: [
      'From age 6; children go with a parent or a guide beside them.',
      'Not for people with a heart condition or epilepsy.',
      'Swimming is not needed. Keep the ring on, and stay with the guide.',
    ],
  },
  'glass-bottom-boat': {
    teaser: 'The reef through a pane of glass, for babies, grandparents and dry hair',
    description: [
      'Somewhere between the sand and the deep water the boatman stops the engine, everybody bends forward, and the floor turns into a reef. Thirty minutes later you step out as dry as you went in.',
      'This is the ride with no age at all. Infants go on a lap, older guests sit, and nobody signs a health form. Two to ten people share a boat, with a guide who names what passes below.',
      'Boats go from Bharatpur on Shaheed Dweep (Neil Island), Elephant Beach on Swaraj Dweep (Havelock), North Bay and Jolly Buoy, where the ride is part of most boat tickets anyway. Go early: in calm morning water the glass shows coral, in afternoon chop it shows bubbles.',
    ],
    whatToBring: [
      'A hat and sunscreen',
      'A towel, because you wade to the boat at some beaches',
      'A change of clothes for small children',
    ],
    safety: [
      'All ages. Hold babies on your lap, and ask for life jackets for children.',
      'Sit while the boat moves, and step in and out only when the crew says so.',
    ],
  },
  'dolphin-glass-boat': {
    teaser: 'A fast boat shaped like a dolphin, with cool air and a glass floor',
    description: [
      'Yes, it looks like a dolphin. Children notice that first, parents notice the air-conditioned cabin. Under your feet is a floor of glass, and under that, once the boat slows down, is the reef of North Bay.',
      'The trip takes 45 minutes and is shared by six to twenty guests. It covers more water than the slow glass-bottom boat and feels more like an outing, so it costs more as well. Everybody stays seated and dry.',
      'North Bay is reached by boat from Aberdeen Jetty in Sri Vijaya Puram (Port Blair), usually on the same day as Netaji Subhas Chandra Bose Dweep (Ross Island). Book for the morning, when the bay is calmest. The boat waits for at least six people, so a small party may have to be patient.',
    ],
    whatToBring: [
      'A light shirt or shawl for the air-conditioned cabin',
      'A camera; the glass is cleanest in the morning',
      'A towel and a change of clothes for the boat over from town',
    ],
    safety: [
      'From age 2. Small children sit with an adult.',
      'Stay in your seat while the boat is at speed.',
      'Take a tablet beforehand if boats make you seasick: the cabin is closed.',
    ],
  },
  'semi-submarine': {
    teaser: 'Sit below the water line and look sideways at the coral',
    description: [
      'The deck stays above the sea, you do not. A short stair leads down into a narrow air-conditioned cabin whose windows are below the water line, so that the fish are beside your shoulder and not under your shoes.',
      'The safari takes an hour at North Bay, across the harbour from Sri Vijaya Puram (Port Blair). It leaves with about ten guests at the least and carries up to 24. Nothing gets wet, nothing has to be learned, and children from two years can come along.',
      'Who should think twice? Anyone who dislikes small closed rooms. Everyone else finds it the most comfortable way to see a reef for a full hour. The view is best from October to May in calm weather; after rain the water can be cloudy.',
    ],
    whatToBring: [
      'A light shirt for the cool cabin',
      'A camera with the flash switched off',
      'A towel and a change of clothes for the boat over from town',
    ],
    safety: [
      'From age 2, with an adult beside every small child.',
      'Not for people with claustrophobia: the cabin is narrow and stays closed for the ride.',
      'The stair is steep. Hold the rail, and tell the crew if your knees need time.',
    ],
  },
  'ferry-snorkel-combo': {
    teaser: 'The boat to Elephant Beach and back, with twenty minutes of snorkelling',
    description: [
      'This is how most people reach Elephant Beach: a small boat for ten with two crew, life jackets on, and the coast of Swaraj Dweep (Havelock) sliding past for 20 to 30 minutes.',
      'The ticket covers the return boat, the jacket and 20 minutes of basic snorkelling over a reef that starts within wading distance. You have about three hours ashore, half a day in all. Anything more, from the sea walk to a jet ski, you can add there or book with us beforehand.',
      'Your boat leaves at eight, when the beach is empty and the water flat; the last boats must be back by 15:00. In rough sea the port holds the boats; if that happens, we move your date or return the money.',
    ],
    whatToBring: [
      'Swimwear under your clothes, a towel, something dry for the way back',
      'A dry bag for phone and wallet',
      'Water and a snack; carry the wrappers out again',
    ],
    safety: [
      'From age 5, always with a life jacket on board.',
      'Swimming is not needed, but non-swimmers stay with the snorkel guide.',
      'Step on sand only. The coral is close to the shore, alive and sharp.',
    ],
  },
}

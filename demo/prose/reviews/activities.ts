import { markAsSample, type ReviewText, type SampleReview } from '../sample-review.ts'

const texts: Record<string, ReviewText[]> = {
  'scuba-shore-try-dive': [
    {
      name: 'Pranali T.',
      rating: 5,
      title: 'I cannot swim and I dived',
      text: 'My instructor held my hand from the first step to the last. We practised until I was bored, then went to seven metres and I saw a clownfish at home. Photos came the same evening. My mother does not believe them.',
      travelMonth: '2026-02',
    },
    {
      name: 'Hamza R.',
      rating: 4,
      title: 'Good first try at Bharatpur',
      text: 'Everything explained twice, form read properly, kit in good order. Twenty-five minutes are over quickly. Visibility was fine, though a few other groups were in the same place. Next time I take the boat.',
      travelMonth: '2026-03',
    },
    {
      name: 'Tina W.',
      rating: 3,
      title: 'My ears said no',
      text: 'I had the rest of a cold and thought it would pass. At three metres it hurt and we went up. The instructor tried gently and did not push. No refund, as they had told me before. Listen to the form.',
      travelMonth: '2025-11',
    },
  ],
  'scuba-boat-dive': [
    {
      name: 'Arpita H.',
      rating: 5,
      title: 'Like flying over a garden',
      text: 'Visibility in March was so good that I saw the anchor from the surface. Forty minutes, twelve metres, a turtle. The instructor never let go and never pulled. The short video is worth having.',
      travelMonth: '2026-03',
    },
    {
      name: 'Joel C.',
      rating: 5,
      title: 'Calm people, good boat',
      text: 'Two guests, two instructors, one captain who reads the current. They cancelled one spot because of swell and took us to another. I am fifty-eight and needed a note from my doctor, which they checked.',
      travelMonth: '2026-02',
    },
    {
      name: 'Ridhima S.',
      rating: 4,
      title: 'Wonderful, a little seasick',
      text: 'Under water I was the happiest person. On the boat in between less so. Take a tablet before, or choose the shore. Briefing in Hindi and English, both good. Wet suit was a size too big.',
      travelMonth: '2026-01',
    },
    {
      name: 'Uday K.',
      rating: 2,
      title: 'Rushed on a full holiday morning',
      text: 'Three boats at the same mooring, a short briefing, and 28 minutes instead of the 40 I had expected. The reef was nice and the instructor was safe. In Christmas week book the first slot or wait.',
      travelMonth: '2025-12',
    },
  ],
  'sea-walk': [
    {
      name: 'Nirmala J.',
      rating: 5,
      title: 'At sixty-four, on the sea bed',
      text: 'My grandson dared me. The helmet is heavy on deck and light below. Hair dry, spectacles a bit foggy, fish between my fingers. The guide counted with his hand how many minutes were left. I was sorry at zero.',
      travelMonth: '2026-02',
    },
    {
      name: 'Sylvie G.',
      rating: 4,
      title: 'Odd and lovely',
      text: 'You feel like an old diver in a comic. Twenty minutes on sand with fish that know the routine. North Bay is crowded, so go on the first boat. The photo CD needs a machine that nobody has any more.',
      travelMonth: '2026-01',
    },
    {
      name: 'Lokesh M.',
      rating: 3,
      title: 'Nice idea, much waiting',
      text: 'One hour became two because of the queue. Below it is fun and the water was clear. They turned back a lady with asthma, rightly, but could have asked her before the boat ride.',
      travelMonth: '2026-04',
    },
  ],
  'guided-snorkelling': [
    {
      name: 'Trisha N.',
      rating: 5,
      title: 'Best money of the trip',
      text: 'A float ring, a guide who pulls and points, and a whole city of coral two metres down. My son of seven shouted through his snorkel. High tide in the morning is the time, exactly as they say.',
      travelMonth: '2026-02',
    },
    {
      name: 'Walter H.',
      rating: 5,
      title: 'Jolly Buoy is superb',
      text: 'No plastic, few people, clear water. The guide knew the names of everything and asked us to keep our feet up. Half an hour was right for us at our age. Bring a shirt against the sun.',
      travelMonth: '2026-03',
    },
    {
      name: 'Bhavesh P.',
      rating: 4,
      title: 'Good, mask could be better',
      text: 'My mask leaked until they changed it. After that I saw a big grouper and many blue ones. Elephant Beach is loud above the water and quiet below. The water was a little cloudy after rain in the night.',
      travelMonth: '2025-12',
    },
  ],
  'glass-bottom-boat': [
    {
      name: 'Shobha K.',
      rating: 5,
      title: 'Three generations, all dry',
      text: 'Baby on my lap, father-in-law beside me, corals below us. The boatman stopped twice and waited until everyone had looked. Bharatpur at nine in the morning was like a plate of glass.',
      travelMonth: '2026-01',
    },
    {
      name: 'Emma T.',
      rating: 4,
      title: 'Sweet half-hour',
      text: 'We took it because our youngest is two. You see a good deal when it is calm, brain coral and a sea cucumber. You wade a few steps to the boat, so wear sandals.',
      travelMonth: '2026-02',
    },
    {
      name: 'Girish V.',
      rating: 3,
      title: 'Too late in the day',
      text: 'At half past twelve there were waves and we saw mainly bubbles. The guide was honest and said that mornings are better. The glass could be cleaner. For small children still a nice thing.',
      travelMonth: '2026-04',
    },
  ],
  parasailing: [
    {
      name: 'Ojas D.',
      rating: 5,
      title: 'Map of the reef from above',
      text: 'You are lifted from the deck like a kite, no running. Eight minutes of silence and then a soft landing on the same boat. From up there the sea has five colours. Harness was checked twice.',
      travelMonth: '2026-02',
    },
    {
      name: 'Fiona B.',
      rating: 4,
      title: 'Worth the wait for the wind',
      text: 'First morning was called off because of gusts, and they gave us the next one without any talk. I was nervous, my daughter of nine not at all. They weigh you. Nobody laughs.',
      travelMonth: '2026-03',
    },
    {
      name: 'Rakhi S.',
      rating: 4,
      title: 'Short but sweet',
      text: 'We flew together, my husband and I, and held hands like in a film. It is over before you have calmed down. Elephant Beach was busy, so we waited forty minutes in the shade. Leave your sunglasses below.',
      travelMonth: '2026-01',
    },
  ],
  'night-kayak': [
    {
      name: 'Aravind N.',
      rating: 5,
      title: 'I drew my name in light',
      text: 'The night before new moon, flat sea, no lamp. You put your finger in and it writes. Our guide spoke about plankton like a poet and kept eight kayaks together without one loud word.',
      travelMonth: '2026-02',
    },
    {
      name: 'Chloe M.',
      rating: 5,
      title: 'Science and magic',
      text: 'Two and a half hours went by like twenty minutes. The repellent works. It is dark in the mangroves, so not for anxious people. Our photographs show nothing at all, which we find correct.',
      travelMonth: '2026-03',
    },
    {
      name: 'Manav G.',
      rating: 4,
      title: 'Good glow, sore arms',
      text: "We had the three o'clock start in the morning, cold coffee and warm water. The glow was strong in the creek and weak outside. You paddle more than you think. Guide waited for the slow ones, meaning us.",
      travelMonth: '2025-11',
    },
    {
      name: 'Kriti A.',
      rating: 2,
      title: 'Too much moon',
      text: 'It was three days after full moon and there was hardly a glimmer. The page says so clearly, but the date was the only one left and I hoped. The paddle itself was pleasant. They should not sell those nights.',
      travelMonth: '2026-01',
    },
  ],
  'day-kayak': [
    {
      name: 'Sebastian K.',
      rating: 5,
      title: 'Green tunnel',
      text: 'At high tide you glide between roots and hear only birds. The guide showed us a kingfisher and a young crocodile track on the mud, from a distance. Five kilometres in two hours is easy if you do not race.',
      travelMonth: '2026-02',
    },
    {
      name: 'Anusha R.',
      rating: 4,
      title: 'Lovely morning, wet shoes',
      text: "Six o'clock start, back for breakfast. My nine-year-old shared a double with me and steered into every branch. Dry bag was provided. I would wear long sleeves, the sun finds you after eight.",
      travelMonth: '2026-03',
    },
  ],
  'ferry-snorkel-combo': [
    {
      name: 'Mehul S.',
      rating: 5,
      title: "Eight o'clock boat is the trick",
      text: 'We were the second boat on the beach and had the reef to ourselves until half past nine. Return at noon without a queue. Twenty minutes of snorkelling are short, so we bought one more guided round.',
      travelMonth: '2026-01',
    },
    {
      name: 'Astrid L.',
      rating: 4,
      title: 'Simple and fair',
      text: "Small boat, life jackets for all, nice coast on the way. Three hours ashore were enough. There is little shade except under the fallen trees. They carried my mother's bag through the water.",
      travelMonth: '2026-02',
    },
    {
      name: 'Vinita O.',
      rating: 3,
      title: 'Crowded after ten',
      text: 'The ride is good. The beach at eleven looks like a bus stand with jet skis. Snorkel guides are patient and quick at the same time. The boat back left forty minutes late because another family was missing.',
      travelMonth: '2026-04',
    },
  ],
  'game-fishing': [
    {
      name: 'Vasant D.',
      rating: 5,
      title: 'One giant trevally, released',
      text: 'Out at six from Vijaynagar, four of us and a crew that knows every ledge. I fought for twenty minutes, we took one picture, and the fish went home. Five hours are enough under this sun. Rods were in good order.',
      travelMonth: '2026-02',
    },
    {
      name: 'Craig N.',
      rating: 4,
      title: 'Good boat, moody fish',
      text: 'Three strikes, one small tuna, a lot of blue sea. The crew worked hard and changed the spot four times. Nobody promises fish and that is fair. Take a tablet if you are not used to boats; my friend did not.',
      travelMonth: '2026-03',
    },
  ],
}

/** Sample reviews by activity id, for half of the water sports. */
export const activityReviews: Record<string, SampleReview[]> = markAsSample(texts)

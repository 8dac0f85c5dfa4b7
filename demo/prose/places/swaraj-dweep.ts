import type { PlaceProse } from '../place-prose.ts'

/** The beaches of Swaraj Dweep. */
export const swarajDweep: Record<string, PlaceProse> = {
  'radhanagar-beach': {
    teaser: 'Two kilometres of fine white sand facing the sunset, with tall trees behind',
    description: [
      'Tall mahua trees stand behind Radhanagar like a green wall, and you walk out from their shade on to about 2 km of fine white sand. Time magazine named it the best beach in Asia in 2004, and it has held the Blue Flag since 2020. You can judge for yourself; most people go quiet for a minute.',
      'It faces west. From about three in the afternoon the beach fills slowly, families go in to bathe, and everyone turns the same way for the sunset. Walk ten minutes along from the entrance and the crowd thins to almost nothing. Motor rides belong to Elephant Beach; here people come to swim, walk and watch the sky.',
      'Of all the beaches on Swaraj Dweep (Havelock), this is the best equipped for bathers. You will find changing rooms, lockers and lifeguards. The beach is cleared at about 18:00, so the evening ends soon after the sun does.',
    ],
    gettingThere: 'About 12 km from the Swaraj Dweep jetty, 30 minutes by road to the far side of the island.',
    tips: [
      'Come by 15:00, and agree the return trip with your driver, because cabs are fewer after sunset.',
      'Swim in front of the lifeguards and between the flags.',
      'Alcohol is not allowed on beaches, and the bins are there to be used.',
    ],
  },
  'elephant-beach': {
    teaser: 'The water-sports beach of the island, with coral within wading distance',
    description: [
      'Mask on, face down, and you are over the coral: at Elephant Beach the reef lies within wading distance of the sand. That is why so many people have their first snorkel here.',
      'It is also where Swaraj Dweep (Havelock) keeps its noise. Jet skis, parasailing, the sea walk and the rest all start from this beach, and on a busy morning the boats come in one after another. Go for the activity and you will enjoy it. Trees brought down by the 2004 tsunami still lie along the edge, and make good seats between turns in the water.',
      'You can come in two ways. The boat takes 20 to 30 minutes. The forest trail is 2 km, starts on the Radhanagar road, and is muddy after rain. Either way, be early: boats go out between about 08:00 and 13:00 and everyone is back by 15:00. In rough sea the beach shuts, sometimes with little warning.',
    ],
    gettingThere: 'By boat from the Swaraj Dweep jetty, about 7 km and 25 minutes, or by a 2 km forest trail.',
    tips: [
      'A shared boat is ₹1,000 a person for the round trip, and an entry slip comes with the ticket. Kit and locker are reported at about ₹50 more.',
      'We have not been able to confirm a weekly closing day. Ask the evening before, and ask about the sea too.',
      'Wear swimming clothes under your outfit and bring a dry bag for your phone.',
      'Do not stand on the coral; it is alive, and it cuts.',
    ],
  },
  'kalapathar-beach': {
    teaser: 'Sunrise, black rocks and a road that runs right beside the sea',
    description: [
      'Set an alarm for this one. Kalapathar faces east, the sun comes up out of the sea, and by seven the best of it is over. In December that means being there before half past five; in April, before ten past five.',
      'The name means black stone, after the dark rocks scattered along the shore. Against pale sand and shallow water they make the picture that most photographers want from Swaraj Dweep (Havelock). The road runs beside the beach for a good stretch, so you can drive slowly, choose your own gap in the trees and stop there.',
      'This is a place for walking more than for bathing. Currents can be strong, and you should look at the flags before you go in above your knees. After the sunrise, sit on a rock, listen to the water in the stones and go back for breakfast with the day still in front of you. An hour and a quarter is usual.',
    ],
    gettingThere: 'About 12 km from the Swaraj Dweep jetty, 30 minutes by road.',
    tips: [
      'Arrange the car or scooter the evening before, as nothing waits on the road at five in the morning.',
      'Check the flags and skip the swim if you are unsure of the current.',
      'Rocks are slippery with weed at low tide. Wear sandals with a strap.',
    ],
  },
  'vijaynagar-beach': {
    teaser: 'The resort shore of the east coast, with a long shallow shelf at low tide',
    description: [
      'There is a fair chance you will sleep beside this beach. Most of the resorts on the east coast of Swaraj Dweep (Havelock) stand along it, so for many guests Vijaynagar is simply what lies at the end of the garden.',
      'The tide runs the show. At high water the sea comes up close and you can bathe. When it falls, a long shallow shelf is laid bare, and the beach becomes a wide wet floor to walk on, with crabs, small pools and boats leaning on their sides. Both are worth seeing, and there are usually some hours between them.',
      'Kayak trips into the mangroves begin nearby. They suit a calm morning and people who have never paddled before. If you are staying elsewhere, an hour is enough, though it is a pleasant stop on the way to or from Kalapathar.',
    ],
    gettingThere: 'About 6 km from the Swaraj Dweep jetty, 15 minutes by road.',
    tips: [
      'Ask your hotel for the tide times and plan the swim for high water, the walk for low.',
      'Watch where you step on the shelf. Wear old shoes and leave the shells where they are.',
      'Mornings are best, before the sun gets strong on open sand.',
    ],
  },
  'govind-nagar-beach': {
    teaser: 'Dive schools, cafes and the main market, a few minutes from the jetty',
    description: [
      'Every island needs a high street. On Swaraj Dweep (Havelock) it is this strip, where the main market, the dive schools and a good share of the cafes stand within a short walk of one another.',
      'The beach itself is an everyday one: boats at anchor, students carrying tanks to the water, someone mending a net. You come to do things, not to lie still. Sign up for a first dive, have a late breakfast, buy fruit, draw money. ATMs and a clinic are within 1 km, which is worth knowing even if you never need either.',
      'After dark there is one more reason. Night kayaking trips launch from here, and on a moonless evening people paddle out in the hope of seeing the water glow around the blades. It is a natural thing and nobody can promise it. Forty-five minutes covers the beach; the cafes can easily take the rest of your day.',
    ],
    gettingThere: 'About 2.5 km from the Swaraj Dweep jetty, 8 minutes by road.',
    tips: [
      'Book a dive or a night kayak a day ahead, and choose dates near the new moon for the glow.',
      'Draw cash when the ATM works; there are only a few on the island.',
      'Leave a gap of a day between your last dive and your flight home, as dive schools advise.',
    ],
  },
}

import type { Post } from '../post.ts'

export const monsoon: Post = {
  slug: 'the-monsoon-honestly',
  title: 'The monsoon, honestly: who should come, and who should wait',
  teaser:
    'Rain on twenty days a month, half the ferries and the lowest prices of the year. It suits some people very well.',
  published: { monthDay: '05-09', yearsEarlier: 1 },
  readMinutes: 5,
  sections: [
    {
      heading: 'What it is like',
      paragraphs: [
        'From the middle of May to the end of September the south-west monsoon sits on the islands. June brings about 470 mm of rain on 21 days, and July to September hardly less. The air is warm, 25 degrees at night and 30 by day, and so damp that a towel never quite dries. Then a morning comes with a washed sky and nobody on a beach of two kilometres, and you understand why some people come every year.',
        'The sea is rough for most of these months. Visibility under water falls to 8 or 10 metres. Days are long by local measure, with the sun up before five and down at about a quarter to six.',
      ],
    },
    {
      heading: 'What stops',
      paragraphs: ['Be clear about this before you look at the prices.'],
      list: [
        'Diving, sea walks, parasailing, jet skis and the rest have their season from October to May. In between, operators close or open for single calm days that nobody can promise.',
        'Kayak trips, by day and by night, run from October to April only, and so does game fishing.',
        'Jolly Buoy is shut from mid May to mid November. Red Skin opens in its place, with the same rules and a shorter boat ride.',
        'Elephant Beach is often cut off, because its boats are small. The forest trail is muddy.',
        'Cinque Island and the turtle beaches belong to the dry season.',
      ],
    },
    {
      heading: 'What sails',
      paragraphs: [
        'Private ferries run about half as often. On the line to Swaraj Dweep (Havelock) there are some three sailings a day in each direction instead of six, counting all operators. Of the boats that we sell the afternoon sailings drop out: you go early and come back before lunch. [The ferry search](/ferry) shows what sails on your day.',
        'Same-day changes are common. If the carrier cancels you get your money back in full, but not the hotel night that you lost. So keep a spare day at the end, sleep in Sri Vijaya Puram (Port Blair) before you fly, and buy the first boat of the morning.',
      ],
    },
    {
      heading: 'What stays open',
      paragraphs: [
        'More than you might think. Cellular Jail and its evening show are under way as always, although you may need a rain jacket in the courtyard. The Anthropological Museum, Samudrika and the forest museum at Chatham fill a wet day well. Mind the weekdays: both museums rest on Monday and so, in most listings, does the jail; the saw mill rests on Sunday.',
        'Radhanagar is there, with grey light and large waves; watch the flags and the lifeguards, and be ready to look without swimming. The bazaar sells umbrellas. Hotels have time for you.',
        'We would leave the trunk road and the caves of Baratang for another time. They are possible, but the season for them is November to May, and a day that begins at half past three should have a chance of ending dry.',
      ],
    },
    {
      heading: 'What you save',
      paragraphs: [
        'From the middle of May to the end of September most of what we sell costs less than in the regular season.',
      ],
      list: [
        'Hotels fall furthest. Open the calendar of a hotel and each night has its price; a room that drops under {roomTaxUpTo} a night is also taxed at {roomTax} instead of {roomTaxHigh}.',
        'Packages cost less, too: choose a day in July and one in January on the same page and compare. Plans that need one of the afternoon boats are not offered in these months.',
        'Ferries and cars are a little cheaper, but nobody comes for that.',
        'The [same rules for cancelling](/refund-policy) hold all year: {earlyRefund} back until {earlyDays} before, {lateRefund} until {lateFirstDay}.',
      ],
    },
    {
      heading: 'Who should come',
      paragraphs: ['You will probably be glad if you are one of these.'],
      list: [
        'A reader, a walker, a painter, a couple with enough to say to each other.',
        'Someone who has been here before and knows the beaches in the sun.',
        'Somebody who works from a laptop and can move a day without asking anyone. Take a hotel in town for that; the signal on small islands is weak.',
        'A family that wants a good resort with a pool and no crowd, and does not mind if the sea is only a view.',
      ],
    },
    {
      heading: 'Who should wait',
      paragraphs: ['In these cases we would rather sell you the same trip in February.'],
      list: [
        'You have four days and a fixed flight.',
        'You come for reefs, diving or the glowing plankton.',
        'You get seasick. Crossings are shorter than they feel.',
        'You would be angry about three days of rain in a row. It happens.',
      ],
    },
    {
      heading: 'If you decide to come',
      paragraphs: ['A plan that works is six or seven nights with only one island besides the capital.'],
      list: [
        'Choose late September if you can: the sea begins to ease. It is still one of the wettest months.',
        'Put the island first and the town last, so that a late boat costs you a museum and not a flight.',
        'Pack a light rain jacket, sandals that dry, medicines, a torch, and bags that keep phones and papers dry.',
        'Ask before each day what runs. Your driver knows more at seven in the morning than any website, ours included.',
        'A monsoon music festival is usually held in the capital in August. The date is announced late.',
      ],
    },
    {
      heading: 'A word about cyclones',
      paragraphs: [
        'They belong to the edges of the season more than to its middle: October and early November carry the risk. Warnings come days ahead, boats stop, and the advice is simple: stay on the island where you are, do what the authorities say, and dial 112 if you need help.',
        'The rain figures here are rounded long-term values that we have not checked against the official tables. No two monsoons are alike.',
      ],
    },
  ],
  relatedPlaces: ['red-skin', 'anthropological-museum', 'samudrika-museum', 'radhanagar-beach'],
  relatedPackages: ['two-ferry-saver', 'flag-and-reef-short-trip', 'two-shores-honeymoon'],
}

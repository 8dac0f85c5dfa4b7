import type { Post } from '../post.ts'

export const yourFirstDive: Post = {
  slug: 'your-first-dive',
  title: 'Your first dive: shore, boat or the whole course',
  teaser: 'What happens on a try-dive, who may do it, which months are clear, and how to plan the flight home.',
  published: { monthDay: '01-17', yearsEarlier: 0 },
  readMinutes: 5,
  sections: [
    {
      heading: 'You do not have to swim',
      paragraphs: [
        'This surprises people most. A try-dive is an outing with an instructor who looks after you alone, holds your tank the whole time and decides how deep you go. You breathe, look and signal; the swimming is done for you. No certificate is asked for, and no experience.',
        'What you do need is an honest medical form, clear ears and a little patience with the first five minutes, which feel strange to everybody.',
      ],
    },
    {
      heading: 'Three ways to begin',
      paragraphs: ['All of them include the kit; the price, tax inside, stands on the page of each.'],
      list: [
        '[Shore try-dive](/water-sport-details/scuba-shore-try-dive): two hours in all, about 25 minutes under water, at most 8 metres deep. You walk in from the beach at Bharatpur, Govind Nagar or North Bay. Photos are included.',
        '[Boat try-dive](/water-sport-details/scuba-boat-dive): three hours in all, 30 to 45 minutes under water, at most 12 metres. The reefs are further out, off Elephant Beach and Govind Nagar, and you see further there. Photos and a short video are included.',
        '[Open Water course](/water-sport-details/open-water-course): three to four days and four dives, down to 18 metres, in a group of up to four, with e-learning and the certificate fee. For this one you swim 200 metres first. Schools differ, so ask before you decide.',
      ],
    },
    {
      heading: 'Which one is for you?',
      paragraphs: [
        'Take the shore dive if you are nervous, if boats make you sick or if you travel with a child of ten who wants to try. You can stand up at any moment of the practice, and there is no embarrassment in stopping there.',
        'Take the boat dive if you have snorkelled with pleasure and want the real thing once. It costs more and gives you more coral, more fish and nearly twice the time.',
        'Take the course if you already know that once will not be enough. You need four free days on Swaraj Dweep (Havelock), where the dive schools stand side by side at Govind Nagar, and a quiet mind for the theory. From ten years there is a junior certificate.',
      ],
    },
    {
      heading: 'The morning, hour by hour',
      paragraphs: [
        'Dives go out between eight and one, when wind and water are calmest. You meet at the school, read and sign the form, and try on a suit. Then comes the briefing: three hand signs, how to clear the mask, how to ease the pressure in your ears.',
        'In shallow water you practise exactly these things until they bore you. Only then do you go down, slowly, along a slope or a rope, with a stop each time that an ear complains. At 5 metres the colours are still bright. At 8 or 12 you will have forgotten to count.',
        'Afterwards you are hungrier than you expect, and you talk more than usual.',
      ],
    },
    {
      heading: 'Who should not dive',
      paragraphs: [
        'Ages for a try-dive are 10 to 60. The form asks about the points below. If one of them is true for you, do not count on diving: the operator on the spot has the last word, with or without a letter from your doctor.',
      ],
      list: [
        'A heart or lung condition, asthma, epilepsy.',
        'Pregnancy, or an operation not long ago.',
        'Ear or sinus trouble, a cold, a blocked nose. This is what ends most dives before they begin.',
        'Alcohol in the last 12 hours.',
      ],
    },
    {
      heading: 'Do not fly on it',
      paragraphs: [
        'After a try-dive wait 18 hours before you fly, after the course 24. The same caution is wise before a long drive into the hills at home. In practice this means: dive in the middle of the trip, never on the last day. In our plans there is always at least one full day between a dive and the flight.',
      ],
    },
    {
      heading: 'When the water is clear',
      paragraphs: [
        'March and April are the clear months, with 20 to 30 metres of visibility; February and January are close behind with 20 to 25. December has about 20. In October and November expect 12 to 15, on a lucky day more. From mid May the sea turns rough, visibility falls to 8 or 10 metres, and diving stops on most days until October.',
        'The sea has 28 to 30 degrees all year, so a thin suit is enough.',
      ],
    },
    {
      heading: 'If you are not sure',
      paragraphs: [
        'There are gentler doors. Guided snorkelling, from six years, shows you the same reef from above with a float ring around you. The sea walk, from seven to 65, lets you stand on the sand 5 to 7 metres down with a helmet and dry hair; it is not for people with heart trouble, asthma or epilepsy either. A glass-bottom boat asks for nothing.',
        'Try one of these on your first day. If you come up wanting more, book the dive for the second.',
      ],
    },
    {
      heading: 'How to be a good guest down there',
      paragraphs: ['The instructor will say it, and it bears repeating.'],
      list: [
        'Touch nothing. Coral is an animal; some of it stings, and all of it breaks.',
        'Do not feed fish and do not chase turtles. Stay still, and they come nearer.',
        'Wear a long-sleeved shirt instead of sun cream, or use one that does no harm to reefs.',
        'Choose a school that asks you to sign the form and takes one guest an instructor. A lower price for two guests an instructor is not a bargain.',
      ],
    },
  ],
  relatedPlaces: ['govind-nagar-beach', 'elephant-beach', 'bharatpur-beach', 'north-bay'],
  relatedPackages: ['dive-and-drift', 'friends-and-fins', 'reef-suite-escape'],
}

type GuideSection = { heading: string; paragraphs: string[]; list?: string[] }

/** Pages of text that stand beside something drawn or asked: the year, the questions, the contact form. Plain text. */
export type GuidePage = {
  slug: string
  title: string
  intro: string
  version: string
  /** yyyy-mm-dd. */
  lastChanged: string
  sections: GuideSection[]
}

export const guidePages: GuidePage[] = [
  {
    slug: 'when-to-go',
    title: 'When to go',
    intro:
      'February and March if you are free to choose. December and January for holidays and dry days at a higher price. October, November and early May for fewer visitors at the regular price, with showers. From 16 May to September only if you like rain, and a lower price.',
    version: '1.0',
    lastChanged: '2026-11-14',
    sections: [
      {
        heading: 'What has a season of its own',
        paragraphs: ['Some things are narrower than the weather.'],
        list: [
          'Diving and snorkelling: October to May, clearest from February to April.',
          'Glowing plankton by kayak: October to April, within five nights of a new moon.',
          'Jolly Buoy: mid November to mid May. In the other half-year Red Skin is open in its place.',
          'Surf on Little Andaman: February to April.',
          'Turtle beaches and Saddle Peak in the north: December to March.',
          'Cinque Island: December to April. The caves of Baratang: November to May.',
        ],
      },
      {
        heading: 'Read on',
        paragraphs: ['Three of our stories go into it.'],
        list: [
          '[The island year, month by month](/blog/when-to-go-to-the-andaman-islands)',
          '[The monsoon, honestly: who should come, and who should wait](/blog/the-monsoon-honestly)',
          '[Ferries explained: boats, seats, luggage and weather](/blog/andaman-ferries-explained)',
        ],
      },
      {
        heading: 'How sure we are',
        paragraphs: [
          'The climate figures are rounded long-term values for Sri Vijaya Puram (Port Blair) from general sources, not yet checked against the tables of the India Meteorological Department. They describe a normal year; any single one can differ. Sunrise and sunset are computed and good to five minutes.',
        ],
      },
    ],
  },
  {
    slug: 'faq',
    title: 'Questions and answers',
    intro: 'What travellers ask us most, answered in a few lines. If yours is missing, write to us.',
    version: '1.0',
    lastChanged: '2026-11-01',
    sections: [],
  },
  {
    slug: 'contact',
    title: 'Contact us',
    intro: 'Call, write, or come in. Nobody here reads from a script, and a question costs nothing.',
    version: '1.0',
    lastChanged: '2026-11-01',
    sections: [],
  },
]

type AboutSection = { heading: string; paragraphs: string[]; list?: string[] }

/** The about page in plain text; {legalName}, {email}, {phone} and {address} are filled from the brand record. */
export const about: { title: string; intro: string; version: string; lastChanged: string; sections: AboutSection[] } = {
  title: 'About us',
  version: '1.1',
  lastChanged: '2026-11-23',
  intro:
    'We are a small travel company in Sri Vijaya Puram (Port Blair). We plan holidays in the Andaman islands for people who would like someone on the spot to have thought about the ferry.',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        '{legalName} was started in 2025 by people who had each answered the same questions many times. Which boat? Which island first? Is it open on a Monday? We put the answers in one place, and sell the trips that follow from them.',
        'The company is named after the padauk, the state tree of the islands, a hard red timber that does not mind salt. Our office is in Aberdeen, a few minutes from the clock tower. You are welcome to come in, ask for a table of ferry times and leave without buying anything.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: [
        'We arrange five things: tour packages, hotels, cars with driver, ferry seats and water sports. You book each of them alone, or several as one trip with one payment; or you ask us, and we put them together.',
        'A plan starts with the boats, because everything else can move and they cannot. Then come the closing days, the tide for the places that need it, and the moon for the nights when the sea glows. The hotel is chosen last, near the place where you want to wake up.',
        'Where we know something, we say it plainly. Where sources disagree about a fee or a closing day, the page tells you so. Our pictures are drawn, in the manner of old travel posters, until we have photographs that are as honest.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [],
      list: [
        'The price you see is the price you pay. Taxes are in it, and there is no convenience fee.',
        'What you choose is kept for you while you pay, and it is booked when the payment is in. A question or a written quote costs nothing and binds you to nothing.',
        'If we, a carrier or the weather cancel your trip, everything you paid comes back.',
        'You cancel on the page of your booking, and see your refund before you confirm, to the rupee.',
        'Reviews come from travellers who completed a booking, and we show the critical ones too.',
        'We do not take bookings for closed reserves, for anything that touches wild animals, or for boats that go out against a warning.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell flights, visas or insurance, and we do not run boats or hotels of our own. We do not promise sunshine, glowing plankton or a calm sea. We can tell you in which months you have the best chance.',
      ],
    },
    {
      heading: 'Talk to us',
      paragraphs: ['Call {phone} or write to {email}. Customer support is there {supportHours}.', '{address}'],
    },
  ],
}

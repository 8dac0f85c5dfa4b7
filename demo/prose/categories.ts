/** The banner text of a category page, by category slug. */
export const categoryProse: Record<string, { heading: string; intro: string }> = {
  honeymoon: {
    heading: 'Honeymoons on two or three islands',
    intro:
      'Garden cottages near the sand, a car to yourselves and ferry seats in the price. Some plans add a candle-light dinner or a night kayak. All are made for two, with room for a couple of friends.',
  },
  family: {
    heading: 'Family holidays by the sea',
    intro:
      'Short crossings, shallow lagoons and dinner included every evening. Children up to 12 pay less, and the days stay short enough for a nap or a second swim.',
  },
  group: {
    heading: 'Group tours with meals and a coach',
    intro:
      'For friends, offices and clubs of up to 30. Dinners and most lunches are in the price, one coach or car is shared, and parties of six or more get a discount.',
  },
  adventure: {
    heading: 'Adventure holidays: dive, trek, surf and paddle',
    intro:
      'Plans built around one thing done properly: a reef dive, the highest peak, a surf beach or a creek that glows at night. Check the season and the age limits before you choose.',
  },
  budget: {
    heading: 'Budget holidays: the islands for less',
    intro:
      'Simple rooms, bamboo huts and shared rides, with the ferries and the entry tickets still paid for. You buy your own lunch and dinner, and decide what the rest of the money is for.',
  },
  luxury: {
    heading: 'Luxury resorts and business-class ferries',
    intro:
      'Resorts with a pool, most with a spa, upper-deck seats on every crossing and a private car. Dinners are always included, and one of them is laid on the beach by candlelight.',
  },
  offbeat: {
    heading: 'Offbeat islands, far from the usual ones',
    intro:
      'The trunk road north, a village without cars, a night at Baratang, the sand bar of Ross and Smith. Rooms are plain, distances are real, and you meet few other visitors.',
  },
  'short-break': {
    heading: 'Short breaks of three and four nights',
    intro:
      'Plans that fit a long weekend or a little more. You are by the sea on the first day, and there is always time for Cellular Jail and its evening show.',
  },
}

/** The scene in the banner of a category's page, by its slug; the empty one is the list of all packages, and cars have their own. */
export const bannerScenes: Record<string, string> = {
  '': 'banner-all-tours',
  honeymoon: 'banner-honeymoon',
  family: 'banner-family',
  group: 'banner-group',
  adventure: 'banner-adventure',
  budget: 'banner-budget',
  luxury: 'banner-luxury',
  offbeat: 'banner-offbeat',
  'short-break': 'banner-short-break',
  'car-rental': 'banner-car-rental',
}

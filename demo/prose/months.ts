/** What a month is like for a visitor, beside the figures of facts/rules.json. Plain text. */
export type MonthProse = {
  headline: string
  advice: string[]
  goodFor: string[]
  notFor: string[]
  /** How the sea is on most days: 1 calm, 2 moderate, 3 mixed, 4 rough. */
  seaLevel: 1 | 2 | 3 | 4
}

/** January first. */
export const monthProse: MonthProse[] = [
  {
    headline: 'Dry, bright and busy',
    seaLevel: 2,
    advice: [
      'The first two weeks are the fullest and dearest of the year. From 16 January the same weather costs the regular price, so move your dates by a week if you can.',
      'A north-east breeze can ruffle the crossings. Take the first boat of the morning and a seat on the lower deck.',
    ],
    goodFor: ['beaches', 'diving', 'turtle nights in the north', 'Saddle Peak'],
    notFor: ['empty beaches before the 16th'],
  },
  {
    headline: 'The best all-round month',
    seaLevel: 1,
    advice: [
      'Rain on two days, a flat sea, water clear to 25 metres and the regular price: if you may choose freely, choose this one.',
      'Everything runs. Book ferry seats two or three weeks ahead, as many people know it.',
    ],
    goodFor: ['a first visit', 'diving', 'families', 'surf on Little Andaman'],
    notFor: [],
  },
  {
    headline: 'Clearest water of the year',
    seaLevel: 1,
    advice: [
      'Divers see up to 30 metres, and beginners have the calmest sea to learn in. The sun is strong from ten to three: plan boats early and shade at noon.',
      'After Holi the crowd thins out.',
    ],
    goodFor: ['diving courses', 'snorkelling', 'Cinque Island', 'surf'],
    notFor: ['long walks at midday'],
  },
  {
    headline: 'Hot, calm and quieter',
    seaLevel: 1,
    advice: [
      'Afternoons reach 33 °C, the warmest of the year, and the water is as clear as in March. Choose a room with air conditioning and a beach with trees.',
      'The last full month for night kayaking and for Cinque Island.',
    ],
    goodFor: ['diving', 'glowing plankton by kayak', 'quiet hotels'],
    notFor: ['anyone who suffers in the heat'],
  },
  {
    headline: 'Two months in one',
    seaLevel: 3,
    advice: [
      'The first half still belongs to the dry season; around the middle the monsoon arrives and the sea turns rough. Jolly Buoy closes then and Red Skin opens.',
      'From the 16th you pay the monsoon price. If you come late in the month, keep a spare day before your flight home.',
    ],
    goodFor: ['lower prices from the 16th', 'the first ten days for reefs'],
    notFor: ['boats to small islands after the 15th'],
  },
  {
    headline: 'The wettest month',
    seaLevel: 4,
    advice: [
      'Some 470 mm of rain on 21 days. Private ferries sail about half as often and may be cancelled on the same morning. Most water sports rest.',
      'Come for green forest, the museums and an empty hotel by the sea, not for reefs. Stay on one island besides the capital.',
    ],
    goodFor: ['museums and the jail', 'reading on a veranda', 'low prices'],
    notFor: ['diving', 'tight plans', 'seasick travellers'],
  },
  {
    headline: 'Rain, wind and empty beaches',
    seaLevel: 4,
    advice: [
      'Much like June. Radhanagar has large waves: watch the flags, and be ready to look without swimming.',
      'If school holidays leave you no choice, take a good resort with a pool and six nights, so that a wet day costs you nothing.',
    ],
    goodFor: ['resort days', 'photographers of skies'],
    notFor: ['snorkelling', 'short trips'],
  },
  {
    headline: 'Still the monsoon',
    seaLevel: 4,
    advice: [
      'Rain on about two days in three. A good month for the town, its museums and its music festival.',
      'Ask your driver each morning what sails. Put the island first and the town last, so that a late boat costs you a museum and not a flight.',
    ],
    goodFor: ['music in town', 'low prices'],
    notFor: ['reefs', 'boats to small islands'],
  },
  {
    headline: 'Wet, but easing late',
    seaLevel: 4,
    advice: [
      'The rain figures are as high as in July, yet in the last week the sea often begins to calm down. It is the best of the monsoon weeks and still has the monsoon price.',
      'Diving starts again on good days. Nobody can promise you which.',
    ],
    goodFor: ['the last week at the monsoon price', 'green hills'],
    notFor: ['fixed plans', 'boats early in the month'],
  },
  {
    headline: 'Between two seasons',
    seaLevel: 3,
    advice: [
      'Half the days are dry, half are not. Water sports begin again. Cyclones are rare but belong to this month: watch the warnings and take insurance.',
      'The week of Diwali is full when it falls here. The other weeks are quiet at the regular price.',
    ],
    goodFor: ['green landscapes with some sun', 'glowing plankton by kayak'],
    notFor: ['people who need certain weather'],
  },
  {
    headline: 'A good bet after the first week',
    seaLevel: 3,
    advice: [
      'Showers on eleven days, mostly short, and water that clears week by week. The early part carries a risk of cyclones.',
      'Jolly Buoy opens in the middle of the month, the caves of Baratang have their season, and beaches are quiet on weekdays once Diwali is past.',
    ],
    goodFor: ['couples', 'quiet beaches', 'Baratang'],
    notFor: ['a plan without a spare day in the first week'],
  },
  {
    headline: 'Fresh, green and filling up',
    seaLevel: 2,
    advice: [
      'Until the 14th you have winter weather at the regular price, one of the best fortnights of the year. From the 15th the peak price holds, and packages that start then are paid in full when you book.',
      'For Christmas and New Year book the boats before the rooms. Rooms can be found late; seats cannot.',
    ],
    goodFor: ['the first two weeks', 'families at Christmas', 'turtle nights'],
    notFor: ['late bookers after the 15th'],
  },
]

/** What a price season means, by its id in facts/rules.json. */
export const seasonProse: Record<string, string> = {
  peak: 'Christmas, New Year and the first two weeks of January. The weather is fine and everything is full. Packages that start in these weeks are paid in full when you book.',
  shoulder:
    'The price that our pages show. Dry and calm from late January to April; May, October and November can turn wet.',
  monsoon:
    'Rain and a rough sea, fewer boats, and Red Skin open in place of Jolly Buoy. Plans that need a boat which rests in these months are not offered.',
}

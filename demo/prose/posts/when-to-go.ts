import type { Post } from '../post.ts'

export const whenToGo: Post = {
  slug: 'when-to-go-to-the-andaman-islands',
  title: 'When to go: the island year, month by month',
  teaser: 'Rain, sea, visibility and price for every month, and how to choose between them.',
  published: { monthDay: '09-12', yearsEarlier: 0 },
  readMinutes: 5,
  sections: [
    {
      heading: 'The short answer',
      paragraphs: [
        'Come in February or March if your dates are free. Rain falls on two days a month, the sea is calm, the water is clear to 25 or 30 metres, and rooms cost the regular price. Come in December or January if your dates are those of a school. Come in October, November or early May if you like quiet beaches at the regular price and can shrug off a wet day. From 16 May to the end of September the price is lower and the sea is rough: think twice, above all about June, July and August.',
        'Temperature hardly enters into it. The warmest month has afternoons of 33 °C, the coolest 30, and nights stay between 23 and 25 all year. What changes is water: from above, and in the sea.',
      ],
    },
    {
      heading: 'Twelve months in twelve lines',
      paragraphs: [
        'Rain is given in millimetres and in days on which it rains; visibility is what a diver can usually expect. The same figures are [drawn as charts](/when-to-go) on a page of their own.',
      ],
      list: [
        'January: 45 mm on 3 days, sea calm to moderate with a north-east breeze, visibility 20 m.',
        'February: 25 mm on 2 days, calm, visibility 25 m.',
        'March: 25 mm on 2 days, calm, visibility 30 m, the best of the year.',
        'April: 75 mm on 5 days, calm and hot, visibility 30 m.',
        'May: 365 mm on 17 days, rough from the middle of the month, visibility 15 m.',
        'June: 470 mm on 21 days, rough, south-west monsoon, visibility 8 m.',
        'July: 420 mm on 20 days, rough, visibility 8 m.',
        'August: 430 mm on 21 days, rough, visibility 8 m.',
        'September: 440 mm on 20 days, rough and easing late, visibility 10 m.',
        'October: 295 mm on 15 days, mixed, some risk of cyclones, visibility 12 m.',
        'November: 225 mm on 11 days, mixed, cyclone risk in the early part, visibility 15 m.',
        'December: 130 mm on 6 days, calm to moderate, visibility 20 m.',
      ],
    },
    {
      heading: 'What the season does to the price',
      paragraphs: [
        'Our prices know three seasons. Peak is short, from the middle of December to the middle of January: hotels cost far more than in the regular season, packages and cars somewhat more, and around Christmas and New Year the ferries ask more than their printed fare. Packages that start from {inFullFrom} to {inFullUntil} are paid in full when you book.',
        'In the monsoon, from the middle of May to the end of September, hotels are cheapest, and packages, ferries and cars follow. Everything else is regular season. What it comes to in rupees stands on the calendar of each package and hotel, day by day. Plans that need a boat which rests in the monsoon are not offered in those months.',
        'If you can move by a week, look at the days just after the peak. The weather is the same as the day before, and the price is not.',
      ],
    },
    {
      heading: 'Light, and why mornings matter',
      paragraphs: [
        'The islands keep Indian time but lie far to the east, so the sun is early. In May it rises at 04:55; in January, when it is laziest, at 05:45. It sets between 16:50 in November and 17:45 in July. Whoever sleeps until nine loses a third of the day.',
        'Plan the day forwards, then. Sunrise at Kalapathar or Sitapur, boats and reefs before noon, lunch, a rest, and the sunset at Radhanagar or Laxmanpur. By six it is dark, which is when Cellular Jail begins its light and sound show.',
      ],
    },
    {
      heading: 'Choose by what you want',
      paragraphs: ['Some things have a season of their own, narrower than the weather.'],
      list: [
        'Diving: February to April for clear water; nearly all dives rest in rough sea and through the monsoon.',
        'Glowing plankton by kayak: October to April, within five nights of a new moon.',
        'Jolly Buoy: mid November to mid May. In the other half-year Red Skin is open in its place.',
        'Surf on Little Andaman: February to April.',
        'Saddle Peak and the turtle beaches of the north: December to March.',
        'Cinque Island and its dive sites: December to April.',
        'Quiet beaches: weekdays of late January, and November once Diwali is past.',
        'Museums and the jail: any month, but not on a Monday.',
      ],
    },
    {
      heading: 'Festivals and full houses',
      paragraphs: [
        'Christmas and New Year are the fullest days; seats and rooms for them go first. The week of Diwali comes next, then the long weekends around 26 January and Holi. Netaji Jayanti, on 23 January, is kept with care here, because Netaji raised the flag in the town in December 1943.',
        'In January the Island Tourism Festival and, on Swaraj Dweep (Havelock), the Subhash Mela usually take place; a beach festival follows in April and a monsoon music festival in August. Their dates are announced late and sometimes change, so do not build a trip on them.',
      ],
    },
    {
      heading: 'How sure we are',
      paragraphs: [
        'Sun times are computed and good to five minutes. The climate figures are rounded long-term values for Sri Vijaya Puram (Port Blair), collected from general sources; we have not checked each of them against the tables of the India Meteorological Department. Treat them as a picture of a normal year. A single year can look quite different, and any week can.',
        'A last thought. The best month is the one in which you have a spare day. With a free day before the flight home, one cancelled boat is a story. Without it, the same boat is a problem.',
      ],
    },
  ],
  relatedPlaces: ['radhanagar-beach', 'kalapathar-beach', 'jolly-buoy', 'cellular-jail'],
  relatedPackages: ['two-ferry-saver', 'slow-days-honeymoon', 'five-day-island-hop'],
}

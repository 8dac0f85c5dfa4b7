import type { ReviewText } from '../../sample-review.ts'

export const adventureAndGroupReviews: Record<string, ReviewText[]> = {
  'friends-and-fins': [
    {
      name: 'Tejas K.',
      rating: 5,
      title: 'First dive for all twelve of us',
      text: 'Everyone got an own instructor and everybody came up grinning. Bamboo huts at Drift and Dive are part of the fun. Lunches and dinners are in the price, so no bill-splitting at midnight. Group discount came automatically.',
      travelMonth: '2026-03',
    },
    {
      name: 'Natasha R.',
      rating: 5,
      title: 'Best group trip in years',
      text: 'Coach, boats, dive, all on time. One friend had a cold and could not dive; they returned the money for his dive without a discussion. Kendra Court was simple and close to the jetty.',
      travelMonth: '2026-02',
    },
    {
      name: 'Bhaskar V.',
      rating: 4,
      title: 'Great value, huts are huts',
      text: 'For the young ones super. Two of us are over forty-five and would have paid more for air conditioning. Meals are plenty and vegetarian was no problem. Music on the beach stops at ten, which is right.',
      travelMonth: '2025-12',
    },
    {
      name: 'Shalu M.',
      rating: 3,
      title: 'No dive, but the money came back',
      text: 'Wind came up, the dive was called off at the jetty and could not be fitted in again. Its price was back on my card after nine working days. Without it the plan is a beach trip with good food. The team stayed polite and so did we, mostly.',
      travelMonth: '2025-11',
    },
  ],
  'office-offsite-by-the-sea': [
    {
      name: 'Jagdish S.',
      rating: 5,
      title: 'Twenty-six colleagues, no complaints',
      text: 'I organise these trips every year, so I know what can go wrong. Here the hall, the coach and the ferry seats were as agreed. Marina Park on arrival was a good idea after a long flight.',
      travelMonth: '2026-01',
    },
    {
      name: 'Pamela D.',
      rating: 4,
      title: 'Well run offsite',
      text: 'South Light Bay was ideal for the meeting day. On Swaraj we wanted more free time and they cut Kalapathar for half of us. Bills with GST number were correct at once, our accounts team was surprised.',
      travelMonth: '2026-02',
    },
  ],
  'heritage-and-islands-group-tour': [
    {
      name: 'Ramesh U.',
      rating: 5,
      title: "Our senior citizens' club loved it",
      text: 'Eight days, twenty-one members. The guide at Cellular Jail spoke softly and knew everything. Baratang day is long: we left at half past three and came back at half past five in the evening, tired and happy.',
      travelMonth: '2026-02',
    },
    {
      name: 'Vasudha P.',
      rating: 4,
      title: 'Rich programme',
      text: 'Jail, ruins, museums, caves, beaches. Meals on all days. I would give one more hour to the Anthropological Museum and one less to shopping. Bamboo huts for two nights are simple for people above sixty.',
      travelMonth: '2026-01',
    },
    {
      name: 'Edwin J.',
      rating: 4,
      title: 'A lot of island for the money',
      text: 'Good coach, good jokes from the driver, clean rooms at Harbour Lamp. The convoy waiting time was long. They explained the rules of the reserve before we entered, and everyone kept their phones down.',
      travelMonth: '2025-12',
    },
    {
      name: 'Kalyani S.',
      rating: 2,
      title: 'Too tight and too wet',
      text: 'Rain on four of eight days, and still the plan was followed by the clock. We stood under one umbrella at the saw mill. On the caves day two ladies were unwell from the road. Beautiful places, but slow down.',
      travelMonth: '2025-11',
    },
  ],
  'dive-and-drift': [
    {
      name: 'Akash M.',
      rating: 5,
      title: 'Thirty metres of clear water',
      text: 'I chose March as their page advised, and on the boat dive I could see the whole reef. Three nights at the lodge let me add two more dives. Cheap rooms, good people, no fuss. Then the lanes of Shaheed by bicycle.',
      travelMonth: '2026-03',
    },
    {
      name: 'Louise F.',
      rating: 4,
      title: 'Nice balance',
      text: 'One dive, one snorkel morning, lots of time. Bamboo hut is small for two big rucksacks. The ferry legs were in the price and the seats together. For food budget separately, only breakfast is included.',
      travelMonth: '2026-02',
    },
    {
      name: 'Ritwik B.',
      rating: 4,
      title: 'A good start under water',
      text: 'My ears needed time, and my instructor gave it. We stayed at 6 metres and I still saw a ray. Elephant Beach on the next day was crowded. The no-flying rule is respected in the plan.',
      travelMonth: '2025-12',
    },
  ],
  'glow-night-and-trails': [
    {
      name: 'Saloni A.',
      rating: 5,
      title: 'Stars above and below',
      text: 'New-moon week, warm night, eight kayaks in a row. The trail to Elephant Beach the day before was muddy and beautiful. Only four nights and it felt like more. Bring old shoes for the forest.',
      travelMonth: '2026-02',
    },
    {
      name: 'Dhruv H.',
      rating: 5,
      title: 'Short, dark and brilliant',
      text: 'We landed at half past ten and made the quarter to two ferry with lunch in between. The glow is real; the photographs are not, so put the camera away. Blue Shelf has the right hammocks for the day after.',
      travelMonth: '2026-01',
    },
    {
      name: 'Martina L.',
      rating: 3,
      title: 'No glow for us',
      text: 'We came over Christmas and the moon was growing. A little shimmer, that was all. They had told us, and we insisted. The paddle in the dark is nice anyway. The trail on day two was the highlight.',
      travelMonth: '2025-12',
    },
  ],
  'saddle-peak-expedition': [
    {
      name: 'Sandeep W.',
      rating: 5,
      title: 'Eight days for one mountain, and right so',
      text: 'The road north is long and full of things: caves, mangroves, Mayabunder. Then 16 km on foot with a guide who knows every root. Ross and Smith after it was a gift to the knees. Simple hotels, good hearts.',
      travelMonth: '2026-01',
    },
    {
      name: 'Birgit N.',
      rating: 4,
      title: 'Real travel',
      text: 'Nothing is polished, everything works. The walk is hot even in February, start at six. I had expected a view at the top and got a cloud. Rangat hotel is basic; by then you do not care.',
      travelMonth: '2026-02',
    },
    {
      name: 'Anil K.',
      rating: 4,
      title: 'Tough and well planned',
      text: 'Two early convoys, one vehicle ferry, one flat tyre. The driver changed it in fifteen minutes. Permits were ready at both places. More fruit in the packed lunch, please, and less bread.',
      travelMonth: '2025-12',
    },
  ],
}

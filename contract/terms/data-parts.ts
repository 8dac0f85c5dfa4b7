/** Parts of the catalogue that go out as a file and come back as one, in the order in which a new catalogue is filled. */
export const DATA_PARTS = [
  'places',
  'hotels',
  'rooms',
  'nights',
  'packages',
  'package-days',
  'package-stays',
  'cars',
  'tariffs',
  'sailings',
  'activities',
  'slots',
  'faq-groups',
  'faq',
  'posts',
  'post-texts',
] as const
export type DataPart = (typeof DATA_PARTS)[number]

export const DATA_PART_LABELS: Record<DataPart, { name: string; about: string }> = {
  places: { name: 'Places', about: 'Sights and beaches: where they are, when they are open, what they are good for' },
  hotels: { name: 'Hotels', about: 'Names, addresses, words and facts' },
  rooms: { name: 'Rooms', about: 'Kinds of rooms with their usual price and number' },
  nights: { name: 'Room nights', about: 'Price, rooms for sale and closing, by room and range of days' },
  packages: { name: 'Packages', about: 'Name, category, price and words' },
  'package-days': { name: 'Days of packages', about: 'What happens on each day: text, meals, crossings, water sports' },
  'package-stays': { name: 'Stays of packages', about: 'Hotels with their rooms and nights, in the order of the plan' },
  cars: { name: 'Cars', about: 'Kinds of cars with their seats and bags' },
  tariffs: {
    name: 'Car fares',
    about: 'What a road or a hire by the hour costs, by car; roads are made on their screen',
  },
  sailings: { name: 'Sailings', about: 'The timetable of the ferries with its fares by class' },
  activities: { name: 'Water sports', about: 'What they are, for whom, when and for how much' },
  slots: { name: 'Slots', about: 'When a water sport starts at a place, and how many may go' },
  'faq-groups': { name: 'Groups of questions', about: 'The headings that questions stand under' },
  faq: { name: 'Questions', about: 'Questions and answers of the site' },
  posts: { name: 'Stories', about: 'Titles, teasers, authors and days' },
  'post-texts': { name: 'Texts of stories', about: 'What stories say, part by part under its heading' },
}

/** As large as a file may be, how many rows it may have, and how many of them one import may change (ours). */
export const IMPORT_BYTES_MAX = 4_000_000
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_CHANGES_MAX = 2_000

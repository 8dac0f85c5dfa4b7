/** Parts of the catalogue that go out as a file and come back as one, in the order in which a new catalogue is filled. */
export const DATA_PARTS = ['hotels', 'rooms', 'nights', 'packages'] as const
export type DataPart = (typeof DATA_PARTS)[number]

export const DATA_PART_LABELS: Record<DataPart, { name: string; about: string }> = {
  hotels: { name: 'Hotels', about: 'Names, addresses, words and facts' },
  rooms: { name: 'Rooms', about: 'Kinds of rooms with their usual price and number' },
  nights: { name: 'Room nights', about: 'Price, rooms for sale and closing, by room and range of days' },
  packages: { name: 'Packages', about: 'Name, category, price and words; days and stays are made in the editor' },
}

/** As large as a file may be, how many rows it may have, and how many of them one import may change (ours). */
export const IMPORT_BYTES_MAX = 4_000_000
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_CHANGES_MAX = 2_000

/** What a visitor reads about a hotel; the facts are in facts/hotels.json. Plain text, no HTML. */
export type HotelProse = {
  /** One line for a card, at most 90 characters. */
  teaser: string
  /** Two or three paragraphs, 90 to 160 words in all: where it is, what it has, whom it suits. */
  description: string[]
  /** The booking rules, one a line, made by hotelPolicy. */
  policy: string[]
  /** One or two sentences for each room type, by room id. */
  rooms: Record<string, string>
}

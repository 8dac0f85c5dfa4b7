/** What a visitor reads about a place; the facts are in facts/places.json. Plain text, no HTML. */
export type PlaceProse = {
  /** One line for a card, at most 90 characters. */
  teaser: string
  /** Two to four paragraphs, 120 to 220 words in all: what you see, why go, what to know. */
  description: string[]
  /** One or two sentences, from the place's `reach`. */
  gettingThere: string
  /** Two to four short practical tips. */
  tips: string[]
}

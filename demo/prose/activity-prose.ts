/** What a visitor reads about a water sport; the facts are in facts/water-sports.json. Plain text, no HTML. */
export type ActivityProse = {
  /** One line for a card, at most 90 characters. */
  teaser: string
  /** Two or three paragraphs, 90 to 160 words in all: what happens, where, whom it suits. */
  description: string[]
  /** Two to four things. */
  whatToBring: string[]
  /** Two to four lines on age, weight and health. */
  safety: string[]
}

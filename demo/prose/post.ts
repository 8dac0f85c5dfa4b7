type PostSection = { heading: string; paragraphs: string[]; list?: string[] }

/** A blog post in plain text, in which `[words](/path)` is a link; in each section the list follows the paragraphs. */
export type Post = {
  slug: string
  title: string
  /** At most 140 characters. */
  teaser: string
  /** Month and day, and how many years before the last such day: in its own season, whenever the demo is loaded. */
  published: { monthDay: string; yearsEarlier: 0 | 1 }
  readMinutes: number
  sections: PostSection[]
  /** Ids of facts/places.json and facts/packages.json. */
  relatedPlaces: string[]
  relatedPackages: string[]
}

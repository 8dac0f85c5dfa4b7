type PostSection = { heading: string; paragraphs: string[]; list?: string[] }

/** A blog post in plain text, in which `[words](/path)` is a link; in each section the list follows the paragraphs. */
export type Post = {
  slug: string
  title: string
  /** At most 140 characters. */
  teaser: string
  /** yyyy-mm-dd. */
  publishedOn: string
  readMinutes: number
  sections: PostSection[]
  /** Ids of facts/places.json and facts/packages.json. */
  relatedPlaces: string[]
  relatedPackages: string[]
}

/** Groups a visitor would look for; the kinds of the data are finer ("beach and reef", "heritage island"). */
const KINDS = [
  { slug: 'beach', label: 'Beaches', words: /beach|shore|sand bar/ },
  { slug: 'reef', label: 'Reefs and small islands', words: /reef|island/ },
  { slug: 'heritage', label: 'Heritage and museums', words: /heritage|museum|monument|memorial|temple|fort/ },
  {
    slug: 'nature',
    label: 'Nature and views',
    words: /park|nature|cave|geology|bird|waterfall|view|rock|volcano|trek|forest/,
  },
  { slug: 'town', label: 'Towns and markets', words: /town|village|market|promenade|bazaar/ },
] as const

export type KindSlug = (typeof KINDS)[number]['slug']

export function isKind(text: string | null): text is KindSlug {
  return KINDS.some(({ slug }) => slug === text)
}

/** A place may belong to several. */
export function isOfKind(kind: string, slug: KindSlug): boolean {
  return KINDS.some((each) => each.slug === slug && each.words.test(kind.toLowerCase()))
}

export function kindChoices(): { slug: KindSlug; label: string }[] {
  return KINDS.map(({ slug, label }) => ({ slug, label }))
}

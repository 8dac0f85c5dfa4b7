/** What a search can find, in the order in which its kinds are offered. */
export const SEARCH_KINDS = ['package', 'hotel', 'place', 'activity', 'car', 'ferry', 'post', 'page'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export function isSearchKind(value: unknown): value is SearchKind {
  return SEARCH_KINDS.some((kind) => kind === value)
}

/** What somebody typed, without the spaces around it and with single ones inside. */
export function tidySearch(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Length as a person counts it, in characters. */
export function searchLength(text: string): number {
  return [...text].length
}

/** Punctuation alone asks for nothing. */
export function hasSearchTerms(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

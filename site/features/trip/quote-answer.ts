/** The link of a trip that was shared or put in writing, or why there is none. */
export type QuoteAnswer = { link: string; number?: string } | { failure: string; fields?: Record<string, string> }

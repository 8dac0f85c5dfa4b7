import type { Generated } from 'kysely'
import type { SearchKind } from '#contract/terms/search-terms.ts'

/** Rows of 0011-search.sql; columns that the database makes itself are left out. */
export type SearchTables = {
  search_entry: {
    kind: SearchKind
    id: string
    title: string
    names: Generated<string>
    subtitle: Generated<string>
    keywords: Generated<string>
    body: Generated<string>
    also: Generated<string>
    also_body: Generated<string>
    url: string
    picture_id: string | null
    price_from: number | null
    boost: Generated<number>
    fingerprint: string
  }
  search_word: { word: string; says: string; entries: number }
}

import { paths, withQuery } from '#contract/terms/paths.ts'
import { POPULAR_SEARCHES, seeAllText } from './search-texts.ts'
import type { ResultView } from './search-view.ts'
import type { SuggestionState } from './use-suggestions.ts'

/** One line of the list under the search box; `result` when it leads to a record, else it is a search. */
export type SearchChoice = {
  key: string
  title: string
  href: string
  icon: 'search' | 'clock' | 'arrow'
  result?: ResultView
}

/** Before anything is typed: what one looked for last, or what many look for. Then what was found, and the way to all of it. */
export function choicesFor(words: string, state: SuggestionState, recent: readonly string[]): SearchChoice[] {
  if (words === '') {
    return recent.length > 0
      ? recent.map((each) => searchFor(each, 'clock'))
      : POPULAR_SEARCHES.map((each) => searchFor(each, 'search'))
  }
  if (state.kind !== 'answer') return []
  const { results, total } = state.answer
  const found = results.map((result): SearchChoice => {
    const { key, title, href } = result
    return { key, title, href, icon: 'arrow', result }
  })
  if (total <= results.length) return found
  return [...found, { ...searchFor(state.words, 'arrow'), key: 'all', title: seeAllText(total) }]
}

function searchFor(words: string, icon: SearchChoice['icon']): SearchChoice {
  return { key: words, title: words, href: withQuery(paths.search, { q: words }), icon }
}

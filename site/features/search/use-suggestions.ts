import { useEffect, useState } from 'react'
import { CALL_FAILED } from '#contract/terms/messages.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { Suggestions } from './search-loader.ts'

/** A pause in typing, long enough that not every letter is a question. */
const PAUSE_MS = 150

export type SuggestionState =
  | { kind: 'none' }
  | { kind: 'answer'; words: string; answer: Suggestions }
  | { kind: 'failed'; message: string }

/**
 * What is found for these words. The latest question wins: an older one is taken back. While one is on its way the last
 * answer stays, so that nothing flickers; `isAsking` says that it is not the last word.
 */
export function useSuggestions(words: string): { state: SuggestionState; isAsking: boolean } {
  const [state, setState] = useState<SuggestionState>({ kind: 'none' })
  useEffect(() => {
    if (words === '') return setState({ kind: 'none' })
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void ask(words, abort.signal).then((next) => {
        if (!abort.signal.aborted) setState(next)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words])
  return {
    state,
    isAsking: words !== '' && !(state.kind === 'answer' && state.words === words) && state.kind !== 'failed',
  }
}

async function ask(words: string, signal: AbortSignal): Promise<SuggestionState> {
  try {
    const address = withQuery(paths.searchSuggestions, { q: words })
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) return { kind: 'failed', message: CALL_FAILED }
    // Our own route: its answer is of this type.
    return { kind: 'answer', words, answer: (await response.json()) as Suggestions }
  } catch {
    return { kind: 'failed', message: CALL_FAILED }
  }
}

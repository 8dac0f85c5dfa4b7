import { type MouseEvent, useEffect, useState } from 'react'
import { SIMILAR_PACKAGES_FAILED } from '#contract/terms/messages.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { Status } from '#site/ui/status.tsx'
import { type RenderSave, TourCard } from '../tour-card.tsx'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { SimilarAnswer } from './similar-loader.ts'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

type Props = { id: string; retryHref: string; renderSave?: RenderSave }

/** One row of four; on phones a strip to swipe. */
export function SimilarPackages({ id, retryHref, renderSave }: Props) {
  const { answer, retry } = useSimilar(id)
  if (answer === undefined) return <p aria-busy="true">{DETAILS_TEXTS.loadingSimilar}</p>
  if (!answer.ok)
    return (
      <Status kind="error" retryHref={retryHref} onRetry={retry}>
        {answer.message}
      </Status>
    )
  return (
    <ul className="grid-4 slide">
      {answer.cards.map((card) => (
        <li key={card.slug}>
          <TourCard card={card} sizes="(width >= 900px) 282px, 300px" save={renderSave?.(card)} />
        </li>
      ))}
    </ul>
  )
}

/** The answer is undefined until it is there. */
function useSimilar(id: string): { answer: SimilarAnswer | undefined; retry: (event: MouseEvent) => void } {
  const [answer, setAnswer] = useState<SimilarAnswer>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the very reason to ask again
  useEffect(() => {
    const abort = new AbortController()
    void askSimilar(id, abort.signal).then((next) => abort.signal.aborted || setAnswer(next))
    return () => abort.abort()
  }, [id, tries])
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    setAnswer(undefined)
    setTries(tries + 1)
  }
  return { answer, retry }
}

async function askSimilar(id: string, signal: AbortSignal): Promise<SimilarAnswer> {
  try {
    const response = await fetch(withQuery(paths.similarPackages, { id }), { signal })
    // Our own route: its answer is of this type.
    return (await response.json()) as SimilarAnswer
  } catch {
    return { ok: false, message: SIMILAR_PACKAGES_FAILED }
  }
}

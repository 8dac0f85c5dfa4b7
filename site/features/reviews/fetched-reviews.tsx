import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { CALL_FAILED } from '#contract/terms/messages.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { ReviewKind } from '#contract/v1/reviews.ts'
import { Status } from '#site/ui/status.tsx'
import { Reviews } from './reviews.tsx'
import type { ReviewsAnswer } from './reviews-view.ts'

type Props = { kind: ReviewKind; id: string; href: string; children: ReactNode }

/** Asks for the first page of the reviews and draws it; `children` stand there until then. */
export function FetchedReviews({ kind, id, href, children }: Props) {
  const [answer, setAnswer] = useState<ReviewsAnswer>()
  const [tries, setTries] = useState(0)
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    setAnswer(undefined)
    setTries(tries + 1)
  }
  const address = withQuery(paths.reviewsOf, { kind, id })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the very reason to ask again
  useEffect(() => {
    const abort = new AbortController()
    void askReviews(address, abort.signal).then((next) => abort.signal.aborted || setAnswer(next))
    return () => abort.abort()
  }, [address, tries])
  if (answer === undefined) return <p aria-busy="true">{children}</p>
  if (answer.ok)
    return <Reviews view={answer.value} hrefOf={(page) => (page === 1 ? href : withQuery(href, { page }))} />
  return (
    <Status kind="error" retryHref={href} onRetry={retry}>
      {answer.message}
    </Status>
  )
}

async function askReviews(address: string, signal: AbortSignal): Promise<ReviewsAnswer> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    // Our own route: its answer is of this type.
    return (await response.json()) as ReviewsAnswer
  } catch {
    return { ok: false, message: CALL_FAILED }
  }
}

import { useEffect, useState } from 'react'
import { CALL_FAILED } from '#contract/terms/messages.ts'

/** An answer that comes at once would flash: the spinner stays this long (ours). */
const SPINNER_MIN_MS = 300
/** After this long the spinner says that it is still working (ours). */
const SLOW_AFTER_MS = 3_000

/** `asked` names the question an answer belongs to; `failure` is a sentence for the visitor, `isRefused` when asking again would not help. */
export type Asked = { asked: string; failure?: string; isRefused?: boolean }

type Question<Answer> = { key: string; address: string; isNeeded?: boolean; first: Answer }

/** Asks a route of ours anew whenever `key` changes; undefined until the answer to the latest question is there. */
export function useAnswer<Answer extends Asked>({
  key,
  address,
  isNeeded = true,
  first,
}: Question<Answer>): {
  answer?: Answer
  isSlow: boolean
  retry: () => void
} {
  const [answer, setAnswer] = useState(first)
  const [isSlow, setSlow] = useState(false)
  const isAsking = isNeeded && answer.asked !== key
  useEffect(() => {
    if (!isAsking) return
    const abort = new AbortController()
    setSlow(false)
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    void ask<Answer>(address, key, abort.signal).then((next) => {
      clearTimeout(slow)
      if (!abort.signal.aborted) setAnswer(next)
    })
    return () => {
      clearTimeout(slow)
      abort.abort()
    }
  }, [isAsking, address, key])
  const retry = () => setAnswer({ ...answer, asked: 'again' })
  return { ...(answer.asked === key ? { answer } : {}), isSlow, retry }
}

async function ask<Answer extends Asked>(address: string, asked: string, signal: AbortSignal): Promise<Answer> {
  const spinner = new Promise((resolve) => setTimeout(resolve, SPINNER_MIN_MS))
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    // Our own route: its answer is of this type.
    const answer = (await response.json()) as Answer
    await spinner
    return { ...answer, asked }
  } catch {
    await spinner
    // Every part of an answer but these two may be missing.
    return { asked, failure: CALL_FAILED } as Answer
  }
}

import { useState } from 'react'
import type { Result } from '#contract/terms/result.ts'
import type { OfficeFailure } from '../call.ts'

export type Decision = 'mine' | 'theirs' | 'wait'

/** A record that somebody else has saved, beside what one has entered, until it is decided which stays. */
export type Meanwhile<Theirs> = { theirs: Theirs; decide: (what: Decision) => void }

/** Asks which of two states of a record stays; `ask` brings what was decided. */
export function useMeanwhile<Theirs>(): {
  meanwhile: Meanwhile<Theirs> | undefined
  ask: (theirs: Theirs) => Promise<Decision>
} {
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Theirs>>()
  const ask = (theirs: Theirs) =>
    new Promise<Decision>((decide) => setMeanwhile({ theirs, decide })).finally(() => setMeanwhile(undefined))
  return { meanwhile, ask }
}

/** What came of it: saved, left as somebody else has saved it, or refused. */
type SavedOver<Answer, Theirs> = { saved: Answer } | { theirs: Theirs } | { failure: OfficeFailure }

/**
 * `saveOver` saves with the version that was seen. Where somebody else was faster it asks which state stays, and saves over theirs, as
 * often as that is decided.
 */
export function useSaveOver<Theirs extends { version: string }>() {
  const { meanwhile, ask } = useMeanwhile<Theirs>()
  const saveOver = async <Answer>(
    seen: string,
    send: (version: string) => Promise<Result<Answer, OfficeFailure>>,
  ): Promise<SavedOver<Answer, Theirs>> => {
    for (let version = seen; ; ) {
      const answer = await send(version)
      if (answer.ok) return { saved: answer.value }
      if (answer.error.code !== 'changed') return { failure: answer.error }
      // What a call with versions declares with this refusal: the record as it is now.
      const theirs = answer.error.more.current as Theirs
      const decided = await ask(theirs)
      if (decided === 'theirs') return { theirs }
      if (decided === 'wait') return { failure: answer.error }
      version = theirs.version
    }
  }
  return { meanwhile, saveOver }
}

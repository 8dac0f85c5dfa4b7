import { useState } from 'react'
import type { Result } from '#contract/terms/result.ts'
import type { OfficeFailure } from '../../call.ts'
import { type Decision, type Meanwhile, useMeanwhile } from '../../ui/use-meanwhile.ts'
import { textOf } from '../packages/package-fields.ts'

type Kept<Fields> = { fields: Fields; revision: string; by: string; at: string } | null

type Answered<Found> = Promise<Result<Found, OfficeFailure>>

type Given<Fields, Found> = {
  found: Found
  /** What is on the site, or will be. */
  publishedOf: (found: Found) => Fields
  draftOf: (found: Found) => Kept<Fields>
  keep: (fields: Fields, revision: string | null) => Answered<Found>
  publish: (fields: Fields, base: Found, revision: string | null) => Answered<Found>
  drop: () => Answered<Found>
  /** Shows what a change has brought. */
  take: (found: Found) => void
}

export type TextDraft<Fields, Found> = {
  base: Found
  fields: Fields
  edit: (patch: Partial<Fields>) => void
  /** Something is entered that is not kept yet. */
  isUnkept: boolean
  /** What is entered differs from what is on the site. */
  isChanged: boolean
  isBusy: boolean
  failure: OfficeFailure | undefined
  keep: () => Promise<boolean>
  publish: (fields?: Fields) => Promise<boolean>
  drop: () => Promise<boolean>
  meanwhile: Meanwhile<Found> | undefined
}

/** A text being edited: kept as a draft when asked, published, and compared where somebody else was faster. */
export function useTextDraft<Fields extends object, Found>(given: Given<Fields, Found>): TextDraft<Fields, Found> {
  const { publishedOf, draftOf, take } = given
  const shown = (found: Found) => draftOf(found)?.fields ?? publishedOf(found)
  const [base, setBase] = useState(given.found)
  const [fields, setFields] = useState(() => shown(given.found))
  const [kept, setKept] = useState(() => textOf(shown(given.found)))
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<OfficeFailure>()
  const { meanwhile, ask } = useMeanwhile<Found>()
  const sent = textOf(fields)
  const adopt = (found: Found) => {
    const next = shown(found)
    setBase(found)
    // What was typed while the call was out stays.
    setFields((now) => (textOf(now) === sent ? next : now))
    setKept(textOf(next))
    take(found)
  }
  /** Again over what somebody else has saved, as often as that is decided. */
  const run = async (call: (on: Found) => Answered<Found>): Promise<boolean> => {
    setIsBusy(true)
    setFailure(undefined)
    let on = base
    try {
      for (;;) {
        const answer = await call(on)
        if (answer.ok) {
          adopt(answer.value)
          return true
        }
        const decided = await decideOn(answer.error)
        if (decided !== 'mine') return false
        on = theirsOf(answer.error)
      }
    } finally {
      setIsBusy(false)
    }
  }
  const decideOn = async (refusal: OfficeFailure): Promise<Decision> => {
    if (refusal.code !== 'changed') {
      setFailure(refusal)
      return 'wait'
    }
    const decided = await ask(theirsOf(refusal))
    if (decided === 'theirs') adopt(theirsOf(refusal))
    return decided
  }
  const revisionOf = (found: Found) => draftOf(found)?.revision ?? null
  return {
    ...{ base, fields, isBusy, failure, meanwhile },
    isUnkept: textOf(fields) !== kept,
    isChanged: textOf(fields) !== textOf(publishedOf(base)),
    edit: (patch) => {
      setFields((before) => ({ ...before, ...patch }))
      setFailure(undefined)
    },
    keep: () => run((on) => given.keep(fields, revisionOf(on))),
    publish: (chosen = fields) => run((on) => given.publish(chosen, on, revisionOf(on))),
    drop: () => run(() => given.drop()),
  }
}

/** What calls declare with this refusal: the record as it is now. */
function theirsOf<Found>({ more }: OfficeFailure): Found {
  return more.current as Found
}

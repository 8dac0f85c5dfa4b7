import { useEffect, useRef, useState } from 'react'
import { type OfficePackage, type PackageFields, savePackageDraft } from '#contract/office/packages.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { textOf } from './package-fields.ts'

/** A draft is kept once nobody has typed for so long (ours). */
const QUIET_MS = 900

type Given = {
  id: string
  fields: PackageFields
  /** The draft that the fields were filled from. */
  kept: OfficePackage['draft']
  /** Nothing is kept now: the role may not, or it is being published. */
  isHeld: boolean
  onKept: (found: OfficePackage) => void
  /** Leaves with something that is not kept yet; it is sent at once. */
  onLeft: (fields: PackageFields) => void
}

export type Draft = {
  isUnsaved: boolean
  keptAt: string | undefined
  failure: OfficeFailure | undefined
  keep: () => Promise<void>
  /** Until what is on its way has arrived. */
  rest: () => Promise<void>
  /** From now on these are the fields that need no keeping. */
  settle: (fields: PackageFields, kept: OfficePackage['draft']) => void
  /** The revision that the server is told: of the draft that was read or kept last. */
  revision: () => string | null
  /** The package with the draft that somebody else has kept meanwhile; nothing is kept until it is decided upon. */
  theirs: OfficePackage | undefined
  meet: (theirs: OfficePackage | undefined) => void
  /** Keeps mine over theirs. */
  insist: () => void
}

/** Keeps what is typed as a draft, a moment after the typing stops; one call at a time. */
export function useDraft({ id, fields, kept: first, isHeld: isHeldOutside, onKept, onLeft }: Given): Draft {
  const text = textOf(fields)
  const [kept, setKept] = useState({ text, at: first?.at })
  const revision = useRef(first?.revision ?? null)
  const [theirs, setTheirs] = useState<OfficePackage>()
  const isHeld = isHeldOutside || theirs !== undefined
  const [failure, setFailure] = useState<OfficeFailure>()
  const line = useRef(Promise.resolve())
  const isUnsaved = text !== kept.text
  const send = async () => {
    const answer = await callOffice(savePackageDraft, {
      query: { id },
      body: { ...fields, revision: revision.current },
    })
    // What the call declares with this refusal: the package as it is now.
    if (!answer.ok && answer.error.code === 'changed') return setTheirs(answer.error.more.current as OfficePackage)
    if (!answer.ok) return setFailure(answer.error)
    setFailure(undefined)
    revision.current = answer.value.package.draft?.revision ?? null
    setKept({ text, at: answer.value.package.draft?.at })
    onKept(answer.value.package)
  }
  const keep = () => {
    line.current = line.current.then(send)
    return line.current
  }
  const latest = useRef({ isUnsaved, isHeld, keep, leave: () => onLeft(fields) })
  latest.current = { isUnsaved, isHeld, keep, leave: () => onLeft(fields) }
  useEffect(() => {
    if (!isUnsaved || isHeld || text === '') return
    const timer = setTimeout(() => void latest.current.keep(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, isUnsaved, isHeld])
  useEffect(
    () => () => {
      if (!latest.current.isUnsaved || latest.current.isHeld) return
      latest.current.leave()
      void latest.current.keep()
    },
    [],
  )
  useAskBeforeClosing(isUnsaved && !isHeld)
  return {
    ...{ isUnsaved, keptAt: kept.at, failure, keep },
    rest: () => line.current,
    settle: (settled, draft) => {
      setKept({ text: textOf(settled), at: draft?.at })
      revision.current = draft?.revision ?? null
      setFailure(undefined)
      setTheirs(undefined)
    },
    revision: () => revision.current,
    ...{ theirs, meet: setTheirs },
    insist: () => {
      revision.current = theirs?.draft?.revision ?? null
      setTheirs(undefined)
      void latest.current.keep()
    },
  }
}

/** The browser asks before the tab is closed; inside of the office the draft is sent on leaving. */
function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

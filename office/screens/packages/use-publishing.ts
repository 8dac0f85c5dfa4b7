import { useState } from 'react'
import { dropPackageDraft, type OfficePackage, type PackageFields, publishPackage } from '#contract/office/packages.ts'
import type { Result } from '#contract/terms/result.ts'
import { type Answer, callOffice, type OfficeFailure } from '../../call.ts'
import { useSay } from '../../ui/toasts.tsx'
import { publishedFields } from './package-fields.ts'
import type { Draft } from './use-draft.ts'

type Given = {
  base: OfficePackage
  draft: Draft
  setIsBusy: (isBusy: boolean) => void
  /** Shows what the server has made of it. */
  show: (found: OfficePackage) => void
}

type Publishing = {
  /** Why it was refused. */
  refusal: OfficeFailure | undefined
  /** What somebody else has published since, once publishing has met it. */
  theirs: OfficePackage | undefined
  clear: () => void
  publish: (fields: PackageFields, version?: string) => Promise<OfficeFailure | undefined>
  /** Back to what is on the site; `undo` where that can be taken back. */
  drop: (undo?: () => void) => Promise<void>
}

/** Publishing a package and forgetting its draft, each after the draft on its way has arrived. */
export function usePublishing({ base, draft, setIsBusy, show }: Given): Publishing {
  const { id } = base
  const say = useSay()
  const [refusal, setRefusal] = useState<OfficeFailure>()
  const [theirs, setTheirs] = useState<OfficePackage>()
  const clear = () => {
    setRefusal(undefined)
    setTheirs(undefined)
  }
  const meet = ({ more }: OfficeFailure) => {
    // What the call declares with this refusal: the record as it is now.
    const current = more.current as OfficePackage
    if (current.version === base.version) draft.meet(current)
    else setTheirs(current)
  }
  const ask = async (call: () => Promise<Result<Answer<typeof publishPackage>, OfficeFailure>>) => {
    setIsBusy(true)
    await draft.rest()
    const answer = await call()
    setIsBusy(false)
    clear()
    if (answer.ok) show(answer.value.package)
    else if (answer.error.code === 'changed') meet(answer.error)
    else setRefusal(answer.error)
    return answer
  }
  const publish = async (fields: PackageFields, version = base.version, isUndo = false) => {
    const before = publishedFields(base)
    const answer = await ask(() =>
      callOffice(publishPackage, { query: { id }, body: { ...fields, version, revision: draft.revision() } }),
    )
    if (!answer.ok) return answer.error
    const now = answer.value.package
    if (isUndo) say('Published as it was', { kind: 'info' })
    else say(publishedWords(now, before), { undo: () => void publish(before, now.version, true) })
    return undefined
  }
  const drop = async (undo?: () => void) => {
    const answer = await ask(() => callOffice(dropPackageDraft, { query: { id } }))
    if (answer.ok) say('Back to what is on the site', undo ? { undo } : {})
  }
  return { refusal, theirs, clear, publish, drop }
}

function publishedWords({ name, isLive }: OfficePackage, before: PackageFields): string {
  if (isLive) return before.isLive ? `${name} is published` : `${name} is on the site`
  return before.isLive ? `${name} is off the site` : `${name} is published, still hidden`
}

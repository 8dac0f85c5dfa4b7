import { useEffect, useRef, useState } from 'react'
import type { OfficePackage, PackageFields } from '#contract/office/packages.ts'
import type { OfficeFailure } from '../../call.ts'
import { useInside, useMay } from '../../me.tsx'
import { type Entered, enter, fieldsEntered, publishedFields, putOver, textOf } from './package-fields.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { usePublishing } from './use-publishing.ts'

export type Editor = {
  /** What the fields were filled from: the server is told its version. */
  base: OfficePackage
  entered: Entered
  fields: PackageFields
  edit: (patch: Partial<Entered>) => void
  draft: Draft
  isChanged: boolean
  mayChange: boolean
  isBusy: boolean
  /** Why publishing was refused. */
  refusal: OfficeFailure | undefined
  errorOf: (field: string) => string | undefined
  /** Whether one of the fields that begin so was refused. */
  hasErrorIn: (start: string) => boolean
  publish: (fields?: PackageFields) => Promise<OfficeFailure | undefined>
  /** Back to what is on the site. */
  forget: () => Promise<void>
  /** What becomes of the draft that somebody else has kept meanwhile. */
  decideDraft: (what: 'mine' | 'theirs' | 'wait') => void
  /** What somebody else has published since, once publishing has met it. */
  theirs: OfficePackage | undefined
  decide: (what: 'mine' | 'theirs' | 'wait') => void
  /** Whether somebody else has published since; told before publishing meets it. */
  isOvertaken: boolean
}

/** The state of one package being edited: what is entered, its draft, and publishing it. */
export function useEditor(found: OfficePackage, take: (found: OfficePackage) => void): Editor {
  const { me } = useInside()
  const mayChange = useMay('catalogue.change')
  const [base, setBase] = useState(found)
  const [entered, setEntered] = useState(() => enter(found.draft?.fields ?? publishedFields(found)))
  const [isBusy, setIsBusy] = useState(false)
  const fields = fieldsEntered(entered)
  const draft = useDraft({
    ...{ id: found.id, fields, kept: found.draft, isHeld: !mayChange || isBusy, onKept: take },
    onLeft: (left) => take({ ...base, draft: draftLeft(base, left, me.name ?? '') }),
  })
  const follow = (next: OfficePackage) => {
    const shown = next.draft?.fields ?? publishedFields(next)
    setBase(next)
    setEntered(enter(shown))
    draft.settle(shown, next.draft)
  }
  const show = (next: OfficePackage) => {
    take(next)
    follow(next)
  }
  const { refusal, theirs, clear, publish, drop } = usePublishing({ base, draft, setIsBusy, show })
  const isChanged = textOf(fields) !== textOf(publishedFields(base))
  const isSame = textOf(publishedFields(found)) === textOf(publishedFields(base))
  const overtaking = useFollow({ found, isSame, isChanged, draft, setBase, follow })
  const { errors = [] } = refusal ?? draft.failure ?? {}
  return {
    ...{
      base,
      entered,
      fields,
      draft,
      isChanged,
      mayChange,
      isBusy,
      refusal,
      theirs,
      isOvertaken: overtaking !== undefined && !isSame,
    },
    edit: (patch) => {
      setEntered((before) => ({ ...before, ...patch }))
      clear()
    },
    errorOf: (field) => errors.find((each) => each.field === field)?.message,
    hasErrorIn: (start) => errors.some(({ field }) => field.startsWith(start)),
    publish: (given = fields) => publish(given),
    decideDraft: (what) => {
      if (what === 'mine') draft.insist()
      if (what === 'wait') draft.meet(undefined)
      if (what === 'theirs' && draft.theirs) show(draft.theirs)
    },
    forget: () => drop(() => setEntered(entered)),
    decide: (what) => {
      clear()
      if (theirs === undefined || what === 'wait') return
      if (what === 'theirs') return void drop()
      void publish(putOver(publishedFields(theirs), publishedFields(base), fields), theirs.version)
    },
  }
}

/** What was typed last, shown until the server has answered. */
function draftLeft({ draft }: OfficePackage, fields: PackageFields, by: string): OfficePackage['draft'] {
  return { fields, by, at: new Date().toISOString(), revision: draft?.revision ?? '' }
}

type Follow = {
  found: OfficePackage
  isSame: boolean
  isChanged: boolean
  draft: Draft
  setBase: (found: OfficePackage) => void
  follow: (found: OfficePackage) => void
}

/** What is read anew is shown where nobody has typed; else only its pictures and version are taken, if nothing else differs. Brings what differs otherwise. */
function useFollow({ found, isSame, isChanged, draft, setBase, follow }: Follow): OfficePackage | undefined {
  const seen = useRef(found)
  const [overtaking, setOvertaking] = useState<OfficePackage>()
  useEffect(() => {
    if (found === seen.current) return
    seen.current = found
    const isNewDraft = found.draft?.at !== draft.keptAt
    setOvertaking(undefined)
    if (!draft.isUnsaved && (isSame ? isNewDraft : !isChanged)) follow(found)
    else if (isSame) setBase(found)
    else setOvertaking(found)
  })
  return overtaking
}

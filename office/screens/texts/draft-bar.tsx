import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { LeaveWarning } from '../../ui/unsaved-warning.tsx'
import { agoLabel } from '../../when.ts'
import type { TextDraft } from './use-text-draft.ts'

type Props<Fields, Found> = {
  text: TextDraft<Fields, Found>
  hasDraft: boolean
  /** The button that publishes. */
  children: ReactNode
  onPreview: () => void
}

/** The foot of an editor of a text: how it stands, and what can be done with it. */
export function DraftBar<Fields, Found>({ text, hasDraft, children, onPreview }: Props<Fields, Found>) {
  const { isUnkept, isChanged, isBusy, failure } = text
  return (
    <div className="form-bar">
      <LeaveWarning isUnsaved={isUnkept && !isBusy} />
      {failure && <Refused message={failure.message} />}
      <div className="form-buttons">
        <p role="status">
          {isUnkept ? 'Not kept yet' : hasDraft ? 'Draft kept' : isChanged ? 'Changed' : 'As published'}
        </p>
        <Button onClick={onPreview}>Preview</Button>
        {hasDraft && !isUnkept && (
          <Button busy={isBusy} onClick={() => void text.drop()}>
            Forget the draft
          </Button>
        )}
        {isUnkept && (
          <Button busy={isBusy} onClick={() => void text.keep()}>
            Keep as a draft
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** Whose draft is being gone on with. */
export function DraftNote({ draft, me }: { draft: { by: string; at: string } | null; me: string | undefined }) {
  if (draft === null || draft.by === me) return null
  return (
    <Note>
      A draft of {draft.by}, kept {agoLabel(draft.at)}. What you change goes into it.
    </Note>
  )
}

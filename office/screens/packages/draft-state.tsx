import { timeInIndia } from '#contract/terms/india-time.ts'
import { Button } from '../../ui/button.tsx'
import type { Editor } from './use-editor.ts'

/** How the draft stands, and what can be done with it. */
export function DraftState({ editor }: { editor: Editor }) {
  const { draft, isChanged, isBusy, base } = editor
  const willLive = editor.entered.isLive
  const publish =
    willLive === base.isLive ? 'Publish' : willLive ? 'Publish and put on the site' : 'Publish and take off the site'
  return (
    <>
      <span className="draft-state" role="status">
        {draftWords(editor)}
      </span>
      {draft.failure?.httpStatus === 0 && <Button onClick={() => void draft.keep()}>Keep it now</Button>}
      {(isChanged || base.draft !== null) && (
        <Button onClick={() => void editor.forget()} busy={isBusy}>
          Forget the draft
        </Button>
      )}
      <Button kind="primary" disabled={!isChanged} busy={isBusy} onClick={() => void editor.publish()}>
        {publish}
      </Button>
    </>
  )
}

function draftWords({ draft, isChanged }: Editor): string {
  if (draft.failure) return 'Not kept yet'
  if (draft.isUnsaved) return 'Keeping the draft'
  if (draft.keptAt !== undefined && isChanged) return `Draft kept ${timeInIndia(new Date(draft.keptAt))}`
  return 'As on the site'
}

import { fetchNumbersCsv, type NumberTable, type Span } from '#contract/office/numbers.ts'
import { callOffice } from '../../call.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/toasts.tsx'

/** Saves a table as CSV. `of` says which one, for who listens. */
export function SaveTable({ table, span, of }: { table: NumberTable; span: Span; of: string }) {
  const say = useSay()
  const save = async () => {
    const answer = await callOffice(fetchNumbersCsv, { query: { ...span, table } })
    if (answer.ok) saveFile(answer.value)
    else say(answer.error.message)
  }
  return (
    <Button kind="quiet" icon="download" onClick={() => void save()}>
      CSV<span className="visually-hidden">: {of}</span>
    </Button>
  )
}

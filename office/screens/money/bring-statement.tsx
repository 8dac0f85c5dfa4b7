import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { addStatement, STATEMENT_KINDS, type Statement, type StatementKind } from '#contract/office/settlement.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { ChipChoice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useRenewList } from '../../use-office.ts'
import { KIND_WORDS } from './settlement-words.ts'

type Props = { open: boolean; onClose: () => void; renews: AnyOfficeEndpoint }
type Answer = { status: number; statement?: Statement; skipped?: number; skippedFirst?: string[]; message?: string }

const FAILED = 'The statement could not be sent. Please try again.'

async function send(kind: StatementKind, name: string, body: Blob): Promise<Answer> {
  const search = new URLSearchParams({ kind, name })
  try {
    const response = await fetch(`/api/office${addStatement.path}?${search}`, {
      ...{ method: 'POST', body, headers: { 'Content-Type': 'application/octet-stream' } },
    })
    return (await response.json()) as Answer
  } catch {
    return { status: 0, message: FAILED }
  }
}

/** A file, or the lines of one pasted. */
export function BringStatement({ open, onClose, renews }: Props) {
  const [kind, setKind] = useState<StatementKind>('bank')
  const [pasted, setPasted] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const renewList = useRenewList('statements')
  const renewCall = useRenewList(callKey(renews))
  const navigate = useNavigate()
  const close = () => {
    setAnswer(undefined)
    setPasted('')
    onClose()
  }
  const bring = async (name: string, body: Blob) => {
    setBusy(true)
    const brought = await send(kind, name, body)
    setBusy(false)
    setAnswer(brought)
    renewList()
    renewCall()
    if (brought.statement !== undefined && brought.skipped === 0) void navigate(`/settlement/${brought.statement.id}`)
  }
  return (
    <Dialog open={open} onClose={close} title="Bring a statement">
      {answer?.statement === undefined ? (
        <>
          <ChipChoice
            label="Of"
            hint={KIND_WORDS[kind].hint}
            value={kind}
            onChange={(next) => setKind(next === 'gateway' ? 'gateway' : 'bank')}
            options={STATEMENT_KINDS.map((each) => ({ value: each, label: KIND_WORDS[each].label }))}
          />
          <FileDrop
            label="The file"
            hint="CSV, up to 2 MB. One of its lines has to name the columns."
            accept=".csv,.txt,text/csv"
            disabled={busy}
            onFiles={([file]) => file !== undefined && void bring(file.name.slice(0, 120), file)}
          />
          <LongTextBox label="Or its lines, pasted" optional rows={5} value={pasted} onChange={setPasted} />
          {answer && <Refused message={answer.message ?? FAILED} />}
          <Button
            kind="primary"
            busy={busy}
            disabled={pasted.trim() === ''}
            onClick={() => void bring('Pasted lines', new Blob([pasted]))}
          >
            Compare the pasted lines
          </Button>
        </>
      ) : (
        <>
          <Note kind="good">{answer.statement.lines} lines are compared with the ledger.</Note>
          <p>These were left out, as they tell of no payment ({answer.skipped} in all):</p>
          <ul>
            {answer.skippedFirst?.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button kind="primary" onClick={() => void navigate(`/settlement/${answer.statement?.id}`)}>
            See what differs
          </Button>
        </>
      )}
    </Dialog>
  )
}

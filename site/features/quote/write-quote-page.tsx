import { Form, useNavigation } from 'react-router'
import { QUOTE_NOTE_LENGTH_MAX, SIGNATURE_LENGTH_MAX } from '#contract/terms/limits.ts'
import { Button } from '#site/ui/button.tsx'
import { FactList } from '#site/ui/fact-list.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import './write-quote-page.css'
import type { RequestView } from './request-view.ts'
import { WRITE_TEXTS } from './texts.ts'

export type WriteProblem = { message: string; by: string; note: string }
type Props = { request: RequestView; problem?: WriteProblem | undefined; isSent: boolean }

/** For our office: what a group asks for, and the one button that writes its quote and mails it. */
export function WriteQuotePage({ request, problem, isSent }: Props) {
  const { reference, facts, startDate, written, version } = request
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap write-quote">
      <h1>{WRITE_TEXTS.title}</h1>
      <p className="soft">
        {reference}. {WRITE_TEXTS.lead}
      </p>
      {isSent && <Status kind="success">{`${WRITE_TEXTS.sent} ${request.email}.`}</Status>}
      {request.problem !== undefined && <Status kind="error">{request.problem}</Status>}
      {problem && <Status kind="error">{problem.message}</Status>}
      <FactList facts={facts} />
      {written && (
        <p>
          <a href={written.href}>{written.title}</a> {written.isTaken ? WRITE_TEXTS.taken : WRITE_TEXTS.again}
        </p>
      )}
      {!written?.isTaken && (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <Field
            label={WRITE_TEXTS.day}
            name="startDate"
            type="date"
            defaultValue={startDate}
            hint={WRITE_TEXTS.dayHint}
          />
          <Field label={WRITE_TEXTS.note} note={WRITE_TEXTS.optional} name="note" hint={WRITE_TEXTS.noteHint}>
            {(control) => (
              <textarea {...control} rows={4} maxLength={QUOTE_NOTE_LENGTH_MAX} defaultValue={problem?.note} />
            )}
          </Field>
          <Field
            label={WRITE_TEXTS.by}
            note={WRITE_TEXTS.optional}
            name="by"
            autoComplete="name"
            maxLength={SIGNATURE_LENGTH_MAX}
            defaultValue={problem?.by}
          />
          <Button kind="primary" type="submit" wide busy={isSending}>
            {written ? WRITE_TEXTS.writeAgain : WRITE_TEXTS.write}
          </Button>
        </Form>
      )}
    </div>
  )
}

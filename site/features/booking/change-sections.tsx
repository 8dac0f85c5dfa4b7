import { MESSAGE_LENGTH_MAX, NAME_LENGTH_MAX } from '#contract/terms/limits.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { BookingFold } from './booking-fold.tsx'
import { type BookingAnswer, INTENT } from './booking-forms.ts'
import type { BookingView } from './booking-view.ts'
import { NamesPart } from './names-part.tsx'
import { BOOKING_TEXTS } from './texts.ts'

type Part = { view: BookingView; answer: BookingAnswer | undefined }

/** Who travels, and the form that corrects how they are written. */
export function TravellersPart({ view, answer, isOpen }: Part & { isOpen: boolean }) {
  const { ref: reference, travellers, canRename, lead } = view
  const failed = answer?.kind === 'failed' && answer.part === 'rename' ? answer : undefined
  return (
    <section aria-labelledby="travellers" id="rename">
      <h2 id="travellers">{BOOKING_TEXTS.travellers}</h2>
      <ol className="booking-people">
        {travellers.map(({ name, note, field }) => (
          <li key={field}>
            <b>{name}</b> <span className="soft">{note}</span>
          </li>
        ))}
      </ol>
      <p className="small soft">{lead}</p>
      {view.names && <NamesPart reference={reference} names={view.names} answer={answer} />}
      {canRename && (
        <details className="booking-more no-print" open={isOpen || failed !== undefined}>
          <summary>{BOOKING_TEXTS.correct}</summary>
          <form method="post" action={`${visitorPaths.booking(reference)}#rename`} className="booking-form" noValidate>
            <input type="hidden" name={INTENT} value="rename" />
            <p className="small soft">{BOOKING_TEXTS.correctNote}</p>
            {failed && <Status kind="error">{failed.message}</Status>}
            {travellers.map(({ name, field }) => (
              <Field
                key={field}
                label={name}
                name={field}
                defaultValue={failed?.values[field] ?? name}
                error={failed?.fields[field]}
                maxLength={NAME_LENGTH_MAX}
                autoComplete="off"
              />
            ))}
            <Button kind="outline" type="submit">
              {BOOKING_TEXTS.correctSave}
            </Button>
          </form>
        </details>
      )}
    </section>
  )
}

type AskProps = Part & { beginning: string; isOpen: boolean }

export function AskPart({ view: { ref: reference }, answer, beginning, isOpen }: AskProps) {
  const failed = answer?.kind === 'failed' && answer.part === 'ask' ? answer : undefined
  return (
    <BookingFold id="ask" title={BOOKING_TEXTS.ask} note={BOOKING_TEXTS.askNote} open={isOpen || failed !== undefined}>
      <form method="post" action={`${visitorPaths.booking(reference)}#ask`} className="booking-form" noValidate>
        <input type="hidden" name={INTENT} value="ask" />
        {failed && failed.fields.text === undefined && <Status kind="error">{failed.message}</Status>}
        {/* Another beginning is another field: what was typed into the last one is not kept. */}
        <Field key={beginning} label={BOOKING_TEXTS.askLabel} name="text" error={failed?.fields.text}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={MESSAGE_LENGTH_MAX}
              defaultValue={failed?.values.text ?? beginning}
            />
          )}
        </Field>
        <PrivacyNote />
        <Button kind="outline" type="submit">
          {BOOKING_TEXTS.askSend}
        </Button>
      </form>
    </BookingFold>
  )
}

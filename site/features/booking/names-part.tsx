import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { type BookingAnswer, INTENT } from './booking-forms.ts'
import type { NamesView } from './names-view.ts'

type Props = { reference: string; names: NamesView; answer: BookingAnswer | undefined }

/** Where a group names its travellers: a list that is pasted, or read from a file where there is script. */
export function NamesPart({ reference, names: { lead, problem, texts }, answer }: Props) {
  const failed = answer?.kind === 'failed' && answer.part === 'names' ? answer : undefined
  const errors = failed === undefined ? [] : Object.values(failed.fields)
  return (
    <form
      method="post"
      action={`${visitorPaths.booking(reference)}#rename`}
      className="booking-form no-print"
      noValidate
    >
      <input type="hidden" name={INTENT} value="names" />
      <p>
        <b>{lead}</b> {problem}
      </p>
      <PrivacyNote />
      {failed && (
        <Status kind="error">
          {errors.length > 1 ? (
            <ul>
              {errors.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          ) : (
            failed.message
          )}
        </Status>
      )}
      <Field label={texts.list} name="list" hint={texts.hint}>
        {(control) => <textarea {...control} rows={6} placeholder={texts.example} defaultValue={failed?.values.list} />}
      </Field>
      <label className="small only-scripted">
        {texts.file}{' '}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          ref={takeEarlyFile}
          onChange={({ target }) => takeFile(target)}
        />
      </label>
      <Button kind="outline" type="submit">
        {texts.send}
      </Button>
    </form>
  )
}

/** Puts the text of the chosen file, if there is one, where the names are typed. */
function takeFile({ form, files }: HTMLInputElement): void {
  const list = form?.elements.namedItem('list')
  const [file] = files ?? []
  if (file && list instanceof HTMLTextAreaElement)
    void file.text().then((text) => {
      list.value = text
    })
}

/** What was chosen before the script came. The same function each time: it is called once, and writes over nothing typed later. */
function takeEarlyFile(input: HTMLInputElement | null): void {
  if (input !== null) takeFile(input)
}

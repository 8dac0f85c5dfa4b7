import { type EnquiryField, type EnquiryProblem, enquiryMessage } from '#contract/terms/enquiry-form.ts'
import { MESSAGE_LENGTH_MAX } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import { EmailField, NameField, PhoneField } from './contact-fields.tsx'
import './enquiry-form.css'
import type { EnquiryValues } from './enquiry-values.ts'
import { FormGuards } from './form-guards.tsx'
import { ENQUIRY_TEXTS } from './texts.ts'

type Props = {
  problems: readonly EnquiryProblem[]
  values?: EnquiryValues
  /** False when another part of the form has the first error. */
  takesFocus: boolean
}

/** Who asks, how to answer them, and what else they want to say: fields of whatever form they stand in. */
export function ContactPart({ problems, values, takesFocus }: Props) {
  const errorOf = (field: EnquiryField) => {
    const problem = problems.find((each) => each.field === field)
    return problem && enquiryMessage(problem)
  }
  const contact = { errorOf, values, focusOn: takesFocus ? problems[0]?.field : undefined }
  return (
    <>
      <FormGuards />
      <NameField {...contact} />
      <div className="halves">
        <EmailField {...contact} />
        <PhoneField {...contact} />
      </div>
      <Field label={ENQUIRY_TEXTS.message} note={ENQUIRY_TEXTS.optional} name="message">
        {(control) => <textarea {...control} rows={4} maxLength={MESSAGE_LENGTH_MAX} defaultValue={values?.message} />}
      </Field>
    </>
  )
}

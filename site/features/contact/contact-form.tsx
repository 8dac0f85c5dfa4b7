import { MESSAGE_LENGTH_MAX } from '#contract/terms/limits.ts'
import { EmailField, NameField, PhoneField } from '#site/shop/enquiry/contact-fields.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { type ContactField, type ContactProblem, checkContact, contactMessage } from './check-contact.ts'
import '#site/shop/enquiry/enquiry-form.css'
import type { EnquiryAnswer, EnquiryValues, SentEnquiry } from '#site/shop/enquiry/enquiry-values.ts'
import { FormGuards } from '#site/shop/enquiry/form-guards.tsx'
import { ENQUIRY_TEXTS } from '#site/shop/enquiry/texts.ts'
import { useSendForm } from '#site/shop/enquiry/use-send-enquiry.ts'
import { CONTACT_TEXTS } from './texts.ts'

type Props = {
  /** The page itself, where the form goes without script. */
  action: string
  /** Where the script sends it. */
  sendTo: string
  /** What was typed, when the form came back. */
  values?: EnquiryValues
  answer?: EnquiryAnswer<ContactProblem>
  onSent: (sent: SentEnquiry) => void
}

/** A question to the office. Works as a plain form; with script it is checked at once and sent in place. */
export function ContactForm({ action, sendTo, values, answer, onSent }: Props) {
  const { form, onSubmit, problems, failure, sending } = useSendForm<ContactProblem>({
    address: sendTo,
    check: checkContact,
    onSent,
    first: answer,
  })
  const errorOf = (field: ContactField) => {
    const problem = problems.find((each) => each.field === field)
    return problem && contactMessage(problem)
  }
  const first = answer?.kind === 'invalid' ? answer.problems[0]?.field : undefined
  const contact = { errorOf, values, focusOn: first === 'message' ? undefined : first }
  const count = { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } as const
  return (
    <form
      ref={form}
      className="enquiry-form"
      method="post"
      action={action}
      data-fetched=""
      noValidate
      onSubmit={onSubmit}
    >
      {failure && <Status kind="error">{failure}</Status>}
      <FormGuards />
      <NameField {...contact} />
      <div className="halves">
        <EmailField {...contact} />
        <PhoneField {...contact} />
      </div>
      <Field label={CONTACT_TEXTS.message} name="message" hint={CONTACT_TEXTS.messageHint} error={errorOf('message')}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            required
            maxLength={MESSAGE_LENGTH_MAX}
            defaultValue={values?.message}
            // biome-ignore lint/a11y/noAutofocus: only on the page that comes back, at what is wrong
            autoFocus={first === 'message'}
          />
        )}
      </Field>
      <fieldset>
        <legend className="soft small">{CONTACT_TEXTS.party}</legend>
        <div className="halves">
          <Field
            label={ENQUIRY_TEXTS.adult}
            name="adult"
            required
            defaultValue={values?.adult ?? '2'}
            error={errorOf('adult')}
            {...count}
          />
          <Field
            label={ENQUIRY_TEXTS.child}
            name="child"
            defaultValue={values?.child ?? '0'}
            error={errorOf('child')}
            {...count}
          />
        </div>
      </fieldset>
      <Button kind="primary" type="submit" busy={sending}>
        {CONTACT_TEXTS.submit}
      </Button>
    </form>
  )
}

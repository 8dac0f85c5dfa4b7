import { type EnquiryField, modalMessage } from '#contract/terms/enquiry-form.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { EmailField, NameField, PhoneField } from './contact-fields.tsx'
import type { EnquiryParty, SentEnquiry } from './enquiry-values.ts'
import { FormGuards } from './form-guards.tsx'
import { ENQUIRY_TEXTS } from './texts.ts'
import { useSendEnquiry } from './use-send-enquiry.ts'

type Props = {
  sendTo: string
  party: EnquiryParty
  onCancel: () => void
  onSent: (sent: SentEnquiry) => void
}

/** The fields of the Quick Enquiry, in its own wording. */
export function QuickEnquiryForm({ sendTo, party, onCancel, onSent }: Props) {
  const { form, onSubmit, problems, failure, sending } = useSendEnquiry(sendTo, onSent)
  const errorOf = (field: EnquiryField) => {
    const problem = problems.find((each) => each.field === field)
    return problem && modalMessage(problem)
  }
  const count = { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } as const
  return (
    <form
      ref={form}
      className="quick-enquiry"
      method="post"
      action={sendTo}
      data-fetched=""
      noValidate
      onSubmit={onSubmit}
    >
      <FormGuards />
      <PricedFor party={party} />
      <NameField errorOf={errorOf} />
      <PhoneField errorOf={errorOf} />
      <EmailField errorOf={errorOf} />
      <div className="quick-enquiry-counts">
        <Field
          label={ENQUIRY_TEXTS.adult}
          name="adult"
          required
          defaultValue={party.adults}
          error={errorOf('adult')}
          {...count}
        />
        <Field
          label={ENQUIRY_TEXTS.child}
          note={ENQUIRY_TEXTS.optional}
          name="child"
          defaultValue={party.children}
          error={errorOf('child')}
          {...count}
        />
      </div>
      {failure && <Status kind="error">{failure}</Status>}
      <footer>
        <Button kind="outline" onClick={onCancel}>
          {ENQUIRY_TEXTS.cancel}
        </Button>
        <Button kind="primary" type="submit" busy={sending}>
          {ENQUIRY_TEXTS.submit}
        </Button>
      </footer>
    </form>
  )
}

/** What else the price on the page is for; ages that no longer fit the number of children are dropped by the server. */
function PricedFor({ party: { date, ages } }: Pick<Props, 'party'>) {
  return (
    <>
      {date >= dayInIndia(new Date()) && <input type="hidden" name="travelDate" value={date} />}
      {ages.map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its number alone
        <input key={index} type="hidden" name="childAges" value={age ?? ''} />
      ))}
    </>
  )
}

import { useState } from 'react'
import { type EnquiryField, enquiryMessage } from '#contract/terms/enquiry-form.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { MESSAGE_LENGTH_MAX, PACKAGE_CHILD_MAX_AGE, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { ChildAges } from '../party/child-ages.tsx'
import { EmailField, NameField, PhoneField } from './contact-fields.tsx'
import './enquiry-form.css'
import {
  type EnquiryAnswer,
  type EnquiryParty,
  type EnquiryValues,
  partyOf,
  type SentEnquiry,
} from './enquiry-values.ts'
import { FormGuards } from './form-guards.tsx'
import { ENQUIRY_TEXTS } from './texts.ts'
import { useSendEnquiry } from './use-send-enquiry.ts'

type Props = {
  /** The page itself, where the form goes without script. */
  action: string
  /** Where the script sends it. */
  sendTo: string
  values: EnquiryValues
  /** What the server said to a form that came without script. */
  answer?: EnquiryAnswer
  today: string
  /** Who counts as an adult and as a child, where it is not as on packages. */
  hints?: Record<'adult' | 'child', string>
  onParty: (party: EnquiryParty) => void
  onSent: (sent: SentEnquiry) => void
}

/** The package page's enquiry. Works as a plain form; with script it is checked at once and sent in place. */
export function EnquiryForm({ action, sendTo, values, answer, today, hints = HINTS, onParty, onSent }: Props) {
  const { form, onSubmit, problems, failure, sending } = useSendEnquiry(sendTo, onSent, answer)
  const [party, setParty] = useState(values)
  const errorOf = (field: EnquiryField) => {
    const problem = problems.find((each) => each.field === field)
    return problem && enquiryMessage(problem)
  }
  const change = (part: Partial<EnquiryValues>) => {
    const next = { ...party, ...part }
    setParty(next)
    onParty(partyOf(next))
  }
  const contact = { errorOf, values, focusOn: answer?.kind === 'invalid' ? answer.problems[0]?.field : undefined }
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
      <div className="halves">
        {(['adult', 'child'] as const).map((field) => (
          <CountField
            key={field}
            field={field}
            hint={hints[field]}
            value={party[field]}
            error={errorOf(field)}
            onCount={(count) => change({ [field]: count })}
          />
        ))}
      </div>
      {/* They decide the price, yet an enquiry goes without them too. */}
      <ChildAges
        className="halves"
        ages={partyOf(party).ages.slice(0, AGES_ASKED_MAX)}
        oldest={PACKAGE_CHILD_MAX_AGE}
        onAges={(ages) => change({ childAges: ages.map((age) => String(age ?? '')) })}
      />
      <Field
        label={ENQUIRY_TEXTS.travelDate}
        note={ENQUIRY_TEXTS.optional}
        name="travelDate"
        type="date"
        min={today}
        max={addDays(today, TRAVEL_HORIZON_DAYS)}
        value={party.travelDate}
        onChange={(event) => change({ travelDate: event.target.value })}
      />
      <MessageField value={values.message} />
      <Button kind="primary" type="submit" busy={sending}>
        {ENQUIRY_TEXTS.submit}
      </Button>
    </form>
  )
}

/** More children than this are told of in the message, not one by one (ours). */
const AGES_ASKED_MAX = 12

const HINTS = { adult: ENQUIRY_TEXTS.adultHint, child: ENQUIRY_TEXTS.childHint }

type CountProps = {
  field: 'adult' | 'child'
  hint: string
  value: string
  error?: string
  onCount: (text: string) => void
}

function CountField({ field, hint, value, error, onCount }: CountProps) {
  return (
    <Field
      label={ENQUIRY_TEXTS[field]}
      hint={hint}
      name={field}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      required={field === 'adult'}
      value={value}
      error={error}
      onChange={(event) => onCount(event.target.value)}
    />
  )
}

function MessageField({ value }: { value: string }) {
  return (
    <Field label={ENQUIRY_TEXTS.message} note={ENQUIRY_TEXTS.optional} name="message" hint={ENQUIRY_TEXTS.messageHint}>
      {(control) => <textarea {...control} rows={4} maxLength={MESSAGE_LENGTH_MAX} defaultValue={value} />}
    </Field>
  )
}

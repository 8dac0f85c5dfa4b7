import type { ComponentProps } from 'react'
import type { EnquiryField } from '#contract/terms/enquiry-form.ts'
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import { ENQUIRY_TEXTS } from './texts.ts'

type Props = {
  errorOf: (field: EnquiryField) => string | undefined
  /** Where the focus goes when the page itself comes back with errors, without script. */
  focusOn?: EnquiryField
  values?: { name: string; email: string; contactNumber: string }
}

/** Who asks, and how to answer them. */
export function NameField(props: Props) {
  return contactField('name', props, { autoComplete: 'name', maxLength: NAME_LENGTH_MAX })
}

export function EmailField(props: Props) {
  return contactField('email', props, { type: 'email', autoComplete: 'email', maxLength: EMAIL_LENGTH_MAX })
}

export function PhoneField(props: Props) {
  return contactField('contactNumber', props, {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    hint: ENQUIRY_TEXTS.contactHint,
  })
}

function contactField(
  name: 'name' | 'email' | 'contactNumber',
  { errorOf, focusOn, values }: Props,
  more: Pick<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'hint'>,
) {
  return (
    <Field
      label={ENQUIRY_TEXTS[name]}
      name={name}
      required
      defaultValue={values?.[name]}
      error={errorOf(name)}
      autoFocus={focusOn === name}
      {...more}
    />
  )
}

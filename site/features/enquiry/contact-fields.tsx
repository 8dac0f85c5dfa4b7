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
export function NameField({ errorOf, focusOn, values }: Props) {
  return (
    <Field
      label={ENQUIRY_TEXTS.name}
      name="name"
      autoComplete="name"
      maxLength={NAME_LENGTH_MAX}
      required
      defaultValue={values?.name}
      error={errorOf('name')}
      autoFocus={focusOn === 'name'}
    />
  )
}

export function EmailField({ errorOf, focusOn, values }: Props) {
  return (
    <Field
      label={ENQUIRY_TEXTS.email}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={EMAIL_LENGTH_MAX}
      required
      defaultValue={values?.email}
      error={errorOf('email')}
      autoFocus={focusOn === 'email'}
    />
  )
}

export function PhoneField({ errorOf, focusOn, values }: Props) {
  return (
    <Field
      label={ENQUIRY_TEXTS.contactNumber}
      name="contactNumber"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={ENQUIRY_TEXTS.contactHint}
      required
      defaultValue={values?.contactNumber}
      error={errorOf('contactNumber')}
      autoFocus={focusOn === 'contactNumber'}
    />
  )
}

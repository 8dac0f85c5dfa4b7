import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { type BoxProps, Field } from './field.tsx'

type TextProps = BoxProps<string> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  placeholder?: string
  /** A code to read off: larger, wide apart. */
  code?: boolean
}

/** One line of text. */
export function TextBox({ label, hint, error, optional, value, onChange, inputRef, code, ...rest }: TextProps) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          ref={inputRef as Ref<HTMLInputElement>}
          className={code ? 'code' : undefined}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

type DigitsProps = Pick<TextProps, 'label' | 'value' | 'onChange' | 'error'>

/** The six digits of a mailed code or of an authenticator; whatever else is typed or pasted is left out. */
export function SixDigitsBox({ onChange, ...rest }: DigitsProps) {
  return (
    <TextBox
      {...rest}
      code
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      name="code"
      onChange={(text) => onChange(text.replaceAll(/\D/g, ''))}
    />
  )
}

/** Several lines; as high as what is written. */
export function LongTextBox(props: BoxProps<string> & { rows?: number; maxLength?: number; placeholder?: string }) {
  const { label, hint, error, optional, value, onChange, inputRef, rows = 3, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional }}>
      {(ids) => (
        <textarea
          {...ids}
          {...rest}
          rows={rows}
          ref={inputRef as Ref<HTMLTextAreaElement>}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

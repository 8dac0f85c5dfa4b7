import type { Ref } from 'react'
import { type BoxProps, Field } from './field.tsx'

export type Option = { value: string; label: string; hint?: string; disabled?: boolean }

/** One of several, from the device's own list. */
export function SelectBox(props: BoxProps<string> & { options: readonly Option[]; empty?: string }) {
  const { label, hint, error, optional, value, onChange, inputRef, options, empty, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional }}>
      {(ids) => (
        <select
          {...ids}
          {...rest}
          ref={inputRef as Ref<HTMLSelectElement>}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A day in India, yyyy-mm-dd. */
export function DateBox(props: BoxProps<string> & { min?: string; max?: string }) {
  return <Native {...props} type="date" />
}

/** A wall clock in India, HH:mm. */
export function TimeBox(props: BoxProps<string>) {
  return <Native {...props} type="time" />
}

/** A month, yyyy-mm. */
export function MonthBox(props: BoxProps<string>) {
  return <Native {...props} type="month" />
}

function Native(props: BoxProps<string> & { type: string; min?: string; max?: string }) {
  const { label, hint, error, optional, value, onChange, inputRef, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional }}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          ref={inputRef as Ref<HTMLInputElement>}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

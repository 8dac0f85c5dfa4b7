import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import './field.css'

/** What a control inside a field must carry so that label, hint and error belong to it. */
export type FieldControl = { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
type Props = {
  label: string
  name: string
  error?: string
  hint?: string
  /** A short word after the label, such as "optional". */
  note?: string
  /** A select or textarea instead of the input. */
  children?: (control: FieldControl) => ReactNode
} & Omit<ComponentProps<'input'>, 'children' | 'name'>

/** Label above, then the control, then its hint and its error. */
export function Field({ label, name, error, hint, note, children, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note && <small> ({note})</small>}
      </label>
      {children ? children(control) : <input {...input} {...control} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

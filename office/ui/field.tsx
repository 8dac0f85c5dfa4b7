import { type ReactNode, useId } from 'react'
import './field.css'
import { Icon } from './icon.tsx'

/** What every kind of field takes; a form fills in `value`, `onChange`, `onBlur` and `error` (ui/form.tsx, Input). */
export type BoxProps<Value> = {
  label: string
  /** One short line under the label that says what is meant, or what it does for the traveller. */
  hint?: ReactNode
  error?: string | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  disabled?: boolean
  /** Marks the field as one that may stay empty. */
  optional?: boolean
  inputRef?: React.Ref<HTMLElement>
}

export type FieldIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Where several controls make one field (chips, radio buttons): a group with a legend in place of a label. */
  group?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** Label, hint and error round a control, tied to it for who listens. */
export function Field({ label, hint, error, optional, group, children }: Props) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      {label}
      {optional && <span className="optional"> (optional)</span>}
    </>
  )
  const inner = (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </>
  )
  if (group)
    return (
      <fieldset className="field" aria-describedby={described}>
        <legend>{words}</legend>
        {inner}
      </fieldset>
    )
  return (
    <div className="field">
      <label htmlFor={id}>{words}</label>
      {inner}
    </div>
  )
}

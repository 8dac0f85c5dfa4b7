import { useId } from 'react'
import './choices.css'
import { IconButton } from './button.tsx'
import { type BoxProps, Field } from './field.tsx'
import { Icon } from './icon.tsx'
import type { Option } from './pick-boxes.tsx'

/** On or off, at once. */
export function Switch({ label, hint, error, value, onChange, onBlur, disabled, name }: BoxProps<boolean>) {
  const id = useId()
  return (
    <div className="inline-field">
      <label htmlFor={id}>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        className="switch"
        checked={value === true}
        aria-checked={value === true}
        disabled={disabled}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        onBlur={onBlur}
      />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A small number, one up or one down. */
export function Stepper(props: BoxProps<number> & { min?: number; max?: number }) {
  const { label, hint, error, value, onChange, disabled, min = 0, max = Number.MAX_SAFE_INTEGER } = props
  const id = useId()
  const number = value ?? min
  return (
    <fieldset className="inline-field" aria-labelledby={id}>
      <span className="words" id={id}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <span className="stepper">
        <IconButton
          icon="minus"
          label={`One less: ${label}`}
          disabled={disabled || number <= min}
          onClick={() => onChange(number - 1)}
        />
        <output>{number}</output>
        <IconButton
          icon="plus"
          label={`One more: ${label}`}
          disabled={disabled || number >= max}
          onClick={() => onChange(number + 1)}
        />
      </span>
      {error && <p className="error">{error}</p>}
    </fieldset>
  )
}

/** One of a few, all in sight. */
export function ChipChoice({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  options,
  name,
}: BoxProps<string> & { options: readonly Option[] }) {
  const own = useId()
  return (
    <Field {...{ label, hint, error, optional }} group>
      {() => (
        <div className="chips">
          {options.map((option) => (
            <label key={option.value} className="chip">
              <input
                type="radio"
                className="visually-hidden"
                name={name ?? own}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

type ManyProps = BoxProps<string[]> & { options: readonly Option[]; look?: 'chips' | 'list' }

/** Any number of several: chips for a few short ones, a list with hints for more. */
export function MultiChoice({ label, hint, error, optional, value, onChange, options, look = 'chips' }: ManyProps) {
  const chosen = value ?? []
  const toggle = (one: string) =>
    onChange(options.map((option) => option.value).filter((each) => (each === one) !== chosen.includes(each)))
  return (
    <Field {...{ label, hint, error, optional }} group>
      {() => (
        <div className={look === 'chips' ? 'chips' : 'ticks'}>
          {options.map((option) => (
            <label key={option.value} className={look === 'chips' ? 'chip' : 'tick'}>
              <input
                type="checkbox"
                className={look === 'chips' ? 'visually-hidden' : undefined}
                checked={chosen.includes(option.value)}
                disabled={option.disabled}
                onChange={() => toggle(option.value)}
              />
              {look === 'chips' && <Icon name="check" />}
              <span>
                {option.label}
                {option.hint && <small>{option.hint}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

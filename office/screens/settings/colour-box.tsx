import type { Ref } from 'react'
import { ACCENT } from '#contract/terms/accent.ts'
import { Button } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'

/** What the browser's own chooser opens with while there is no colour: the lagoon of the site. */
const USUAL = '#0b6e78'

/** A colour, typed or chosen; empty for the one that the site comes with. */
export function ColourBox({ label, hint, error, value, onChange, onBlur, name, disabled, inputRef }: BoxProps<string>) {
  const typed = value.trim().toLowerCase()
  return (
    <Field {...{ label, hint, error }}>
      {(ids) => (
        <div className="colour-box">
          <input
            {...ids}
            {...{ name, disabled, onBlur, value }}
            ref={inputRef as Ref<HTMLInputElement>}
            placeholder={`${USUAL}, as the site comes`}
            maxLength={7}
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <input
            type="color"
            aria-label={`Choose: ${label.toLowerCase()}`}
            disabled={disabled}
            value={ACCENT.test(typed) ? typed : USUAL}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          {value !== '' && (
            <Button kind="quiet" icon="undo" disabled={disabled} onClick={() => onChange('')}>
              As the site comes
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

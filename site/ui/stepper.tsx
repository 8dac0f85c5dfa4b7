import { useId, useState } from 'react'
import { VALIDATION } from '#contract/terms/messages.ts'
import { Icon } from './icon.tsx'
import './stepper.css'

type Props = {
  label: string
  hint?: string
  name: string
  value: number
  min: number
  max: number
  /** Without it the stepper keeps its own value, starting from `value`. */
  onChange?: (value: number) => void
}

/** A number field with minus and plus, which says its limit to who goes beyond it; without script the field alone works. */
export function Stepper({ label, hint, name, value, min, max, onChange }: Props) {
  const id = useId()
  const [own, setOwn] = useState(value)
  const [typed, setTyped] = useState<string>()
  const [limit, setLimit] = useState('')
  const now = onChange ? value : own
  const change = (wanted: number) => {
    const next = Math.min(Math.max(Math.trunc(wanted), min), max)
    setLimit(wanted > max ? `At most ${max}.` : wanted < min ? `At least ${min}.` : '')
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div className="stepper">
      <label htmlFor={id}>
        {label}
        {hint && <small>{hint}</small>}
      </label>
      <span className="control">
        <StepButton label={`Fewer: ${label}`} icon="minus" disabled={now <= min} onClick={() => change(now - 1)} />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed ?? now}
          onChange={({ target }) => {
            // Emptied for another number: the old one stays until there is one.
            if (Number.isNaN(target.valueAsNumber)) return setTyped(target.value)
            if (!/^\d+$/.test(target.value)) {
              setTyped(target.value)
              return setLimit(VALIDATION.count)
            }
            // Too many: the field shows at once what it was set to.
            setTyped(target.valueAsNumber > max ? undefined : target.value)
            change(target.valueAsNumber)
          }}
          onBlur={() => setTyped(undefined)}
        />
        <StepButton label={`More: ${label}`} icon="plus" disabled={now >= max} onClick={() => change(now + 1)} />
      </span>
      <p role="status">{limit}</p>
    </div>
  )
}

type StepButtonProps = { label: string; icon: 'minus' | 'plus'; disabled: boolean; onClick: () => void }

function StepButton({ label, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button type="button" className="only-scripted" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

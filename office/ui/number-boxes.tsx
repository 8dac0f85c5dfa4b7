import { type Ref, useState } from 'react'
import { type BoxProps, Field } from './field.tsx'

type NumberProps = BoxProps<number | null> & { min?: number; max?: number; suffix?: string; prefix?: string }

/** A number; empty is null. With Indian grouping until it is typed in: a change on focus would undo what Tab has selected. */
export function NumberBox({ label, hint, error, optional, value, onChange, onBlur, inputRef, ...rest }: NumberProps) {
  const { min, max, suffix, prefix, ...attributes } = rest
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null || value === undefined ? '' : value.toLocaleString('en-IN'))
  const leave = () => {
    setTyped(undefined)
    onBlur?.()
  }
  const take = (text: string) => {
    const plain = text.replaceAll(/[,\s]/g, '')
    if (!/^-?\d*\.?\d*$/.test(plain)) return
    setTyped(text)
    const number = Number(plain)
    onChange(plain === '' || Number.isNaN(number) ? null : number)
  }
  return (
    <Field {...{ label, hint, error, optional }}>
      {(ids) => (
        <span className="affixed">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input
            {...ids}
            {...attributes}
            ref={inputRef as Ref<HTMLInputElement>}
            inputMode="decimal"
            autoComplete="off"
            className="num"
            value={shown}
            onChange={({ currentTarget }) => take(currentTarget.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              const next = between((value ?? 0) + (event.key === 'ArrowUp' ? 1 : -1), min, max)
              onChange(next)
              setTyped(String(next))
            }}
          />
          {suffix && <span aria-hidden="true">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

/** Whole rupees. */
export function MoneyBox(props: Omit<NumberProps, 'prefix'>) {
  return <NumberBox min={0} {...props} prefix="₹" />
}

function between(number: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.max(number, min), max)
}

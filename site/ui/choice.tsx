export type ChoiceOption = { value: string; label: string; count?: number; disabled?: boolean }
type Props = {
  legend: string
  name: string
  options: ChoiceOption[]
  /** The values that are on; a radio list has one. */
  chosen: readonly string[]
  many?: boolean
  onChoose?: (value: string) => void
}

/** Radios (or check boxes with `many`) in a list, each with how many results it has. */
export function Choice({ legend, name, options, chosen, many = false, onChoose }: Props) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            disabled={option.disabled}
            onChange={(event) => onChoose?.(event.target.value)}
            {...(onChoose
              ? { checked: chosen.includes(option.value) }
              : { defaultChecked: chosen.includes(option.value) })}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span className="count">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}

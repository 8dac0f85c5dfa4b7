import './packages.css'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Option } from '../../ui/pick-boxes.tsx'

type Props = BoxProps<string[]> & {
  options: readonly Option[]
  /** What the list to add from says: "Add a place". */
  add: string
  most: number
}

/** Some of many, in the order in which they were chosen. */
export function PickMany({ label, hint, error, value, onChange, disabled, options, add, most }: Props) {
  const free = options.filter((option) => !value.includes(option.value))
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="pick-many">
          {value.length > 0 && (
            <ul className="chips">
              {value.map((id) => (
                <Picked
                  key={id}
                  name={options.find((option) => option.value === id)?.label ?? id}
                  onRemove={disabled ? undefined : () => onChange(value.filter((each) => each !== id))}
                />
              ))}
            </ul>
          )}
          {value.length < most && (
            <select
              aria-label={add}
              value=""
              disabled={disabled}
              onChange={({ currentTarget }) => onChange([...value, currentTarget.value])}
            >
              <option value="">{add}</option>
              {free.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </Field>
  )
}

function Picked({ name, onRemove }: { name: string; onRemove: (() => void) | undefined }) {
  if (onRemove === undefined) return <li>{name}</li>
  return (
    <li>
      <button type="button" className="picked" onClick={onRemove} aria-label={`Remove: ${name}`}>
        {name}
        <Icon name="close" />
      </button>
    </li>
  )
}

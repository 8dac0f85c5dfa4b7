import { useId } from 'react'
import '#site/ui/search-bar.css'
import type { PortChoice } from './ports.ts'
import { FERRY_TEXTS } from './texts.ts'

type Props = { label: string; name: 'from' | 'to'; value: string; ports: readonly PortChoice[] }

/** One end of a crossing: a list of ports, or a text where there is no list. */
export function PortField({ label, name, value, ports }: Props) {
  const id = useId()
  return (
    <div className="search-cell">
      <label htmlFor={id}>{label}</label>
      {ports.length === 0 ? (
        <input id={id} name={name} defaultValue={value} required autoComplete="off" />
      ) : (
        <select id={id} name={name} defaultValue={value} required>
          {value === '' && <option value="">{FERRY_TEXTS.choosePort}</option>}
          {ports.map((port) => (
            <option key={port.value} value={port.value}>
              {port.label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

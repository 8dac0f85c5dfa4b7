import { useId } from 'react'
import '#site/ui/search-bar.css'

type Props = { label: string; value: string; min: string; max: string }

export function DayField({ label, value, min, max }: Props) {
  const id = useId()
  return (
    <div className="search-cell">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="date" type="date" min={min} max={max} defaultValue={value} required />
    </div>
  )
}

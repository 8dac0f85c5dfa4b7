import type { ReactNode } from 'react'
import './figures.css'

type StatProps = {
  label: string
  value: ReactNode /** What it is compared with. */
  note?: ReactNode
  tone?: 'up' | 'down'
}

/** Figures in a row, each with its name and what it is compared with. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>
}

export function Stat({ label, value, note, tone }: StatProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <small className={tone}>{note}</small>}
      </dd>
    </div>
  )
}

type ProgressProps = { label: string; value: number; max: number /** In place of the percentage. */; words?: string }

/** How far something has come. */
export function Progress({ label, value, max, words }: ProgressProps) {
  return (
    <div className="progress">
      <span>
        {label} <b>{words ?? `${max === 0 ? 0 : Math.round((value / max) * 100)} %`}</b>
      </span>
      <progress aria-label={label} value={value} max={max} />
    </div>
  )
}

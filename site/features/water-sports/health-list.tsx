import type { HealthRules } from './details-view.ts'
import { ACTIVITY_TEXTS } from './texts.ts'

export function HealthList({ health: { notWith, rules } }: { health: HealthRules }) {
  return (
    <ul className="health-list">
      {notWith.length > 0 && (
        <li>
          {ACTIVITY_TEXTS.notWith}: {notWith.join(', ')}.
        </li>
      )}
      {rules.map((rule) => (
        <li key={rule}>{rule}.</li>
      ))}
    </ul>
  )
}

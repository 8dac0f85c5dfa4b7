import '#site/ui/bullets.css'
import type { HealthRules } from '../details/details-view.ts'
import { HEALTH_TEXTS } from './booking-texts.ts'

export function HealthList({ health: { notWith, rules } }: { health: HealthRules }) {
  return (
    <ul className="bullets">
      {notWith.length > 0 && (
        <li>
          {HEALTH_TEXTS.notWith}: {notWith.join(', ')}.
        </li>
      )}
      {rules.map((rule) => (
        <li key={rule}>{rule}.</li>
      ))}
    </ul>
  )
}

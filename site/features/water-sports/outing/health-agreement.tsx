import '#site/ui/choice.css'
import type { BookableActivity } from '../details/details-view.ts'
import { BOOKING_TEXTS, HEALTH_TEXTS } from './booking-texts.ts'
import { HealthList } from './health-list.tsx'
import type { Outing } from './outing.ts'

type Props = {
  activity: BookableActivity
  outing: Outing
  onOuting: (outing: Outing) => void
  error?: string
  /** The rules stand open where there is room for them. */
  open: boolean
}

/** The health rules, and the tick that they were read. */
export function HealthAgreement({ activity: { health }, outing, onOuting, error, open }: Props) {
  if (health.notWith.length === 0 && health.rules.length === 0) return null
  return (
    <div className="outing-health choice-marks">
      <details open={open}>
        <summary>{HEALTH_TEXTS.title}</summary>
        <HealthList health={health} />
      </details>
      <label>
        <input
          type="checkbox"
          name="agreed"
          value="yes"
          required
          checked={outing.agreed}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onOuting({ ...outing, agreed: target.checked })}
        />
        <span>{BOOKING_TEXTS.agree}</span>
      </label>
      {error && <p className="outing-error">{error}</p>}
    </div>
  )
}

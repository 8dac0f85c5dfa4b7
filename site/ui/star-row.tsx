import { counted } from '#contract/terms/counted.ts'
import { Icon } from './icon.tsx'
import './star-row.css'

/** The stars of a hotel, as many as it has; nothing for none. */
export function StarRow({ count }: { count: number }) {
  const whole = Math.min(Math.round(count), 5)
  if (whole < 1) return null
  return (
    <span className="star-row" role="img" aria-label={counted(whole, 'star')}>
      {Array.from({ length: whole }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
        <Icon key={index} name="star" />
      ))}
    </span>
  )
}

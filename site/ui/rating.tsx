import { counted } from '#contract/terms/counted.ts'
import { Icon } from './icon.tsx'
import './rating.css'

/** The average of what travellers say, and of how many. */
export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <p className="rating">
      <Icon name="star" />
      <b>{average.toFixed(1)}</b>
      {` from ${counted(count, 'review')}`}
    </p>
  )
}

import '#site/ui/skeleton.css'
import './hotel-skeletons.css'
import { HOTEL_TEXTS } from '../texts.ts'

/** As many as a window shows. */
const OUTLINES = 4

/** The outline of a list on its way; nobody needs it before the first filter. */
export function HotelSkeletons() {
  return (
    <div className="hotel-results hotel-skeletons" role="status" aria-label={HOTEL_TEXTS.loading}>
      {Array.from({ length: OUTLINES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
        <div key={index} className="skeleton-card" aria-hidden="true">
          <div className="skeleton picture" />
          <div className="skeleton line" />
          <div className="skeleton line short" />
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '#site/ui/skeleton.tsx'
import './hotel-skeletons.css'
import { HOTEL_TEXTS } from './texts.ts'

/** As many as a window shows. */
const OUTLINES = 4

/** The outline of a list on its way; nobody needs it before the first filter. */
export function HotelSkeletons() {
  return (
    <div className="hotel-results hotel-skeletons" role="status" aria-label={HOTEL_TEXTS.loading}>
      {Array.from({ length: OUTLINES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
        <Skeleton key={index} kind="card" />
      ))}
    </div>
  )
}

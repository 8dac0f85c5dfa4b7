import { CloseButton } from '#site/ui/close-button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import type { Notice } from './seats/seat-rules.ts'
import './seat-said.css'
import { SEAT_TEXTS } from './texts.ts'

/** What just happened to the seats: read out, and shown where a map of twenty rows does not hide it. */
export function SeatSaid({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  return (
    <div className="seat-said" role="status">
      {notice !== undefined && (
        <div className={notice.kind}>
          <Icon name={notice.kind === 'error' ? 'alert' : 'success'} />
          <p>{notice.text}</p>
          <CloseButton label={SEAT_TEXTS.close} onClick={onClose} />
        </div>
      )}
    </div>
  )
}

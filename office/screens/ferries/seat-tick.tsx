import { letterOf } from '#contract/terms/seat-drawing.ts'

type Props = { seat: string; cabin: string; isKept: boolean; disabled: boolean; onToggle: (seat: string) => void }

/** A seat that is kept back or not. */
export function SeatTick({ seat, cabin, isKept, disabled, onToggle }: Props) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Keep back ${cabin} ${seat.replace(/^[A-Z]+/, '')}`}
        checked={isKept}
        disabled={disabled}
        onChange={() => onToggle(seat)}
      />
      {letterOf(seat)}
    </>
  )
}

import './cancel-ladder.css'

/** "Until Thu 10 Dec 2026", "₹80,000 back", "80 %". */
export type LadderStep = { when: string; back: string; note: string; tone: 'early' | 'middle' | 'late' }

/** What comes back of a price, step by step. */
export function CancelLadder({ steps }: { steps: readonly LadderStep[] }) {
  return (
    <ol className="cancel-ladder">
      {steps.map(({ when, back, note, tone }) => (
        <li key={when} className={tone}>
          <span>{when}</span>
          <span>
            <b>{back}</b> <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}

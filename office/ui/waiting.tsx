import './waiting.css'

/** While the office or a screen of it is fetched. Says so only to who listens, and shows after a moment alone. */
export function Waiting() {
  return (
    <div className="waiting" role="status">
      <span className="visually-hidden">Loading</span>
      <span className="waiting-bar" />
    </div>
  )
}

/** Lines with the measures of what will stand there. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: lines }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={place} className="skeleton-line" />
      ))}
    </div>
  )
}

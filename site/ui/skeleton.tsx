import './skeleton.css'

/** The geometry of what is coming: a `card` like a package card, a `line` of words, or a `block` that fills its box. */
export function Skeleton({ kind }: { kind: 'card' | 'line' | 'block' }) {
  if (kind !== 'card') return <div className={`skeleton ${kind}`} />
  return (
    <div className="skeleton-card" aria-hidden="true">
      <div className="skeleton picture" />
      <div className="skeleton line" />
      <div className="skeleton line short" />
      <div className="skeleton-foot">
        <div className="skeleton line" />
        <div className="skeleton line" />
      </div>
    </div>
  )
}

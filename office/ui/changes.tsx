import { type Difference, differencesOf } from '#contract/terms/change-labels.ts'
import './changes.css'

type Fields = Record<string, unknown> | null

/** What was and what is, field by field. */
export function Changes({ before, after }: { before: Fields; after: Fields }) {
  return <Differences of={differencesOf(before, after)} />
}

/** Differences in words, as the server or differencesOf brings them. */
export function Differences({ of }: { of: readonly Difference[] }) {
  if (of.length === 0) return <p className="hint">No field has changed by it.</p>
  return (
    <dl className="changes">
      {of.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{`${label.charAt(0).toUpperCase()}${label.slice(1)}`}</dt>
          {before !== null && (
            <dd>
              <span className="visually-hidden">before: </span>
              <del>{before}</del>
            </dd>
          )}
          {after !== null && (
            <dd>
              <span className="visually-hidden">after: </span>
              <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

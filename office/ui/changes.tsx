import './changes.css'

type Fields = Record<string, unknown> | null

/** What was and what is, field by field. */
export function Changes({ before, after }: { before: Fields; after: Fields }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p className="hint">No field has changed by it.</p>
  return (
    <dl className="changes">
      {names.map((name) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          {before && name in before && (
            <dd>
              <span className="visually-hidden">before: </span>
              <del>{textOf(before[name])}</del>
            </dd>
          )}
          {after && name in after && (
            <dd>
              <span className="visually-hidden">after: </span>
              <ins>{textOf(after[name])}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** `seatPrice` is "Seat price". */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

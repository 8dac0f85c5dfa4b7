import './contents.css'

type Props = { parts: readonly { id: string; heading: string }[] }
const TITLE = 'On this page'

/** The headings of a long text as links: beside it where there is room, else folded away above it. */
export function Contents({ parts }: Props) {
  return (
    <>
      <nav className="contents only-wide" aria-label={TITLE}>
        <p>{TITLE}</p>
        <Links parts={parts} />
      </nav>
      <details className="contents only-narrow">
        <summary>{TITLE}</summary>
        <Links parts={parts} />
      </details>
    </>
  )
}

function Links({ parts }: Props) {
  return (
    <ol>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  )
}

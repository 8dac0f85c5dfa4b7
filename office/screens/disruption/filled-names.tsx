type Props = { names: readonly { name: string; is: string }[] }

/** The names in braces that a message to travellers may hold. */
export function FilledNames({ names }: Props) {
  return (
    <details>
      <summary>Names that are filled in</summary>
      <ul>
        {names.map(({ name, is }) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {is}
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { ComponentProps } from 'react'

export type Fact = { label: string; text: string }

type Props = ComponentProps<'dl'> & { facts: readonly Fact[] }

/** Facts, each under its label; `children` follow in the same list. */
export function FactList({ facts, children, ...list }: Props) {
  return (
    <dl {...list}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}

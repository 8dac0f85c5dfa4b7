import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Props = {
  children: ReactNode
  /** Without it the chip is a button. */
  href?: string
  current?: boolean
  count?: number
  /** A filter that is on: the chip shows a cross and its link or click takes the filter off. */
  removable?: boolean
  onClick?: () => void
  preventScrollReset?: boolean
}

export function Chip({ children, href, current, count, removable, onClick, preventScrollReset }: Props) {
  const inside = (
    <>
      {children}
      {count !== undefined && <span className="count">{count}</span>}
      {removable && <Icon name="close" />}
    </>
  )
  const className = removable ? 'chip on' : 'chip'
  if (href === undefined) {
    return (
      <button type="button" className={className} aria-pressed={current} onClick={onClick}>
        {inside}
      </button>
    )
  }
  return (
    <Link
      className={className}
      to={href}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      preventScrollReset={preventScrollReset}
    >
      {removable && <span className="visually-hidden">Remove filter </span>}
      {inside}
    </Link>
  )
}

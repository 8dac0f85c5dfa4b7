import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.tsx'
import './button.css'

export type ButtonKind = 'primary' | 'outline' | 'quiet'
type Look = { kind: ButtonKind; size?: 'regular' | 'small'; wide?: boolean; round?: boolean; children: ReactNode }
type AsLink = Look & { href: string } & Omit<ComponentProps<typeof Link>, 'to' | keyof Look>
type AsButton = Look & { href?: undefined; busy?: boolean } & Omit<ComponentProps<'button'>, keyof Look>

/** A link when it has an `href`, else a button. One primary in a view: it does what the page is for. */
export function Button(props: AsLink | AsButton) {
  if (props.href !== undefined) {
    const { kind, size, wide, round, href, className, ...rest } = props
    return <Link {...rest} to={href} className={classOf({ kind, size, wide, round }, className)} />
  }
  const { kind, size, wide, round, busy, type = 'button', href: _, className, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ kind, size, wide, round }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    />
  )
}

function classOf({ kind, size, wide, round }: Omit<Look, 'children'>, more?: string) {
  return ['button', kind, size === 'small' && 'small', wide && 'wide', round && 'round', more].filter(Boolean).join(' ')
}

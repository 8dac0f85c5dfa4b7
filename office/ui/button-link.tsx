import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

/** Looks like a button and leads to another screen; `to` begins after /office. */
export function ButtonLink({ kind, wide, icon, children, ...rest }: ButtonLook & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} className={buttonClass({ kind, wide })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

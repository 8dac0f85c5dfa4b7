import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { Icon, type IconName } from './icon.tsx'

export type ButtonLook = {
  /** One `primary` in a view: it does what the screen is for. `danger` takes something away. */
  kind?: 'primary' | 'outline' | 'quiet' | 'danger'
  icon?: IconName
  wide?: boolean
  children?: ReactNode
}

type Props = ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, 'children'>

/** Does something here. What leads to another screen is a ButtonLink. A busy button takes no second press. */
export function Button({ kind = 'outline', icon, wide, busy, type = 'button', onClick, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  )
}

type RoundProps = { icon: IconName; label: string } & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>

/** A sign alone; `label` says what it does. */
export function IconButton({ icon, label, type = 'button', className, ...rest }: RoundProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`icon-button${className ? ` ${className}` : ''}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}

export function buttonClass({ kind = 'outline', wide }: Pick<ButtonLook, 'kind' | 'wide'>): string {
  return `button ${kind}${wide ? ' wide' : ''}`
}

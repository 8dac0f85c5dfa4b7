import type { ReactNode } from 'react'
import './empty.css'
import { Icon, type IconName } from './icon.tsx'

type Props = { icon?: IconName; title: string; children?: ReactNode /** The next step. */; action?: ReactNode }

/** What stands where nothing is yet: why, and what to do next. */
export function Empty({ icon = 'list', title, children, action }: Props) {
  return (
    <div className="empty">
      <span className="empty-sign">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

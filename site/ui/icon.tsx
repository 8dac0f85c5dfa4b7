import './icon.css'
import sprite from './icons.svg?url&no-inline'

/** The symbols of icons.svg. Lucide's drawings (ISC, icons-LICENSE.txt), fetched once as one file. */
export type IconName =
  | 'pin'
  | 'calendar'
  | 'users'
  | 'search'
  | 'user'
  | 'menu'
  | 'heart'
  | 'star'
  | 'clock'
  | 'plus'
  | 'minus'
  | 'close'
  | 'check'
  | 'left'
  | 'right'
  | 'down'
  | 'up'
  | 'pause'
  | 'play'
  | 'phone'
  | 'mail'
  | 'chat'
  | 'ship'
  | 'car'
  | 'bed'
  | 'waves'
  | 'filters'
  | 'map'
  | 'list'
  | 'arrow'
  | 'external'
  | 'alert'
  | 'success'
  | 'info'
  | 'ticket'
  | 'wifi'
  | 'snowflake'
  | 'umbrella'
  | 'meals'
  | 'print'
  | 'share'
  | 'shield'
  | 'moon'
  | 'sun'
  | 'screen'
  | 'swap'

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

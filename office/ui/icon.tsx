import './icon.css'
import sprite from './icons.svg?url&no-inline'

/** The symbols of icons.svg: Lucide's drawings (ISC), fetched once as one file. */
export type IconName =
  | 'alert'
  | 'arrow'
  | 'bed'
  | 'bin'
  | 'bold'
  | 'book'
  | 'calendar'
  | 'car'
  | 'case'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'down'
  | 'download'
  | 'external'
  | 'file'
  | 'filters'
  | 'flag'
  | 'grip'
  | 'heading'
  | 'help'
  | 'history'
  | 'inbox'
  | 'info'
  | 'italic'
  | 'leave'
  | 'left'
  | 'link'
  | 'list'
  | 'mail'
  | 'map'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'more'
  | 'numbered'
  | 'pencil'
  | 'phone'
  | 'pin'
  | 'plane'
  | 'plus'
  | 'print'
  | 'right'
  | 'rupee'
  | 'screen'
  | 'search'
  | 'settings'
  | 'share'
  | 'shield'
  | 'ship'
  | 'sort'
  | 'star'
  | 'storm'
  | 'success'
  | 'sun'
  | 'swap'
  | 'ticket'
  | 'undo'
  | 'up'
  | 'upload'
  | 'user'
  | 'users'
  | 'waves'

/** Beside words that say the same; alone in a button, the button has an `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

export function Logo() {
  return (
    <svg className="logo" aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  )
}

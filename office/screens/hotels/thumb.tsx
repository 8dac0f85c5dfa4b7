import { Icon, type IconName } from '../../ui/icon.tsx'
import './hotels.css'

/** A small picture beside a name that says what it is; a sign where there is none yet. */
export function Thumb({ src, icon = 'bed' }: { src: string | null | undefined; icon?: IconName }) {
  if (src) return <img className="thumb" src={src} alt="" loading="lazy" />
  return (
    <span className="thumb">
      <Icon name={icon} />
    </span>
  )
}

import { Icon } from '../../ui/icon.tsx'
import './hotels.css'

/** A small picture beside a name that says what it is; a sign where there is none yet. */
export function Thumb({ src }: { src: string | null | undefined }) {
  if (src) return <img className="thumb" src={src} alt="" loading="lazy" />
  return (
    <span className="thumb">
      <Icon name="bed" />
    </span>
  )
}

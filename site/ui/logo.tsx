import sprite from './icons.svg?url&no-inline'
import './logo.css'

/** A padauk leaf that is also a sail, on its boat; takes the colour of the words round it. */
export function Logo() {
  return (
    <svg className="logo" aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  )
}

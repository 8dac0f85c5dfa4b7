import './clip-links.css'
import { Icon } from './icon.tsx'

/** A clip and what it shows. */
export type ClipLink = { name: string; href: string }

/** Clips that play over the page (media-links.tsx); without script each link is the file. */
export function ClipLinks({ clips }: { clips: readonly ClipLink[] }) {
  if (clips.length === 0) return null
  return (
    <ul className="clip-links">
      {clips.map(({ name, href }) => (
        <li key={href}>
          <a href={href} title={name}>
            <Icon name="play" /> {`Clip: ${name}`}
          </a>
        </li>
      ))}
    </ul>
  )
}

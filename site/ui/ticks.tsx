import { Icon } from './icon.tsx'
import './ticks.css'

/** A list of things to have, to do or to get, each with a tick; or of those that are not to be had, with a cross. */
export function Ticks({ items, isOut = false }: { items: readonly string[]; isOut?: boolean }) {
  return (
    <ul className={isOut ? 'ticks out' : 'ticks'}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={isOut ? 'close' : 'check'} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

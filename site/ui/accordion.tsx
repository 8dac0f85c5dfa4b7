import type { ReactNode } from 'react'
import './accordion.css'

export type AccordionItem = { id: string; title: string; lead?: string; body: ReactNode }
type Props = { items: AccordionItem[]; name: string; firstOpen?: boolean }

/** One open at a time (`name` groups them); clicking the open one closes it. The browser's own details, so no script. */
export function Accordion({ items, name, firstOpen = false }: Props) {
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details key={item.id} name={name} open={firstOpen && index === 0}>
          <summary>
            {item.lead && <span className="lead">{item.lead}</span>}
            <span>{item.title}</span>
          </summary>
          <div className="accordion-body">{item.body}</div>
        </details>
      ))}
    </div>
  )
}

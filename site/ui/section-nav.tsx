import { useEffect, useRef, useState } from 'react'
import './section-nav.css'

/** A part counts as the one being read once its top is this far down the window, in pixels. */
const READING_LINE = 180

/** A tab bar that stays at the top and follows the scroll; each tab is a link to its part of the page. */
export function SectionNav({
  items,
  label = 'On this page',
}: {
  items: { id: string; label: string }[]
  label?: string
}) {
  const list = useRef<HTMLUListElement>(null)
  const current = useReadSection(items)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (list.current && tab) list.current.scrollTo({ left: tab.offsetLeft - 24 })
  }, [current])
  return (
    <nav className="section-nav" aria-label={label}>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`} aria-current={item.id === current ? 'true' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last part whose top has passed the reading line; the first before any has. */
function useReadSection(items: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(items[0]?.id)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const passed = items.filter(({ id }) => {
        const part = document.getElementById(id)
        return part !== null && part.getBoundingClientRect().top <= READING_LINE
      })
      setCurrent((passed.at(-1) ?? items[0])?.id)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [items])
  return current
}

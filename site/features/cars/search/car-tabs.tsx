import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { CAR_TABS, type CarTab, carTabHref } from './car-query.ts'
import { SEARCH_TEXTS, TAB_TEXTS } from './search-texts.ts'

type Props = {
  tab: CarTab
  /** The panel's id; a tab's own is made of it. */
  panelId: string
  onTab: (tab: CarTab) => void
}

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -CAR_TABS.length,
  End: CAR_TABS.length,
}

/** Links to the page with that form; the script opens it in place, and moves between them by the arrow keys. */
export function CarTabs({ tab, panelId, onTab }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const onClick = (event: MouseEvent, next: CarTab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTab(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = CAR_TABS.indexOf(tab) + step
    const index =
      Math.abs(step) === 1 ? (at + CAR_TABS.length) % CAR_TABS.length : Math.min(Math.max(at, 0), CAR_TABS.length - 1)
    const next = CAR_TABS[index] ?? tab
    onTab(next)
    list.current?.querySelectorAll('a')[index]?.focus()
  }
  return (
    <div ref={list} className="car-tabs" role="tablist" aria-label={SEARCH_TEXTS.tabs}>
      {CAR_TABS.map((each) => (
        <a
          key={each}
          id={`${panelId}-${each}`}
          role="tab"
          href={carTabHref(each)}
          aria-selected={each === tab}
          aria-controls={each === tab ? panelId : undefined}
          // Without script each link is reached by itself.
          tabIndex={live && each !== tab ? -1 : undefined}
          onClick={(event) => onClick(event, each)}
          onKeyDown={onKeyDown}
        >
          {TAB_TEXTS[each]}
        </a>
      ))}
    </div>
  )
}

import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useInside } from '../me.tsx'
import { sectionAt, sectionsFor } from '../nav.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { BottomBar } from './bottom-bar.tsx'
import './frame.css'
import { Header } from './header.tsx'
import { HelpPanel } from './help.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { NetworkNote } from './network-note.tsx'
import { PartRow } from './part-row.tsx'

/** What stands round every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { role = 'viewer' } = useInside().me
  const { pathname } = useLocation()
  const sections = sectionsFor(role)
  const here = sectionAt(sections, pathname)
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // A new screen is read from its top; the first one keeps the browser's own focus.
    if (!isFirst.current && pathname) {
      main.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    isFirst.current = false
  }, [pathname])
  return (
    <HelpPanel>
      <a className="skip" href="#screen">
        To the screen
      </a>
      <Header sections={sections} here={here} />
      <PartRow section={here} />
      <NetworkNote />
      <main id="screen" ref={main} tabIndex={-1}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </main>
      <BottomBar sections={sections} here={here} />
      <Toasts />
      <IdleWarning />
    </HelpPanel>
  )
}

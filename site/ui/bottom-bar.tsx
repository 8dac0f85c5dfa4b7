import { type ReactNode, useState } from 'react'
import './bottom-bar.css'
import './button.css'
import { usePart } from './use-part.ts'

const PANEL_ID = 'book'
/** On a network that brings no sheet by then, nobody waits for it. */
const SHEET_MS = 3_000
/** Where the sheet cannot be had, the panel is shown in the page. */
const fetchSheet = async () => {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, SHEET_MS))
    return (await Promise.race([import('./sheet.tsx'), late])).Sheet
  } catch (failure) {
    location.hash = PANEL_ID
    throw failure
  }
}

/** Narrow windows: the price and, in `bar-ways`, what is pressed, at the bottom of the window. */
export function BottomBar({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`bottom-bar ${className}`}>{children}</div>
}

/** The booking panel beside the page. In narrow windows the bar's sheet shows it, and the page itself once the bar's link leads to it. */
export function BesideBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside id={PANEL_ID} className="beside-bar" aria-label={label}>
      {children}
    </aside>
  )
}

type Props = {
  label: string
  /** Of the sheet. */
  title: string
  price: ReactNode
  /** Before the link. */
  beside: ReactNode
  panel: ReactNode
}

/** The same with a link that opens the booking panel as a sheet. Pressed before the script is there, it leads to the panel in the page (`BesideBar`), where it always stands without script. */
export function SheetBar({ label, title, price, beside, panel }: Props) {
  const [open, setOpen] = useState(false)
  const Sheet = usePart(fetchSheet, open)
  return (
    <>
      <BottomBar className="only-scripted">
        {price}
        <div className="bar-ways">
          {beside}
          <a
            href={`#${PANEL_ID}`}
            className="button primary"
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
          >
            {label}
          </a>
        </div>
      </BottomBar>
      {Sheet && (
        <Sheet open={open} onClose={() => setOpen(false)} title={title}>
          {open && panel}
        </Sheet>
      )}
    </>
  )
}

import { type MouseEvent, type ReactNode, useState } from 'react'
import './bottom-bar.css'
import { Button } from './button.tsx'
import { usePart } from './use-part.ts'

const fetchSheet = () => import('./sheet.tsx').then((module) => module.Sheet)

/** Narrow windows: the price and one button at the bottom of the window. */
export function BottomBar({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`bottom-bar ${className}`}>{children}</div>
}

type Props = {
  /** Where the button leads while the sheet cannot be had. */
  href: string
  label: string
  /** Of the sheet. */
  title: string
  price: ReactNode
  panel: ReactNode
}

/** The same with a button that opens the booking panel as a sheet; without script there is none, the panel stands in the page. */
export function SheetBar({ href, label, title, price, panel }: Props) {
  const [open, setOpen] = useState(false)
  const Sheet = usePart(fetchSheet, open)
  return (
    <>
      <BottomBar className="only-scripted">
        {price}
        <Button
          kind="primary"
          href={href}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {label}
        </Button>
      </BottomBar>
      {Sheet && (
        <Sheet open={open} onClose={() => setOpen(false)} title={title}>
          {open && panel}
        </Sheet>
      )}
    </>
  )
}

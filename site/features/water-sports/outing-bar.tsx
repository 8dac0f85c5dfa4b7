import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '#site/ui/button.tsx'
import { Price } from '#site/ui/price.tsx'
import { usePart } from '#site/ui/use-part.ts'
import type { BookableActivity } from './details-view.ts'
import './outing-bar.css'
import { BOOKING_TEXTS, bookingTitle } from './texts.ts'

const fetchSheet = () => import('#site/ui/sheet.tsx').then((module) => module.Sheet)

type Props = { activity: BookableActivity; href: string; panel: ReactNode }

/** Phones: the price and one button at the bottom of the window; the button opens the panel as a sheet. */
export function OutingBar({ activity: { name, price, struck, unit }, href, panel }: Props) {
  const [open, setOpen] = useState(false)
  const Sheet = usePart(fetchSheet, open)
  return (
    <>
      <div className="outing-bar only-scripted">
        <Price amount={price} struck={struck} unit={unit} />
        <Button
          kind="primary"
          href={href}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {BOOKING_TEXTS.bookNow}
        </Button>
      </div>
      {Sheet && (
        <Sheet open={open} onClose={() => setOpen(false)} title={bookingTitle(name)}>
          {open && panel}
        </Sheet>
      )}
    </>
  )
}

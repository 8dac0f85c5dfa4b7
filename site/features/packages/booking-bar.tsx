import { type MouseEvent, type ReactNode, useState } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Price } from '#site/ui/price.tsx'
import { usePart } from '#site/ui/use-part.ts'
import './booking-bar.css'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsView } from './details-view.ts'
import { type Party, withParty } from './party.ts'

const fetchSheet = () => import('#site/ui/sheet.tsx').then((module) => module.Sheet)

type Props = { travelPackage: DetailsView; party: Party; panel: ReactNode }

/** Phones: the price and one button at the bottom of the window; the button opens the panel as a sheet. */
export function BookingBar({ travelPackage, party, panel }: Props) {
  const [open, setOpen] = useState(false)
  const Sheet = usePart(fetchSheet, open)
  return (
    <>
      <div className="booking-bar only-scripted">
        <Price amount={travelPackage.price} struck={travelPackage.struck} unit={DETAILS_TEXTS.perPerson} />
        <Button
          kind="primary"
          href={withParty(paths.packageEnquiry(travelPackage.slug), party)}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {DETAILS_TEXTS.bookNow}
        </Button>
      </div>
      {Sheet && (
        <Sheet open={open} onClose={() => setOpen(false)} title={DETAILS_TEXTS.tourBooking}>
          {open && panel}
        </Sheet>
      )}
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { ProductPage } from '#site/shop/product/product-page.tsx'
import type { ShareView } from '#site/shop/share/share-view.ts'
import { Icon } from '#site/ui/icon.tsx'
import type { InPage } from '#site/ui/in-page.tsx'
import type { DriveAnswer } from './package-answer.ts'
import './package-page.css'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import { PackagePanel } from './package-panel.tsx'
import { type CarParty, type DriveProblems, standingProblems } from './package-party.ts'
import { useDrive } from './package-price-state.ts'
import type { CarPackageView, PackagePart } from './package-view.ts'

type Props = {
  drive: CarPackageView
  /** Of the smallest vehicle: "includes ₹133 taxes". */
  tax?: string
  party: CarParty
  problems: DriveProblems
  first: DriveAnswer
  share: InPage<ShareView>
  parts: PackagePart[]
  firstDay: string
  lastDay: string
  /** The parts under the tabs. */
  sections: ReactNode
}

/** A car with driver for a planned drive: what it visits, what it costs by vehicle, and the widget that prices a party. */
export function PackagePage({ drive, tax, party: asked, problems, first, share, parts, sections, ...days }: Props) {
  const [party, setParty] = useState(asked)
  const known = useDrive(drive.id, party, first)
  const { unit, length, island } = drive
  const shown = standingProblems(problems, asked, party)
  return (
    <ProductPage
      kind="drive"
      product={drive}
      unit={unit}
      list={{ label: PACKAGE_TEXTS.heading, href: paths.carRental }}
      category={PACKAGE_TEXTS.heading}
      share={share}
      facts={
        <>
          <span>
            <Icon name="clock" /> {length}
          </span>
          {island !== '' && (
            <span>
              <Icon name="pin" /> {island}
            </span>
          )}
        </>
      }
      tabs={parts.map((id) => ({ id, label: PACKAGE_TEXTS[id] }))}
      booking={{
        title: PACKAGE_TEXTS.booking,
        panel: <PackagePanel {...{ drive, tax, party, known, ...days }} onParty={setParty} problems={shown} />,
      }}
    >
      {sections}
    </ProductPage>
  )
}

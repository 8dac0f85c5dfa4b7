import type { ReactNode } from 'react'
import { CloseButton } from '#site/ui/close-button.tsx'
import { ThemeToggle } from '#site/ui/theme-toggle.tsx'
import { useModal } from '#site/ui/use-modal.ts'
import { ContactLines } from './contact-lines.tsx'
import type { FrameBrand } from './frame-brand.ts'
import './side-panel.css'
import { LAYOUT_TEXTS } from './texts.ts'

export type SidePanelProps = {
  open: boolean
  onClose: () => void
  brand: FrameBrand
  account?: ReactNode
  saved?: ReactNode
}

/** Opened by the user icon: the visitor's bookings, what is saved here, the theme, and how to reach us. */
export function SidePanel({ open, onClose, brand, account, saved }: SidePanelProps) {
  const modal = useModal(open, onClose)
  return (
    <dialog className="side-panel" aria-label={LAYOUT_TEXTS.panel} {...modal}>
      <header>
        <h2>{brand.brandName}</h2>
        <CloseButton onClick={onClose} />
      </header>
      {account}
      {saved}
      <ThemeToggle legend={LAYOUT_TEXTS.theme} />
      <section>
        <h3>{LAYOUT_TEXTS.contact}</h3>
        <ContactLines contact={brand.contact} />
      </section>
    </dialog>
  )
}

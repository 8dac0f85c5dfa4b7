import type { ReactNode } from 'react'
import type { Brand } from '#contract/terms/brand.ts'
import { CloseButton } from '#site/ui/close-button.tsx'
import { ThemeToggle } from '#site/ui/theme-toggle.tsx'
import { useModal } from '#site/ui/use-modal.ts'
import { ContactLines } from './contact-lines.tsx'
import './side-panel.css'
import { LAYOUT_TEXTS } from './texts.ts'

type Props = { open: boolean; onClose: () => void; brand: Brand; saved?: ReactNode }

/** Opened by the user icon: what is saved here, the theme, and how to reach us. */
export function SidePanel({ open, onClose, brand, saved }: Props) {
  const modal = useModal(open, onClose)
  return (
    <dialog className="side-panel" aria-label={LAYOUT_TEXTS.panel} {...modal}>
      <header>
        <h2>{brand.brandName}</h2>
        <CloseButton onClick={onClose} />
      </header>
      {saved}
      <ThemeToggle legend={LAYOUT_TEXTS.theme} />
      <section>
        <h3>{LAYOUT_TEXTS.contact}</h3>
        <ContactLines brand={brand} />
      </section>
    </dialog>
  )
}

import { type ReactNode, useId } from 'react'
import { CloseButton } from './close-button.tsx'
import './sheet.css'
import { useModal } from './use-modal.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode; footer?: ReactNode }

/** Bottom sheet: closes by its backdrop, Escape, the close control, or a drag of its head downwards. */
export function Sheet({ open, onClose, title, children, footer }: Props) {
  const modal = useModal(open, onClose)
  const drag = useSheetDrag(modal.ref, onClose)
  const id = useId()
  return (
    <dialog className="sheet" aria-labelledby={id} {...modal}>
      <header {...drag}>
        <h2 id={id}>{title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <div className="sheet-body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import './dialog.css'
import { useModal } from './use-modal.ts'

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** The browser's own modal: it traps the focus, answers Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children }: Props) {
  const modal = useModal(open, onClose)
  return (
    <dialog className="dialog" aria-label={title} {...modal}>
      <header>
        <h2>{title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      {children}
    </dialog>
  )
}

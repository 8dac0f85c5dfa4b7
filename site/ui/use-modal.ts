import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import './modal.css'

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/** Keeps a native modal dialog in step with `open`; a click on the backdrop closes it, as Escape does. */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return {
    ref,
    // Escape is told here before the browser closes it; `close` comes a task later, when it may be open once more.
    onCancel: ({ target, currentTarget }) => {
      if (open && target === currentTarget) onClose()
    },
    onClose: ({ currentTarget }) => {
      if (open && !currentTarget.open) onClose()
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && isOutside(event)) onClose()
    },
  }
}

/**
 * Closes a dialog from outside React and tells its owner at once, as Escape does: `close` is told in a later task, and
 * whatever was opened again in between would be closed by it.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel'))
  dialog.close()
}

// The dialog's own padding is the dialog too: only a point outside its box is the backdrop.
function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

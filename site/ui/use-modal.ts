import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
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
    onClose: () => {
      if (open) onClose()
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && isOutside(event)) event.currentTarget.close()
    },
  }
}

// The dialog's own padding is the dialog too: only a point outside its box is the backdrop.
function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import './dialog.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** `side` stands at the side of a wide window and rises from below on a phone; `box` asks a question in the middle. */
  look?: 'side' | 'box'
  children: ReactNode
  /** Buttons that stay in sight at its end. */
  footer?: ReactNode
}

/** A native modal dialog: focus, Escape and what lies behind are the browser's. A press beside it closes it. */
export function Dialog({ open, onClose, title, look = 'side', children, footer }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    // The browser would begin at the button that closes it.
    dialog.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea)')?.focus()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a press beside the dialog does
    <dialog
      ref={ref}
      className={`dialog ${look}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && isBeside(event) && onClose()}
    >
      {open && (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}

function isBeside({ clientX, clientY, currentTarget }: React.MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

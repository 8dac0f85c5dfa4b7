import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Refused } from './refused.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** A question: "Cancel booking PDK-1234?" */
  title: string
  /** What will happen, to whom, and what it costs. */
  children: ReactNode
  /** The deed as a verb: "Cancel the booking". */
  yes: string
  no?: string
  danger?: boolean
  busy?: boolean
  /** Why it was refused, in the server's words. */
  refusal?: string | undefined
  onYes: () => void
}

/** Asks before what cannot be undone; what can be is done at once, with Undo in its toast. */
export function Confirm({ open, onClose, title, children, yes, no = 'Not now', danger, busy, refusal, onYes }: Props) {
  const footer = (
    <>
      <Button onClick={onClose}>{no}</Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} look="box" footer={footer}>
      {children}
      {refusal && <Refused message={refusal} />}
    </Dialog>
  )
}

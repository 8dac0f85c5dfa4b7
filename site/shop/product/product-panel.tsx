import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useOwnHeight } from '#site/ui/use-own-height.ts'
import { useHoldTime } from '../book/use-hold-time.ts'
import { BookNow, OtherWays } from '../book/ways-to-book.tsx'
import './product-panel.css'

/** The form of the panel beside the page; buttons elsewhere on the page send it too. */
export const PANEL_FORM = 'asked'

type Props = {
  method: 'get' | 'post'
  action: string
  title: string
  /** From what it costs. */
  from: ReactNode
  /** Beside it. */
  beside?: ReactNode
  /** What is asked for, what that costs, and the ways on. */
  children: ReactNode
}

/** Who, when, and what it costs: a plain form, which is booked or leads to the enquiry with all of it filled in. */
export function ProductPanel({ method, action, title, from, beside, children }: Props) {
  const panel = useOwnHeight<HTMLFormElement>()
  return (
    <Form id={PANEL_FORM} method={method} discover="none" action={action} className="product-panel" ref={panel}>
      <div className="spread product-from">
        <div>{from}</div>
        {beside}
      </div>
      <h2>{title}</h2>
      {children}
    </Form>
  )
}

type WaysProps = {
  /** Where the fields are posted to be booked; with `isOwn` the form itself leads there. */
  book: string
  isOwn?: boolean
  disabled?: boolean
  /** How long it is held. */
  note: (time: string) => string
  /** Set where our office books, in place of all ways: what a group is told. */
  group?: ReactNode
  /** Before the button. */
  children?: ReactNode
}

/** The ways to book. The button stays in sight where the form leads to the enquiry. */
export function PanelWays({ book, isOwn = false, disabled = false, note, group, children }: WaysProps) {
  const holdTime = useHoldTime()
  return (
    <>
      <div className={isOwn ? 'product-foot' : 'product-foot in-sight'}>
        {children}
        {group ?? <BookNow {...(isOwn ? {} : { address: book })} disabled={disabled} />}
      </div>
      {group === undefined && (
        <>
          <p className="product-note">{note(holdTime)}</p>
          <OtherWays address={book} isOwn={isOwn} disabled={disabled} />
        </>
      )}
    </>
  )
}

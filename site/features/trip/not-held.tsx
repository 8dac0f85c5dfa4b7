import '#site/ui/box.css'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Link } from '#site/ui/link.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { Status } from '#site/ui/status.tsx'
import '#site/ui/only-unscripted.css'
import { BOOK_TEXTS, newPrice } from '#site/shop/book/book-texts.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import type { NotBooked } from './book-view.ts'
import type { NotHeld } from './hold-items.ts'
import { addedHref } from './trip-address.ts'

type Props = Extract<NotBooked, { kind: 'not-held' }>

const TITLES = {
  gone: BOOK_TEXTS.goneTitle,
  price: BOOK_TEXTS.priceTitle,
  limit: BOOK_TEXTS.limitTitle,
  own: BOOK_TEXTS.ownTitle,
  wrong: BOOK_TEXTS.wrongTitle,
  away: BOOK_TEXTS.awayTitle,
} as const satisfies Record<NotHeld['kind'], string>

/** Nothing is held: what happened, of which line, and what to do about it. */
export function NotHeldPart({ notHeld, items, isTrip }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever pressed a button further down is led to what is said now.
  useEffect(() => {
    if (notHeld) heading.current?.focus()
  }, [notHeld])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {TITLES[notHeld.kind]}
      </h1>
      <Status kind="error">{messageOf(notHeld)}</Status>
      <ul className="book-lines">
        {items.map((item, index) => (
          <li key={JSON.stringify(item.line)} className="box">
            <b>{item.title}</b>
            <LineSaid notHeld={notHeld} index={index} item={item} />
            <p className="row small">
              <Link to={item.href}>{BOOK_TEXTS.change}</Link>
              <Link to={item.enquiry}>{BOOK_TEXTS.enquire}</Link>
            </p>
          </li>
        ))}
      </ul>
      <Ways notHeld={notHeld} items={items} isTrip={isTrip} />
    </>
  )
}

function messageOf(notHeld: NotHeld): string {
  switch (notHeld.kind) {
    case 'price':
      return BOOK_TEXTS.price
    case 'wrong':
      return notHeld.messages.length > 0 ? notHeld.messages.map(sentence).join(' ') : BOOK_TEXTS.askedWrong
    case 'gone':
      return `${sentence(notHeld.message)} ${BOOK_TEXTS.gone}`
    case 'limit':
    case 'own':
      return sentence(notHeld.message)
    case 'away':
      return BOOK_TEXTS.away
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function LineSaid({ notHeld, index, item }: { notHeld: NotHeld; index: number; item: TripItem }) {
  if (notHeld.kind === 'price') {
    const now = notHeld.lines[index]?.now
    return now === undefined ? null : <p>{newPrice(now, item.seen)}</p>
  }
  if (notHeld.kind === 'wrong') {
    const said = notHeld.lines[index]
    return said ? <p className="small problem">{sentence(said)}</p> : null
  }
  if (notHeld.kind !== 'gone') return null
  const { isGone = false, free = [] } = notHeld.lines[index] ?? {}
  if (!isGone) return <p>{BOOK_TEXTS.fine}</p>
  return (
    <>
      <p className="small problem">{BOOK_TEXTS.goneLine}</p>
      {free.length === 0 ? (
        <p>{BOOK_TEXTS.nothingFree}</p>
      ) : (
        <p>
          {BOOK_TEXTS.stillFree}: {free.join(', ')}
        </p>
      )}
    </>
  )
}

/** The same once more, as far as it can be had; and the trip, on which nothing is lost. */
function Ways({ notHeld, items, isTrip }: Pick<Props, 'notHeld' | 'items' | 'isTrip'>) {
  const isSending = useNavigation().formMethod === 'POST'
  const again = goesOn(notHeld, items)
  const [only] = items
  const ownHold = 'ownHold' in notHeld ? notHeld.ownHold : undefined
  return (
    <Form method="post" action={paths.book('trip')} className="row">
      {ownHold !== undefined && (
        <Button kind="primary" href={visitorPaths.checkout(ownHold)}>
          {BOOK_TEXTS.toOwn}
        </Button>
      )}
      {again !== undefined && (
        <>
          <input type="hidden" name="items" value={JSON.stringify(again.items)} />
          <Button
            kind={ownHold === undefined ? 'primary' : 'outline'}
            type="submit"
            onClick={pressOnce}
            busy={isSending}
          >
            {again.label}
          </Button>
        </>
      )}
      {isTrip && (
        <Button kind="outline" href={visitorPaths.trip}>
          {BOOK_TEXTS.toTrip}
        </Button>
      )}
      {!isTrip && only !== undefined && notHeld.kind !== 'wrong' && (
        <Button kind="outline" href={addedHref(only)} className="only-scripted">
          {BOOK_TEXTS.addToTrip}
        </Button>
      )}
    </Form>
  )
}

/** What can be asked for at once, and how that is called. */
function goesOn(notHeld: NotHeld, items: TripItem[]): { items: TripItem[]; label: string } | undefined {
  switch (notHeld.kind) {
    case 'price': {
      const { lines } = notHeld
      const renewed = items.map((item, index) => {
        // Held at whatever it costs now: the checkout names it once more before anything is paid.
        const { priceVersion: _, ...line } = item.line
        const now = lines[index]?.now
        return { ...item, line, ...(now === undefined ? {} : { seen: now }) }
      })
      return { items: renewed, label: BOOK_TEXTS.continue }
    }
    case 'gone': {
      const rest = items.filter((_, index) => !notHeld.lines[index]?.isGone)
      return rest.length === 0 || rest.length === items.length ? undefined : { items: rest, label: BOOK_TEXTS.rest }
    }
    case 'away':
    case 'limit':
      return { items, label: BOOK_TEXTS.again }
    case 'own':
    case 'wrong':
      return undefined
  }
}

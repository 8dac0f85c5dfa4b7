import './currency-hints.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { CURRENCY_PATH, type CurrencyRate, currencyHint } from '#contract/terms/currency.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { Link } from '#site/ui/link.tsx'
import { CURRENCY_TEXTS, hintTitle } from './texts.ts'

const RATES = '/api/v1/currencies'

/**
 * Where things are offered, by the first part of the address. No page of a checkout, a booking, a quote or a trip is among them,
 * and none that is made one day gets hints by itself: what is paid is said in rupees alone.
 */
const OFFERS =
  /^\/(?:$|tours|tour-packages|family-tours|group-tours|honeymoon-tours|deals|package-details|compare|places|place-details|hotels|hotel-search|hotel-details|water-sports|water-sport-details|car-rental|car-rental-details|airport-car-search|hourly-car-search|pickup-drop|ferry|search)(?:\/|$)/
/** A step of those pages that writes to us, with what was asked for. */
const ENQUIRY = /\/enquiry$/
/** What a price is on them: a price, the sum of a party beside it, the fare of a class, and what a search names. */
const PRICES = '.price strong, .product-panel .total dd, .seats-layout .total dd, .ferry-classes strong, .search-price'
const RUPEES = /₹([\d,]+)/

type Known = { rate: CurrencyRate; day: string }

/**
 * What every price on offer is about in the currency that this browser has chosen. Pages are made once for everybody, so the
 * hints come after them; whoever has chosen no currency loads none of this. They are taken off where nothing is offered.
 */
export function CurrencyHints({ code }: { code: string }) {
  const known = useRate(code)
  const { pathname } = useLocation()
  const shown = OFFERS.test(pathname) && !ENQUIRY.test(pathname) ? known : undefined
  useEffect(() => {
    if (shown === undefined) return
    const show = () => {
      for (const price of document.querySelectorAll(PRICES)) showHint(price, shown)
    }
    show()
    // Cards and sums come and change; what stands there already is not written again, so this ends.
    const observer = new MutationObserver(show)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const hint of document.querySelectorAll('.currency-hint')) hint.remove()
    }
  }, [shown])
  return shown && <Note day={shown.day} />
}

/** The rate of today's page; undefined until it is there, and where the currency has none any more. */
function useRate(code: string): Known | undefined {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    const abort = new AbortController()
    setKnown(undefined)
    fetch(RATES, { signal: abort.signal, headers: { accept: 'application/json' } })
      .then((response) => response.json())
      // Our own call: its answer is of this type.
      .then(({ asOf, rates }: { asOf: string | null; rates: CurrencyRate[] }) => {
        const rate = rates.find((each) => each.code === code)
        if (rate !== undefined && asOf !== null) setKnown({ rate, day: formatDay(asOf) })
      })
      // A hint that cannot be had is none.
      .catch(() => undefined)
    return () => abort.abort()
  }, [code])
  return known
}

/** The price's own text is React's and stays as it is: the hint is a part of its own after it. */
function showHint(price: Element, { rate, day }: Known): void {
  const written = [...price.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
  const rupees = Number((RUPEES.exec(written)?.[1] ?? '').replaceAll(',', ''))
  const hint = price.querySelector<HTMLElement>(':scope > .currency-hint')
  const text = rupees > 0 ? currencyHint(rupees, rate) : ''
  if ((hint?.textContent ?? '') === text) return
  hint?.remove()
  if (text === '') return
  const made = document.createElement('span')
  made.className = 'currency-hint'
  made.title = hintTitle(day)
  made.textContent = text
  price.append(made)
}

/** At the foot of the page, which the server has drawn: of which day the rates are. */
function Note({ day }: { day: string }) {
  const [place] = useState(() => document.createElement('p'))
  useEffect(() => {
    place.className = 'currency-note'
    document.querySelector('.footer-legal')?.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    <>
      {CURRENCY_TEXTS.noteLead} {day}. {CURRENCY_TEXTS.notePay}{' '}
      <Link to={CURRENCY_PATH}>{CURRENCY_TEXTS.noteLink}</Link>
    </>,
    place,
  )
}

import '#site/ui/aside-layout.css'
import './checkout-page.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { HeldClock } from '#site/shop/book/held-clock.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Status } from '#site/ui/status.tsx'
import { CheckoutDays } from './checkout-days.tsx'
import { type CheckoutProblems, type CheckoutValues, INTENT_FIELD, KEY_FIELD, NOTICE_FIELD } from './checkout-form.ts'
import { AgreePart, CancelPart, PaymentPart, ReachPart, TravellersPart } from './checkout-sections.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { CheckoutView } from './checkout-view.ts'
import type { Country } from './countries.ts'
import { formStateOf } from './form-state.ts'
import { HoldOver } from './hold-over.tsx'
import { CHECKOUT_TEXTS } from './texts.ts'

export type CheckoutProps = {
  view: CheckoutView
  countries: readonly Country[]
  /** Of the terms shown; goes along with what is booked. */
  notice: string
  version: string
  /** So that a form sent twice books once. */
  idempotencyKey: string
  values?: CheckoutValues
  problems?: CheckoutProblems
  /** What is wrong with none of the fields. */
  failure?: string
}

/** Names and payment for what is held. One plain form: the answer is a page whether there is script or not. */
export function CheckoutPage(props: CheckoutProps) {
  const [isOver, setOver] = useState(false)
  const { view, problems, failure } = props
  if (isOver) return <HoldOver kind="expired" again={view.again} />
  const clock = (
    <HeldClock until={view.expiresAt} now={view.now} clockTime={view.clockTime} onOver={() => setOver(true)} />
  )
  return (
    <div className="wrap checkout">
      <Steps />
      <h1>{CHECKOUT_TEXTS.title}</h1>
      {failure && <Status kind="error">{failure}</Status>}
      {problems && <Status kind="error">{hasFields(problems) ? CHECKOUT_TEXTS.mend : problems.message}</Status>}
      <div className="aside-layout checkout-layout">
        <CheckoutSummary view={view} clock={clock} />
        <div className="checkout-form">
          {view.plan && <CheckoutDays plan={view.plan} />}
          <CheckoutForm {...props} />
          <form method="post" action={visitorPaths.checkout(view.holdId)} className="spread checkout-release">
            <input type="hidden" name={INTENT_FIELD} value="release" />
            <p className="small soft">{CHECKOUT_TEXTS.releaseNote}</p>
            <Button kind="outline" size="small" type="submit">
              {CHECKOUT_TEXTS.release}
            </Button>
          </form>
        </div>
      </div>
    </div>
  )
}

function hasFields({ fields }: CheckoutProblems): boolean {
  return Object.keys(fields).length > 0
}

function CheckoutForm({ view, countries, notice, version, idempotencyKey, values, problems }: CheckoutProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = formStateOf(values, problems)
  useKeptTyping(form, state.isPosted)
  return (
    <form ref={form} method="post" action={visitorPaths.checkout(view.holdId)} noValidate>
      <input type="hidden" name={KEY_FIELD} value={idempotencyKey} />
      <input type="hidden" name={NOTICE_FIELD} value={notice} />
      <TravellersPart view={view} state={state} countries={countries} />
      <ReachPart state={state} />
      <PaymentPart view={view} state={state} />
      <CancelPart view={view} />
      <AgreePart state={state} version={version} />
      <Button kind="primary" type="submit" className="checkout-pay">
        <Icon name="shield" />
        {CHECKOUT_TEXTS.pay}{' '}
        {view.initial ? (
          <>
            <span className="if-initial">{view.initial.amount}</span>
            <span className="if-full">{view.total}</span>
          </>
        ) : (
          view.total
        )}
      </Button>
      <p className="small soft">{CHECKOUT_TEXTS.payNote}</p>
    </form>
  )
}

function Steps() {
  const [trip, travellers, confirmed] = CHECKOUT_TEXTS.steps
  return (
    <ol className="checkout-steps" aria-label={CHECKOUT_TEXTS.stepsLabel}>
      <li className="done">
        <Icon name="check" /> {trip}
      </li>
      <li aria-current="step">2 {travellers}</li>
      <li>3 {confirmed}</li>
    </ol>
  )
}

const KEY = 'padauk.checkout'
/** Neither what is ticked, which is to be said each time, nor a passport's number. */
const KEPT = 'input:not([type=hidden], [type=checkbox], [name$=idNumber]), select'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * What is typed stays in this tab: a reload, a page that did not get through and a hold that ran out must not cost it. The
 * browser itself keeps nothing of a page that is nobody else's to see.
 */
function useKeptTyping(form: RefObject<HTMLFormElement | null>, isPosted: boolean): void {
  useEffect(() => {
    const around = form.current
    if (around === null) return
    const controls = () => [...around.querySelectorAll<Control>(KEPT)]
    if (!isPosted) fill(controls())
    const keep = () => remember(controls())
    around.addEventListener('input', keep)
    return () => around.removeEventListener('input', keep)
  }, [form, isPosted])
}

/** What the page itself knows of a traveller, such as a child's age, stands. */
function fill(controls: Control[]): void {
  const kept = recall()
  for (const control of controls) {
    const value = kept[control.name]
    if (typeof value !== 'string') continue
    if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
    else if (control.value === '' || control instanceof HTMLSelectElement) control.value = value
  }
}

function remember(controls: Control[]): void {
  const chosen = controls.filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
  const kept = Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
  // A browser that keeps nothing throws on every use of its storage.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {}
}

function recall(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

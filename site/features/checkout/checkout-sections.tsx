import { EMAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { CancelLadder } from '#site/shop/refund/cancel-ladder.tsx'
import { Field } from '#site/ui/field.tsx'
import '#site/ui/choice.css'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { LEAD_FIELDS } from './checkout-form.ts'
import type { CheckoutView } from './checkout-view.ts'
import type { Country } from './countries.ts'
import type { FormState } from './form-state.ts'
import { CHECKOUT_TEXTS, infantsHint, initialNote, namesLater, peopleOn } from './texts.ts'
import { TravellerFields } from './traveller-fields.tsx'

type Part = { view: CheckoutView; state: FormState }

export function TravellersPart({
  view: { people, namesBy },
  state,
  countries,
}: Part & { countries: readonly Country[] }) {
  const { travellers, travellersListed, travellersPlain } = CHECKOUT_TEXTS
  const wrong = state.errorOf('travellers')
  return (
    <section aria-labelledby="travellers">
      <h2 id="travellers">{travellers}</h2>
      <p className="small soft">
        {namesBy === undefined ? (people.listed ? travellersListed : travellersPlain) : namesLater(namesBy)}{' '}
        {people.infants > 0 && infantsHint(people.infants)}
      </p>
      {people.choices.length > 0 && (
        <ul className="small soft checkout-counts">
          {people.choices.map(({ lineId, title, count }) => (
            <li key={lineId}>{peopleOn(title, count)}</li>
          ))}
        </ul>
      )}
      {wrong && <Wrong>{wrong}</Wrong>}
      {slotsOf(people.slots).map((index) => (
        <TravellerFields key={index} index={index} people={people} countries={countries} state={state} />
      ))}
    </section>
  )
}

function slotsOf(count: number): number[] {
  return [...Array(count).keys()]
}

export function ReachPart({ state }: Pick<Part, 'state'>) {
  return (
    <section aria-labelledby="reach">
      <h2 id="reach">{CHECKOUT_TEXTS.reach}</h2>
      <div className="traveller-row papers">
        <Field
          label={CHECKOUT_TEXTS.mobile}
          {...state.of(LEAD_FIELDS.contactNumber)}
          type="tel"
          autoComplete="tel"
          hint={CHECKOUT_TEXTS.mobileHint}
          required
        />
        <Field
          label={CHECKOUT_TEXTS.email}
          {...state.of(LEAD_FIELDS.email)}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH_MAX}
          hint={CHECKOUT_TEXTS.emailHint}
          required
        />
      </div>
      <PrivacyNote />
    </section>
  )
}

export function PaymentPart({ view, state }: Part) {
  const { initial, total, hasSeats } = view
  const plan = state.all('plan')[0]
  const gstin = state.of('gstin')
  const hasPlans = initial !== undefined
  if (!hasPlans && !hasSeats) return <GstPart gstin={gstin} isOpen={gstin.defaultValue !== undefined} alone />
  return (
    <section aria-labelledby="payment">
      <h2 id="payment">{CHECKOUT_TEXTS.payment}</h2>
      {hasPlans && (
        <fieldset className="checkout-plans choice-marks">
          <legend className="visually-hidden">{CHECKOUT_TEXTS.payment}</legend>
          <label>
            <input type="radio" name="plan" value="initial" defaultChecked={plan !== 'full'} />
            <span>
              {CHECKOUT_TEXTS.initial}
              <small className="checkout-plan-note">{initialNote(initial.rest, initial.day)}</small>
            </span>
            <b>{initial.amount}</b>
          </label>
          <label>
            <input type="radio" name="plan" value="full" defaultChecked={plan === 'full'} />
            <span>
              {CHECKOUT_TEXTS.full}
              <small className="checkout-plan-note">{CHECKOUT_TEXTS.fullNote}</small>
            </span>
            <b>{total}</b>
          </label>
        </fieldset>
      )}
      {state.errorOf('plan') && <Wrong>{state.errorOf('plan')}</Wrong>}
      {hasSeats && (
        <div className="choice">
          <label>
            <input type="checkbox" name="reseat" value="yes" defaultChecked={state.all('reseat').length > 0} />
            <span>
              {CHECKOUT_TEXTS.reseat}
              <small className="checkout-plan-note">{CHECKOUT_TEXTS.reseatNote}</small>
            </span>
          </label>
        </div>
      )}
      <GstPart gstin={gstin} isOpen={(gstin.defaultValue ?? '') !== ''} />
    </section>
  )
}

type Gst = { gstin: ReturnType<FormState['of']>; isOpen: boolean; alone?: boolean }

function GstPart({ gstin, isOpen, alone = false }: Gst) {
  const details = (
    <details className="checkout-gst" open={isOpen}>
      <summary>{CHECKOUT_TEXTS.gst}</summary>
      <Field label={CHECKOUT_TEXTS.gstin} note={CHECKOUT_TEXTS.optional} {...gstin} maxLength={15} autoComplete="off" />
    </details>
  )
  return alone ? <section aria-label={CHECKOUT_TEXTS.gstin}>{details}</section> : details
}

export function CancelPart({ view: { ladders } }: Pick<Part, 'view'>) {
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel">{CHECKOUT_TEXTS.cancel}</h2>
      <p className="small soft">{CHECKOUT_TEXTS.cancelNote}</p>
      {ladders.map(({ title, steps, isInitial }) => (
        <div key={title} className={isInitial ? 'checkout-ladder if-initial' : 'checkout-ladder'}>
          <h3>{title}</h3>
          <CancelLadder steps={steps} />
        </div>
      ))}
    </section>
  )
}

/** What is agreed to by paying, and the one declaration that must be made. */
export function AgreePart({ state, version }: Pick<Part, 'state'> & { version: string }) {
  const { adult18 } = LEAD_FIELDS
  const wrong = state.errorOf(adult18)
  return (
    <section className="checkout-agree">
      <div className="choice">
        <label>
          <input
            type="checkbox"
            name={adult18}
            value="yes"
            defaultChecked={state.all(adult18).length > 0}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'adult18-error' : undefined}
            {...{ autoFocus: state.of(adult18).autoFocus }}
          />
          <span>{CHECKOUT_TEXTS.adult18}</span>
        </label>
        {wrong && <Wrong id="adult18-error">{wrong}</Wrong>}
      </div>
      <p className="small">
        By paying you agree to the <Link to={paths.policy('terms-and-conditions')}>terms and conditions</Link> (
        {version}) and the <Link to={paths.policy('refund-policy')}>refund policy</Link>.
      </p>
    </section>
  )
}

function Wrong({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className="small problem traveller-error">
      <Icon name="alert" />
      {children}
    </p>
  )
}

import '#site/ui/box.css'
import '#site/ui/page.css'
import { CURRENCY_PATH } from '#contract/terms/currency.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useKept } from '#site/shop/saved/kept-list.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { chosenCurrency } from './chosen-currency.ts'
import './currency-page.css'
import { type CurrencyView, EXAMPLE } from './currency-view.ts'
import { CURRENCY_TEXTS, ratesOf } from './texts.ts'

/** All rates with their day, a sum worked out, and with script the choice to see hints beside all prices. */
export function CurrencyPage({ view }: { view: CurrencyView }) {
  return (
    <div className="wrap page currency-page">
      <Breadcrumbs items={[{ label: CURRENCY_TEXTS.title }]} />
      <header>
        <h1>{CURRENCY_TEXTS.title}</h1>
        <p className="soft">{CURRENCY_TEXTS.lead}</p>
      </header>
      <div className="stack">
        <BesidePrices rows={view.rows} />
        <SumForm view={view} />
        <Rates view={view} />
      </div>
    </div>
  )
}

/** None is what everybody begins with. */
function BesidePrices({ rows }: Pick<CurrencyView, 'rows'>) {
  const [code = ''] = useKept(chosenCurrency)
  return (
    <div className="only-scripted">
      <Field label={CURRENCY_TEXTS.beside} name="beside" hint={CURRENCY_TEXTS.besideHint}>
        {(control) => (
          <select
            {...control}
            value={rows.some((row) => row.code === code) ? code : ''}
            onChange={({ target }) => chosenCurrency.keep(target.value === '' ? [] : [target.value])}
          >
            <option value="">{CURRENCY_TEXTS.none}</option>
            <Options rows={rows} />
          </select>
        )}
      </Field>
    </div>
  )
}

function Options({ rows }: Pick<CurrencyView, 'rows'>) {
  return rows.map(({ code, name }) => (
    <option key={code} value={code}>
      {`${name} (${code})`}
    </option>
  ))
}

/** An ordinary form: its answer is the same page with the sum in it. */
function SumForm({ view: { rows, currency, amount, sum } }: { view: CurrencyView }) {
  return (
    <section className="box" aria-labelledby="sum">
      <h2 id="sum">{CURRENCY_TEXTS.sum}</h2>
      <form action={CURRENCY_PATH} className="currency-sum">
        <Field label={CURRENCY_TEXTS.amount} name="amount" inputMode="numeric" maxLength={9} defaultValue={amount} />
        <Field label={CURRENCY_TEXTS.currency} name="currency">
          {(control) => (
            <select {...control} defaultValue={currency}>
              <Options rows={rows} />
            </select>
          )}
        </Field>
        <Button kind="outline" type="submit">
          {CURRENCY_TEXTS.show}
        </Button>
      </form>
      {sum && (
        <p role="status">
          <strong>{sum}</strong>
        </p>
      )}
    </section>
  )
}

function Rates({ view: { rows, asOf } }: { view: CurrencyView }) {
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">{ratesOf(asOf)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{CURRENCY_TEXTS.currency}</th>
            <th scope="col">{CURRENCY_TEXTS.unit}</th>
            <th scope="col">{formatRupees(EXAMPLE)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, rate, example }) => (
            <tr key={code}>
              <th scope="row">
                {name} <small>{code}</small>
              </th>
              <td>{rate}</td>
              <td>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { HOME_DURATION_NIGHTS } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import './search-strip.css'
import { durationText, HOME_TEXTS } from './texts.ts'

/** Round sums a person, as the package list understands them (`maxPrice`). */
const BUDGETS = [20_000, 30_000, 40_000, 50_000, 75_000]

/** An ordinary form: without script it opens the list of packages with both answers in the address. */
export function SearchStrip() {
  const { search } = HOME_TEXTS
  return (
    <div className="wrap search-strip">
      <Form discover="none" action={paths.tours} method="get" role="search" aria-label={search.label}>
        <Cell label={search.duration} name="duration" any={search.anyDuration}>
          {HOME_DURATION_NIGHTS.map((nights) => (
            <option key={nights}>{durationText(nights)}</option>
          ))}
        </Cell>
        <Cell label={search.budget} name="maxPrice" any={search.anyBudget}>
          {BUDGETS.map((amount) => (
            <option key={amount} value={amount}>
              {search.upTo(formatRupees(amount))}
            </option>
          ))}
        </Cell>
        <Button kind="primary" type="submit">
          <Icon name="search" /> {search.submit}
        </Button>
      </Form>
    </div>
  )
}

type CellProps = { label: string; name: string; any: string; children: ReactNode }

function Cell({ label, name, any, children }: CellProps) {
  const id = useId()
  return (
    <div className="search-cell">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  )
}

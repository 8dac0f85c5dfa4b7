import { Form } from 'react-router'
import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { Field } from '#site/ui/field.tsx'
import '#site/ui/only-unscripted.css'
import { CAR_RESULTS_PATH } from '../search/car-query.ts'
import type { ResultsData } from './results-page-data.ts'
import { RESULTS_TEXTS } from './results-texts.ts'

const PARTIES = Array.from({ length: CAR_PAX_MAX }, (_, index) => String(index + 1))

/** Normal or luxury, and how many are driven: links and a form, so that prices follow without script too. */
export function ResultsFilters({ data: { tab, asked, types } }: { data: ResultsData }) {
  const { passengers = '', ...others } = asked
  return (
    <div className="car-filters">
      <nav aria-label={RESULTS_TEXTS.carType}>
        {types.map(({ type, href, current }) => (
          <Chip key={type} href={href} current={current} preventScrollReset>
            {type}
          </Chip>
        ))}
      </nav>
      <Form
        method="get"
        action={CAR_RESULTS_PATH[tab]}
        preventScrollReset
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        {Object.entries(others).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Field label={RESULTS_TEXTS.passengers} name="passengers">
          {(control) => (
            // Another search begins with its own party.
            <select {...control} key={passengers} defaultValue={passengers}>
              <option value="">{RESULTS_TEXTS.anyParty}</option>
              {PARTIES.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
        <Button kind="outline" type="submit" className="only-unscripted">
          {RESULTS_TEXTS.show}
        </Button>
      </Form>
    </div>
  )
}

import '#site/ui/label.css'
import '#site/ui/page-stack.css'
import '#site/ui/chip.css'
import '#site/ui/empty-state.css'
import './results-page.css'
import '#site/ui/only-unscripted.css'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { paths } from '#contract/terms/paths.ts'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { Field } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { CAR_RESULTS_PATH } from '../search/car-query.ts'
import { CarSearch } from '../search/car-search.tsx'
import type { ResultsData } from './results-page-data.ts'
import { carsText, RESULTS_TEXTS } from './results-texts.ts'

/** The search, what was wrong with it, and the cars. */
export function ResultsPage({ data, results }: { data: ResultsData; results: ReactNode }) {
  const { tab, none, failure, cars, ways, waysTitle, href } = data
  const isLoading = useNavigation().location?.pathname === CAR_RESULTS_PATH[tab]
  return (
    <>
      <ResultsStrip key={href} data={data} isOpen={cars === 0 && none === undefined && failure === undefined} />
      <div className="wrap page-stack car-results" aria-busy={isLoading || undefined}>
        {data.group && <GroupOffer {...data.group} />}
        <Notice data={data} />
        {ways.length > 0 && (
          <section className="car-ways">
            <h2 className="label">{waysTitle}</h2>
            <div className="row">
              {ways.map(({ label, href: to }) => (
                <Chip key={to} href={to}>
                  {label}
                </Chip>
              ))}
            </div>
          </section>
        )}
        {cars > 0 && <ResultsFilters data={data} />}
        <p className="car-count" role="status">
          {isLoading ? RESULTS_TEXTS.loading : cars > 0 && carsText(cars)}
        </p>
        {failure !== undefined && (
          <Status kind="error" retryHref={href}>
            {failure}
          </Status>
        )}
        {none && (
          <EmptyState title={none.title} text={none.text}>
            {none.ways.map(({ label, href: to }, index) => (
              <Button key={to} kind={index === 0 ? 'primary' : 'outline'} href={to}>
                {label}
              </Button>
            ))}
          </EmptyState>
        )}
        {cars > 0 && results}
      </div>
    </>
  )
}

/** What was wrong with the address, a sentence each, and what is shown instead. */
function Notice({ data: { problems, shown, facts } }: { data: ResultsData }) {
  if (problems.length === 0) return null
  const call = facts.phone && problems.some((problem) => problem.includes(facts.phone?.text ?? ''))
  return (
    <Status kind="info">
      {problems.map((problem) => (
        <p key={problem}>{/[.!?]$/.test(problem) ? problem : `${problem}.`}</p>
      ))}
      {shown !== '' && <p>{shown}</p>}
      {call && (
        <p>
          <Link to={`tel:${facts.phone?.e164}`}>{facts.phone?.text}</Link>
        </p>
      )}
    </Status>
  )
}

/** On deep sea: what was asked, and behind "Change search" the forms with it filled in. */
function ResultsStrip({ data, isOpen }: { data: ResultsData; isOpen: boolean }) {
  const { tab, asked, facts, title, lead } = data
  return (
    <div className="sea sea-head strip car-strip">
      <div className="wrap">
        <Breadcrumbs items={[{ label: RESULTS_TEXTS.heading, href: paths.carRental }, { label: title }]} />
        <h1>{title}</h1>
        {lead !== '' && <p>{lead}</p>}
        <details open={isOpen}>
          <summary>
            <Icon name="search" /> {RESULTS_TEXTS.changeSearch}
          </summary>
          <CarSearch tab={tab} given={asked} facts={facts} />
        </details>
      </div>
    </div>
  )
}

const PARTIES = Array.from({ length: CAR_PAX_MAX }, (_, index) => String(index + 1))

/** Normal or luxury, and how many are driven: links and a form, so that prices follow without script too. */
function ResultsFilters({ data: { tab, asked, types } }: { data: ResultsData }) {
  const { passengers = '', ...others } = asked
  return (
    <div className="spread car-filters">
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

import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import '#site/ui/chip.css'
import '#site/ui/empty-state.css'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { CAR_RESULTS_PATH } from '../search/car-query.ts'
import { ResultsFilters } from './results-filters.tsx'
import './results-page.css'
import type { ResultsData } from './results-page-data.ts'
import { ResultsStrip } from './results-strip.tsx'
import { carsText, RESULTS_TEXTS } from './results-texts.ts'

/** The search, what was wrong with it, and the cars. */
export function ResultsPage({ data, results }: { data: ResultsData; results: ReactNode }) {
  const { tab, none, failure, cars, ways, waysTitle, href } = data
  const isLoading = useNavigation().location?.pathname === CAR_RESULTS_PATH[tab]
  return (
    <>
      <ResultsStrip key={href} data={data} isOpen={cars === 0 && none === undefined && failure === undefined} />
      <div className="wrap car-results" aria-busy={isLoading || undefined}>
        {data.group && <GroupOffer {...data.group} />}
        <Notice data={data} />
        {ways.length > 0 && (
          <section className="car-ways">
            <h2>{waysTitle}</h2>
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

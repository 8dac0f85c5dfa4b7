import type { Plan, settleParties } from '#contract/office/disruption-changes.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Answer } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/refused.tsx'

/** Each party with where it goes, or why it does not. */
export function PlanRows({ rows }: Pick<Plan, 'rows'>) {
  return (
    <ul className="disruption-plan" aria-label="What becomes of each">
      {rows.map((row) => (
        <li key={row.partyId} data-off={!row.fits || undefined}>
          <Icon name={row.fits ? 'check' : 'alert'} />
          <p>
            <b>{row.name}</b>, {counted(row.people, 'person', 'people')}
            <br />
            {row.words}
            {row.fits && !row.isTogether && ', not together'}
            {costsOf(row)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function costsOf({ charged, back, borne, words }: Plan['rows'][number]): string {
  const parts = [
    ...(charged > 0 ? [`pays ${formatRupees(charged)} more`] : []),
    ...(back > 0 && !words.includes('goes back') ? [`${formatRupees(back)} goes back`] : []),
    ...(borne > 0 ? [`we bear ${formatRupees(borne)}`] : []),
  ]
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`
}

type Result = Answer<typeof settleParties>['results'][number]

/** What became of each. */
export function Results({ results, onClose }: { results: Result[]; onClose: () => void }) {
  const done = results.filter(({ isDone }) => isDone).length
  const failed = results.length - done
  return (
    <div className="stack">
      {done > 0 && <Note kind="good">{counted(done, 'party is', 'parties are')} settled.</Note>}
      {failed > 0 && <Note kind="warn">{counted(failed, 'party is', 'parties are')} as before.</Note>}
      <ul className="disruption-plan" aria-label="What became of each">
        {results.map(({ partyId, name, words, isDone }) => (
          <li key={partyId} data-off={!isDone || undefined}>
            <Icon name={isDone ? 'check' : 'alert'} />
            <p>
              <b>{name}</b>
              <br />
              {words}
            </p>
          </li>
        ))}
      </ul>
      <Button kind="primary" wide onClick={onClose}>
        Back to the desk
      </Button>
    </div>
  )
}

import { Status } from '#site/ui/status.tsx'
import type { CarFormFacts } from './car-stops-loader.ts'
import type { CarFieldName } from './judge-car-form.ts'
import { SEARCH_TEXTS } from './search-texts.ts'

/** `turn` counts the searches that were not made, so that the same words are said again. */
export type CarProblem = { text: string; field: CarFieldName; turn: number }

/** Why the search was not made; a pick-up too soon is a matter for the telephone. */
export function ProblemNote({ problem, phone }: { problem: CarProblem | undefined; phone: CarFormFacts['phone'] }) {
  if (problem === undefined) return null
  return (
    <Status key={problem.turn} kind="error">
      {problem.text}
      {phone && problem.text.includes(phone.text) && (
        <>
          {' '}
          <a href={`tel:${phone.e164}`}>
            {SEARCH_TEXTS.call} {phone.text}
          </a>
        </>
      )}
    </Status>
  )
}

import type { OperatorResponse } from '#contract/v1/ferries.ts'
import type {
  FerryOperator,
  OperatorSailing,
  SailingSearch,
  SailingsResponse,
} from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Log } from '#server/adapters/log/log.ts'

/** A search responds within four seconds, whichever operator is slow (public API); the rest is left for the transfer. */
const OPERATORS_MS = 3_800

/** All operators: our own inventory, whose errors are thrown, and others, which may be unavailable. */
export type Fleet = { own: FerryOperator; others: readonly FerryOperator[]; log?: Log }

export type Sailings = { trips: OperatorSailing[]; operators: OperatorResponse[] }

/** Searches all operators at once; sailings by departure, and which operators responded in time. */
export async function askOperators({ own, others, log }: Fleet, request: SailingSearch): Promise<Sailings> {
  const asked = [own, ...others]
  const answers = await Promise.all([
    own.searchSailings(request),
    ...others.map((operator) => inTime(operator.searchSailings(request), log)),
  ])
  const trips = answers.flatMap((answer) => (answer.state === 'answered' ? answer.trips : []))
  const operators = answers.flatMap((answer, index) =>
    answer.state === 'answered'
      ? answer.companies.map((company) => ({ ...company, answered: true }))
      : (asked[index]?.companies ?? []).map((company) => ({ ...company, answered: false })),
  )
  return { trips: trips.sort(byDeparture), operators }
}

/** Operators do not throw for their own failures: an error is a bug of ours, and the other operators still count. */
async function inTime(answer: Promise<SailingsResponse>, log: Log | undefined): Promise<SailingsResponse> {
  const { promise: late, resolve } = Promise.withResolvers<SailingsResponse>()
  const timer = setTimeout(() => resolve({ state: 'unanswered' }), OPERATORS_MS)
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    log?.error({ event: 'ferry_operator_broke', err: error }, 'A ferry operator could not be asked')
    return { state: 'unanswered' }
  } finally {
    clearTimeout(timer)
  }
}

function byDeparture(one: OperatorSailing, other: OperatorSailing): number {
  const at = ({ departureTime, tripId }: OperatorSailing) => `${departureTime} ${tripId}`
  return at(one) < at(other) ? -1 : 1
}

/** The operator of a sailing. Other operators recognise their ids by a prefix, so they come first. */
export function operatorOf({ own, others }: Fleet, sailingId: string): FerryOperator {
  return others.find((operator) => operator.isSailingOf(sailingId)) ?? own
}

/**
 * Whether an operator that is not ours has that sailing at this moment; `unanswered` when only it could say and does not.
 * Our own sailings are in our tables and need no request.
 */
export async function confirmSailing(
  operators: readonly FerryOperator[],
  sailingId: string,
  now: Date,
): Promise<'found' | 'missing' | 'unanswered'> {
  const operator = operators.find((each) => each.isSailingOf(sailingId))
  return operator === undefined ? 'missing' : (await operator.seatMap(sailingId, now)).state
}

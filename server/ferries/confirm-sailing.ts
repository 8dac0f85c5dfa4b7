import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'

/**
 * Whether an operator that is not ours has that sailing at this moment; `unanswered` when only it could say and does not.
 * Our own sailings are in our tables: nobody is asked about them.
 */
export async function confirmSailing(
  operators: readonly FerryOperator[],
  sailingId: string,
  now: Date,
): Promise<'found' | 'missing' | 'unanswered'> {
  const operator = operators.find((each) => each.isSailingOf(sailingId))
  return operator === undefined ? 'missing' : (await operator.seatMap(sailingId, now)).state
}

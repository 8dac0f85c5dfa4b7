import { PackageFields } from '#contract/office/packages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { UNKNOWN_PACKAGE } from '../../packages/change-package.ts'
import { findPackage } from '../../packages/store.ts'
import { checked } from '../checked.ts'
import type { Given, ImportRun, Values } from '../part.ts'
import { publishPackage } from './packages.ts'

type ListName = 'days' | 'stays'
type Numbered<Row, Name extends ListName> = {
  list: Name
  /** The column with the number of a row in its list. */
  column: keyof Row & string
  /** The refusal of a gap, by the number that is next. */
  gap: (next: number) => string
  /** One of the list, of what a row says and what stood there. */
  itemOf: (values: Row, before: PackageFields[Name][number] | undefined) => unknown
}

/** How rows are written that follow one another in a package: all rows of one package are published at once. */
export function rowsOfPackage<Row extends Values & { packageId: string }, Name extends ListName>(
  numbered: Numbered<Row, Name>,
) {
  return {
    problem: async ({ tx }: ImportRun, { values }: Given<Row>) =>
      (await findPackage(tx, values.packageId)) === undefined
        ? invalid('packageId', UNKNOWN_PACKAGE.message)
        : undefined,
    recordOf: ({ packageId }: Row) => packageId,
    saveRows: async (run: ImportRun, rows: readonly Given<Row>[]): Promise<Result<unknown, ApiRefusal>> => {
      const [first] = rows
      if (first === undefined) return fail(UNKNOWN_PACKAGE)
      return publishPackage(run, first.values.packageId, (current) => withRows(numbered, current[numbered.list], rows))
    },
  }
}

function withRows<Row extends Values, Name extends ListName>(
  { list, column, gap, itemOf }: Numbered<Row, Name>,
  current: PackageFields[Name],
  rows: readonly Given<Row>[],
): Result<Partial<PackageFields>, ApiRefusal> {
  const next: unknown[] = [...current]
  const numberOf = ({ values }: Given<Row>) => Number(values[column])
  for (const row of rows.toSorted((one, other) => numberOf(one) - numberOf(other))) {
    if (numberOf(row) > next.length + 1) return fail(invalid(column, gap(next.length + 1)))
    next[numberOf(row) - 1] = itemOf(row.values, current[numberOf(row) - 1])
  }
  const parsed = checked(PackageFields.shape[list], next, column)
  return parsed.ok ? ok({ [list]: parsed.value }) : parsed
}

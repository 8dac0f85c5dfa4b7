import { databaseUnavailable } from '#server/http/database-unavailable.ts'

/**
 * Runs `work` for each id in turn; an error of one does not stop the others. Returns the first error, for the caller to throw at the end.
 * While the database is unavailable all would fail, so that error is thrown at once.
 */
export async function runEach(ids: readonly string[], work: (id: string) => Promise<void>): Promise<Error | undefined> {
  let first: Error | undefined
  for (const id of ids) {
    try {
      await work(id)
    } catch (error) {
      if (databaseUnavailable(error) !== undefined) throw error
      first ??= new Error(`Nothing could be done for ${id}`, { cause: error })
    }
  }
  return first
}

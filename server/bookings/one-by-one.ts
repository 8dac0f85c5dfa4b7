import { databaseUnavailable } from '#server/http/database-unavailable.ts'

/**
 * Does the same for each of these, so that one with which it cannot be done keeps nobody else waiting; answers what stood in the
 * way of the first such, to be thrown when everything else is done. Without the database nothing can be done for anybody: thrown at once.
 */
export async function oneByOne(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<Error | undefined> {
  let trouble: Error | undefined
  for (const id of ids) {
    try {
      await work(id)
    } catch (error) {
      if (databaseUnavailable(error) !== undefined) throw error
      trouble ??= new Error(`Nothing could be done for ${id}`, { cause: error })
    }
  }
  return trouble
}

/** A model that changes during every read is used after this many reads, although slightly stale. */
const READS_MAX = 3

type Response<Answer> = { answer: Answer; isCurrent: boolean }

/**
 * Caches the result of `read`. Each query uses the cached model and checks its version in the database; when stale, the model is read
 * again and the query repeated. Concurrent callers share one read.
 */
export function versionedModel<Model>(read: () => Promise<Model>) {
  let model: { it: Model } | undefined
  let reading: Promise<{ it: Model }> | undefined
  const readOnce = (): Promise<{ it: Model }> => {
    reading ??= read()
      .then((it) => ({ it }))
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  return async <Answer>(query: (model: Model) => Promise<Response<Answer>>): Promise<Answer> => {
    for (let reads = 1; ; reads += 1) {
      model ??= await readOnce()
      const used = model
      const { answer, isCurrent } = await query(used.it)
      if (isCurrent || reads === READS_MAX) return answer
      if (model === used) model = undefined
    }
  }
}

/** A model that changes during every read is answered from after this many, stale by a moment. */
const READS_MAX = 3

type Response<Answer> = { answer: Answer; isCurrent: boolean }

/**
 * Caches what `read` returns. Each query is answered from the cached model, together with a look at its version in the database:
 * when the model was stale, it is read again and the query repeated. Concurrent callers share one read.
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

/** What changes faster than it is read is answered as it was a moment ago. */
const READINGS_MAX = 3

type Asked<Answer> = { answer: Answer; isCurrent: boolean }

/**
 * Keeps a copy of what `read` brings and answers from it. Each answer comes with word from the database whether the copy was
 * still true; when not, it is read again and asked once more. Callers that come together share one reading.
 */
export function keptCopy<Copy>(read: () => Promise<Copy>) {
  let copy: { it: Copy } | undefined
  let reading: Promise<{ it: Copy }> | undefined
  const readOnce = (): Promise<{ it: Copy }> => {
    reading ??= read()
      .then((it) => ({ it }))
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  return async <Answer>(ask: (copy: Copy) => Promise<Asked<Answer>>): Promise<Answer> => {
    for (let readings = 1; ; readings += 1) {
      copy ??= await readOnce()
      const used = copy
      const { answer, isCurrent } = await ask(used.it)
      if (isCurrent || readings === READINGS_MAX) return answer
      if (copy === used) copy = undefined
    }
  }
}

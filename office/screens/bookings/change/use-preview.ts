import { useEffect, useState } from 'react'
import { type LineChangePreview, type LineTo, previewLineChange } from '#contract/office/line-changes.ts'
import { callOffice, type OfficeFailure } from '../../../call.ts'

type Found = { of: string; key: string; preview?: LineChangePreview; failure?: OfficeFailure }
export type Preview = {
  preview: LineChangePreview | undefined
  failure: OfficeFailure | undefined
  isPending: boolean
  /** Of the change that was previewed: sent twice, it changes once. */
  key: string
  /** Asks anew, as where the price was another by now. */
  again: () => void
}

/** What a change would do now; asked for at each choice, and the answer to an older choice is left aside. */
export function usePreview(ref: string, id: string, to: LineTo | undefined): Preview {
  const [found, setFound] = useState<Found>()
  const [turn, setTurn] = useState(0)
  const choice = to && JSON.stringify(to)
  const of = `${turn} ${choice ?? ''}`
  useEffect(() => {
    if (choice === undefined) return
    const abort = new AbortController()
    const asked = { query: { ref, id }, body: { to: JSON.parse(choice) as LineTo }, signal: abort.signal }
    void callOffice(previewLineChange, asked).then((answer) => {
      if (abort.signal.aborted) return
      setFound({ of, key: newKey(), ...(answer.ok ? { preview: answer.value.change } : { failure: answer.error }) })
    })
    return () => abort.abort()
  }, [ref, id, choice, of])
  const isOfNow = found?.of === of
  return {
    preview: isOfNow ? found.preview : undefined,
    failure: isOfNow ? found.failure : undefined,
    key: found?.key ?? '',
    isPending: choice !== undefined && !isOfNow,
    again: () => setTurn((before) => before + 1),
  }
}

const KEY_BYTES = 16

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

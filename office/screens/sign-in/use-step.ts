import { useState } from 'react'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { type Answer, type Asked, callOffice, type OfficeFailure } from '../../call.ts'

/** A call of the way in: whether it is out, and the refusal in the server's words, by field where it names one. */
export function useStep() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<OfficeFailure>()
  const run = async <Endpoint extends AnyOfficeEndpoint>(
    endpoint: Endpoint,
    asked: Asked<Endpoint>,
  ): Promise<Answer<Endpoint> | undefined> => {
    setBusy(true)
    setFailure(undefined)
    const answer = await callOffice(endpoint, asked)
    setBusy(false)
    if (answer.ok) return answer.value
    setFailure(answer.error)
    return undefined
  }
  const errorOf = (field: string) => failure?.errors.find((each) => each.field === field)?.message
  return { run, busy, failure, errorOf, refuse: setFailure }
}

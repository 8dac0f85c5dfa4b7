import { keepPreviousData, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, type Asked, askOffice, type OfficeError, type OfficeFailure } from './call.ts'

type Kept<Body> = {
  enabled?: boolean
  everyMs?: number
  /** Of a call that answers a question too long for an address. */
  body?: Body
}

/**
 * What a call that reads brings, kept and asked for anew when the window is looked at again: `data`, `error.failure.message`,
 * `isPending`, `refetch`. While a new question is out, the old answer stays.
 */
export function useOffice<Endpoint extends AnyOfficeEndpoint>(
  endpoint: Endpoint,
  query?: Asked<Endpoint>['query'],
  { enabled = true, everyMs, body }: Kept<Asked<Endpoint>['body']> = {},
): UseQueryResult<Answer<Endpoint>, OfficeError> {
  return useQuery<Answer<Endpoint>, OfficeError>({
    queryKey: [callKey(endpoint), query ?? {}, ...(body === undefined ? [] : [body])],
    queryFn: ({ signal }) => askOffice(endpoint, { query, body, signal }),
    enabled,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
}

export type Deed<Endpoint extends AnyOfficeEndpoint> = {
  /** Brings the answer, or undefined where it was refused: `failure` then says why. */
  run: (asked: Asked<Endpoint>) => Promise<Answer<Endpoint> | undefined>
  busy: boolean
  failure: OfficeFailure | undefined
  clear: () => void
}

/** A call that changes something. What the reading calls of `renews` have brought is asked for anew after it; none named renews all. */
export function useDeed<Endpoint extends AnyOfficeEndpoint>(
  endpoint: Endpoint,
  renews?: readonly AnyOfficeEndpoint[],
): Deed<Endpoint> {
  const client = useQueryClient()
  const mutation = useMutation<Answer<Endpoint>, OfficeError, Asked<Endpoint>>({
    mutationFn: (asked) => askOffice(endpoint, asked),
    onSuccess: async () => {
      if (renews === undefined) await client.invalidateQueries()
      else await Promise.all(renews.map((each) => client.invalidateQueries({ queryKey: [callKey(each)] })))
    },
  })
  return {
    run: (asked) => mutation.mutateAsync(asked).catch(() => undefined),
    busy: mutation.isPending,
    failure: mutation.error?.failure,
    clear: mutation.reset,
  }
}

/** After a call that was made without useDeed: the list of a resource (resources.ts) and what useOffice keeps are asked for anew. */
export function useRenewList(resource: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [resource] })
}

/** After a call that was made without useDeed: what a reading call has brought is asked for anew. */
export function useRenewCall(endpoint: AnyOfficeEndpoint): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [callKey(endpoint)] })
}

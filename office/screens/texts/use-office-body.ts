import { useQuery } from '@tanstack/react-query'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, type Asked, askOffice, type OfficeError, type OfficeFailure } from '../../call.ts'

/** What a call brings that only reads, but is asked with a body: a preview of what is being typed. */
export function useOfficeBody<Endpoint extends AnyOfficeEndpoint>(
  endpoint: Endpoint,
  body: Asked<Endpoint>['body'],
  enabled = true,
): { answer: Answer<Endpoint> | undefined; failure: OfficeFailure | undefined } {
  const { data, error } = useQuery<Answer<Endpoint>, OfficeError>({
    queryKey: [callKey(endpoint), body],
    // Asked is what the endpoint takes; its query is empty.
    queryFn: ({ signal }) => askOffice(endpoint, { body, signal } as Asked<Endpoint>),
    enabled,
    retry: false,
  })
  return { answer: data, failure: error?.failure }
}

import { useQueryClient } from '@tanstack/react-query'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { callKey } from '#contract/v1/endpoint.ts'

/** After a form has saved: what a call has read is asked for anew. */
export function useRenew(endpoint: AnyOfficeEndpoint): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [callKey(endpoint)] })
}

import { useQueryClient } from '@tanstack/react-query'
import { callKey } from '#contract/v1/endpoint.ts'
import type { OfficeFailure } from '../../call.ts'
import { useOffice } from '../../use-office.ts'
import { type OfficeRecord, type RecordKind, recordIn } from './record-kind.ts'

export type AskedRecord<One> = {
  record: One | undefined
  failure: OfficeFailure | undefined
  retry: () => void
  /** Shows what a change has brought, and has its list asked for anew. */
  take: (record: One) => void
  /** Asks for the record anew. */
  renew: () => void
}

/** One record of a kind. */
export function useRecord<One extends OfficeRecord>(kind: RecordKind, id: string): AskedRecord<One> {
  const client = useQueryClient()
  const { data, error, refetch } = useOffice(kind.read, { id })
  const found = data === undefined ? undefined : recordIn<One | undefined>(kind, data)
  const take = (record: One) => {
    client.setQueryData([callKey(kind.read), { id }], { status: 1, [kind.name]: record })
    void client.invalidateQueries({ queryKey: [kind.resource] })
  }
  // While another record is asked for, the answer before is still there.
  const record = found?.id === id ? found : undefined
  return { record, failure: error?.failure, retry: () => void refetch(), take, renew: () => void refetch() }
}

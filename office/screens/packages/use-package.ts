import { useQueryClient } from '@tanstack/react-query'
import { fetchOfficePackage, listPackageVersions, type OfficePackage } from '#contract/office/packages.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import type { OfficeFailure } from '../../call.ts'
import { useOffice } from '../../use-office.ts'

type AskedPackage = {
  found: OfficePackage | undefined
  failure: OfficeFailure | undefined
  retry: () => void
  /** Shows what a change has brought, and has the lists asked for anew. */
  take: (found: OfficePackage) => void
}

/** One package with its days, stays, pictures and draft. */
export function usePackage(id: string): AskedPackage {
  const client = useQueryClient()
  const { data, error, refetch } = useOffice(fetchOfficePackage, { id })
  const take = (found: OfficePackage) => {
    client.setQueryData([callKey(fetchOfficePackage), { id: found.id }], { status: 1, package: found })
    void client.invalidateQueries({ queryKey: ['packages'] })
    void client.invalidateQueries({ queryKey: [callKey(listPackageVersions)] })
  }
  // While another package is asked for, the answer before is still there.
  const found = data?.package.id === id ? data.package : undefined
  return { found, failure: error?.failure, retry: () => void refetch(), take }
}

import type { DataProvider, RaRecord } from 'ra-core'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { askOffice } from './call.ts'
import { type OfficeResource, RESOURCES } from './resources.ts'

/** ra-core's questions as calls of the office's API. */
export function officeDataProvider(): DataProvider {
  const provider = {
    getList: async (name: string, { pagination, sort, filter, signal }: ListParams) => {
      const query = {
        page: pagination?.page,
        perPage: pagination?.perPage,
        sort: sort?.field,
        order: sort?.order,
        ...filter,
      }
      // Each list answers by `listOf`.
      const { rows, total } = (await askOffice(resourceOf(name).list, { query, signal })) as Rows
      return { data: rows, total }
    },
    getOne: async (name: string, { id, signal }: { id: unknown; signal?: AbortSignal }) => ({
      data: recordIn(name, await askOffice(callOf(name, 'one'), { query: { id }, signal })),
    }),
    getMany: async (name: string, { ids }: { ids: unknown[] }) => ({
      data: (await Promise.all(ids.map((id) => provider.getOne(name, { id })))).map(({ data }) => data),
    }),
    getManyReference: async (
      name: string,
      { target, id, filter, ...params }: ListParams & { target: string; id: unknown },
    ) => provider.getList(name, { ...params, filter: { ...filter, [target]: id } }),
    create: async (name: string, { data }: { data: object }) => ({
      data: recordIn(name, await askOffice(callOf(name, 'create'), { body: data })),
    }),
    update: async (name: string, { id, data, previousData }: UpdateParams) => ({
      data: recordIn(
        name,
        await askOffice(callOf(name, 'update'), { query: { id }, body: changesOf(data, previousData) }),
      ),
    }),
    updateMany: async (name: string, { ids, data }: { ids: unknown[]; data: object }) => {
      await Promise.all(ids.map((id) => askOffice(callOf(name, 'update'), { query: { id }, body: data })))
      return { data: ids }
    },
    delete: async (name: string, { id, previousData }: { id: unknown; previousData?: object }) => {
      await askOffice(callOf(name, 'remove'), { query: { id } })
      return { data: { id, ...previousData } }
    },
    deleteMany: async (name: string, { ids }: { ids: unknown[] }) => {
      await Promise.all(ids.map((id) => askOffice(callOf(name, 'remove'), { query: { id } })))
      return { data: ids }
    },
  }
  // ra-core types each answer by the record its caller names; the contract has said what it is.
  return provider as unknown as DataProvider
}

type Rows = { rows: RaRecord[]; total: number }
type ListParams = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Record<string, unknown>
  signal?: AbortSignal
}
type UpdateParams = { id: unknown; data: Record<string, unknown>; previousData?: Record<string, unknown> }

function resourceOf(name: string): OfficeResource {
  const resource = RESOURCES[name]
  if (resource === undefined) throw new Error(`resources.ts has no ${name}`)
  return resource
}

function callOf(name: string, kind: 'one' | 'create' | 'update' | 'remove'): AnyOfficeEndpoint {
  const call = resourceOf(name)[kind]
  if (call === undefined) throw new Error(`resources.ts names no call to ${kind} ${name}`)
  return call
}

function recordIn(name: string, answer: unknown): RaRecord {
  const { record = 'record' } = resourceOf(name)
  return (answer as Record<string, RaRecord>)[record] as RaRecord
}

/** What differs from before, and the version that was looked at: the server refuses where somebody else was faster. */
export function changesOf(
  data: Record<string, unknown>,
  before: Record<string, unknown> = {},
): Record<string, unknown> {
  const changed = Object.entries(data).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
  return { ...Object.fromEntries(changed), ...(before.version === undefined ? {} : { version: before.version }) }
}

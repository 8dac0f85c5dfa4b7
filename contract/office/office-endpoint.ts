import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import type { Operation } from '../terms/staff-roles.ts'
import { type Endpoint, endpoint } from '../v1/endpoint.ts'

/** A call under `/api/office`. `operation` is what the role of whoever asks must allow; null where nobody is signed in yet. */
export type OfficeEndpoint<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType> = Endpoint<
  Query,
  Body,
  Output
> & { operation: Operation | null }

export type AnyOfficeEndpoint = OfficeEndpoint<z.ZodType, z.ZodType, z.ZodType>

export const NoQuery = z.strictObject({})
export const NoBody = z.undefined()
export const EmptyBody = z.strictObject({})

type Declared<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType> = Pick<
  OfficeEndpoint<Query, Body, Output>,
  'operation' | 'method' | 'path' | 'summary' | 'query' | 'body' | 'response'
> & { refusals?: readonly string[]; success?: 200 | 201 | 202 }

export function officeEndpoint<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>({
  operation,
  refusals = [],
  success = 200,
  ...declared
}: Declared<Query, Body, Output>): OfficeEndpoint<Query, Body, Output> {
  const call = { ...declared, refusals, success, noun: 'office', private: true, failure: FAILURE.other } as const
  return { ...endpoint(call), operation }
}

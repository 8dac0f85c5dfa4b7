import { z } from 'zod'
import type { AnyEndpoint, CallMethod } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'

/** The declared call of a path below `/api/v1`, its query aside. */
export function endpointOf(method: string, path: string): AnyEndpoint | undefined {
  const [bare = ''] = path.split('?', 1)
  return endpoints.find(
    (each) =>
      each.method === (method as CallMethod) && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  )
}

/** Every field that a schema declares, as `.list[].name`; `.*` is any name of a record, and fields of each shape of a union are its fields. */
export function declaredFields(schema: z.ZodType, at = ''): string[] {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = schema.shape
    return Object.entries(shape).flatMap(([name, each]) => [`${at}.${name}`, ...declaredFields(each, `${at}.${name}`)])
  }
  if (schema instanceof z.ZodArray) return declaredFields(schema.element as z.ZodType, `${at}[]`)
  if (schema instanceof z.ZodRecord) return [`${at}.*`, ...declaredFields(schema.valueType as z.ZodType, `${at}.*`)]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => declaredFields(each as z.ZodType, at))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return declaredFields(schema.unwrap() as z.ZodType, at)
  return []
}

/** Every field that a value holds, named alike; where the declaration has a record, names are data. */
export function heldFields(value: unknown, known: ReadonlySet<string>, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => heldFields(each, known, `${at}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => {
    if (each === undefined) return []
    const field = known.has(`${at}.${name}`) ? `${at}.${name}` : known.has(`${at}.*`) ? `${at}.*` : `${at}.${name}`
    return [field, ...heldFields(each, known, field)]
  })
}

/** The fields of an answer that its call does not declare, the envelope aside. */
export function undeclaredFields({ response }: AnyEndpoint, body: Record<string, unknown>): string[] {
  const { status: _, ...told } = body
  const known = new Set(declaredFields(response))
  return [...new Set(heldFields(told, known))].filter((field) => !known.has(field))
}

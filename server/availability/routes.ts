import { ok } from '#contract/terms/result.ts'
import { fetchAvailability } from '#contract/v1/availability.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import type { AvailabilityParts } from '#server/products/product.ts'
import { productOfKind } from '#server/products/registry.ts'

export function availabilityRoutes(api: Api, parts: AvailabilityParts): void {
  implement(api, fetchAvailability, async ({ query }) => {
    const product = productOfKind(query.kind)
    const days = await product.listDays(parts, query)
    return days.ok ? ok({ days: days.value, ...(product.isListPartial?.(parts) && { partial: true }) }) : days
  })
}

import { fail, ok } from '#contract/terms/result.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { countCategories, findCategory, listCategories } from './store.ts'

export function categoryRoutes(api: Api, db: Db): void {
  implement(api, fetchCategories, async ({ query }) => {
    if (query.id !== undefined) {
      const row = await findCategory(db, query.id)
      if (row === undefined) return fail(notFound(fetchCategories.failure))
      return ok({ categoryData: [row], total: 1, page: 1, limit: query.limit })
    }
    const rows = await listCategories(db, query)
    const isAll = query.page === 1 && rows.length < query.limit
    const total = isAll ? rows.length : await countCategories(db)
    return ok({ categoryData: rows, total, page: query.page, limit: query.limit })
  })
}

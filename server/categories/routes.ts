import { fail, ok } from '#contract/terms/result.ts'
import { fetchCategories, type TravelCategory } from '#contract/v1/categories.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'

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

/** Every category, also those no menu shows, in the operator's order. */
function listCategories(db: Db, { limit, page }: { limit: number; page: number }): Promise<TravelCategory[]> {
  const offset = (page - 1) * limit
  return categories(db).orderBy('position').limit(limit).offset(offset).execute()
}

function findCategory(db: Db, id: string): Promise<TravelCategory | undefined> {
  return categories(db).where('id', '=', id).executeTakeFirst()
}

function categories(db: Db) {
  return db
    .selectFrom('category')
    .select(['id as _id', 'id', 'slug', 'name as categoryName'])
    .select(['is_active as isActive', 'is_deleted as isDeleted', 'position as order'])
}

async function countCategories(db: Db): Promise<number> {
  const row = await db
    .selectFrom('category')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
